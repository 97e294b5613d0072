import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { privacy } from '#content/privacy.ts';
import { PolicyText } from '#features/about/PolicyText.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

/** The head of this policy. */
export function head(title: string): Head {
  const { privacyDescription: description } = messagesOf(publicPageMessages).policy;
  return { title, description, canonicalPath: paths.privacy };
}

export function PrivacyPage() {
  const policy = useMessages(privacy)(settings, shopCapabilities);
  return (
    <>
      <Seo head={head(policy.title)} />
      <PolicyText policy={policy} />
    </>
  );
}
