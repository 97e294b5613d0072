import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { policyCopy } from '#content/accountText.ts';
import { textOf } from '#content/copy.ts';
import { privacy } from '#content/privacy.ts';
import type { Head } from '#domain/head.ts';
import { PolicyText } from '#features/policy/PolicyText.tsx';
import { useCopy } from '#lib/hooks/useCopy.ts';
import { Seo } from '#seo/Seo.tsx';

/** The head of this policy. */
export function head(title: string): Head {
  return { title, description: textOf(policyCopy).privacyDescription, canonicalPath: paths.privacy, isIndexed: true };
}

export function PrivacyPage() {
  const policy = useCopy(privacy)(settings.shopName);
  return (
    <>
      <Seo head={head(policy.title)} />
      <PolicyText policy={policy} />
    </>
  );
}
