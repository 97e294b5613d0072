import { paths } from '#config/paths.ts';
import type { CommonMessages } from '#content/commonMessages.ts';

/** The six links of the header, in order. */
export function headerLinks(t: CommonMessages): readonly { readonly to: string; readonly label: string }[] {
  return [
    { to: paths.home, label: t.nav.home },
    { to: paths.collection, label: t.nav.collection },
    { to: paths.about, label: t.nav.about },
    { to: paths.contact, label: t.nav.contact },
    { to: paths.privacy, label: t.nav.privacy },
    { to: paths.terms, label: t.nav.terms },
  ];
}
