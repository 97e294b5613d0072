/** The plural forms that the shop's languages have. */
type Forms = { readonly one: string; readonly other: string };

/**
 * The form that a language uses with a whole number: Hindi counts 0 with one, Telugu and English do not. Not
 * Intl.PluralRules, because loading the platform's data delays the opening of a page on a cheap phone.
 */
export function forms(language: 'en' | 'te' | 'hi', count: number, { one, other }: Forms): string {
  return count === 1 || (count === 0 && language === 'hi') ? one : other;
}
