/** The plural forms that the shop's languages have. */
type Forms = { readonly one: string; readonly other: string };

/** The form that a language uses with a count, by its own rules: Hindi counts 0 with one, Telugu and English do not. */
export function forms(language: string, count: number, { one, other }: Forms): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other;
}
