const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, attributes included. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

const JSON_ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a script element, escaped so that it cannot end the element. JSON.parse returns the original value. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>\u2028\u2029]/g, (character) => JSON_ESCAPES[character] ?? character);
}
