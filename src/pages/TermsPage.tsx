import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { terms } from '#content/terms.ts';
import { PolicyText } from '#features/about/PolicyText.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

/** The head of this policy. */
export function head(title: string): Head {
  const { termsDescription: description } = messagesOf(publicPageMessages).policy;
  return { title, description, canonicalPath: paths.terms };
}

export function TermsPage() {
  const policy = useMessages(terms)(settings, shopCapabilities);
  return (
    <>
      <Seo head={head(policy.title)} />
      <PolicyText policy={policy} />
    </>
  );
}
