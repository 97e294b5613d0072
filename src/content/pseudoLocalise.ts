/** Keys whose values are not shown: they name icons, pictures, anchors, subjects and locales. */
const TECHNICAL = new Set(['id', 'icon', 'pic', 'kind', 'picture', 'contactSubject', 'updated', 'locale']);

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  k: 'ķ',
  l: 'ł',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ğ',
  H: 'Ĥ',
  I: 'Í',
  K: 'Ķ',
  L: 'Ł',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ú',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
};

/** A text with an accent on every letter that can have one, and two fifths longer; `given` values are not changed. */
function accented(text: string, given: readonly string[]): string {
  const unchanged = given.filter((part) => part.length > 1 && text.includes(part));
  const [first] = unchanged;
  if (first !== undefined)
    return text
      .split(first)
      .map((part) => accented(part, unchanged.slice(1)))
      .join(first);
  const letters = text.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);
  return letters + ' ~~~'.repeat(/\p{L}/u.test(letters) ? Math.ceil(text.length * 0.1) : 0);
}

/** A dictionary of any shape in accented English: text that bypasses the dictionaries is then visible. */
export function pseudoLocalise<T>(value: T, given: readonly string[] = []): T {
  const of = (inner: unknown): unknown => {
    if (typeof inner === 'string') return accented(inner, given);
    if (typeof inner === 'function')
      return (...parameters: readonly unknown[]): unknown =>
        pseudoLocalise((inner as (...all: readonly unknown[]) => unknown)(...parameters), parameters.map(String));
    if (Array.isArray(inner)) return inner.map(of);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, each]) => [
        key,
        typeof each === 'string' && TECHNICAL.has(key) ? each : of(each),
      ]),
    );
  };
  return of(value) as T;
}
