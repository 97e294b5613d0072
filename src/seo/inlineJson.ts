const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand inside a script element: nothing in it can end the element. JSON.parse gives the value back. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}
