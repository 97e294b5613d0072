import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { policyCopy } from '#content/accountText.ts';
import { textOf } from '#content/copy.ts';
import { terms } from '#content/terms.ts';
import type { Head } from '#domain/head.ts';
import { PolicyText } from '#features/policy/PolicyText.tsx';
import { useCopy } from '#lib/hooks/useCopy.ts';
import { Seo } from '#seo/Seo.tsx';

/** The head of this policy. */
export function head(title: string): Head {
  return { title, description: textOf(policyCopy).termsDescription, canonicalPath: paths.terms, isIndexed: true };
}

export function TermsPage() {
  const policy = useCopy(terms)(settings.shopName);
  return (
    <>
      <Seo head={head(policy.title)} />
      <PolicyText policy={policy} />
    </>
  );
}
