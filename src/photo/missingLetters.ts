import { lettersOf } from '#domain/text/text.ts';

const SIDE_PX = 32;
const FONT = `${SIDE_PX * 0.75}px system-ui, sans-serif`;

/** Never assigned by Unicode: browsers draw it, mostly as a box, as they draw every letter that no font has. */
const UNASSIGNED = '\u0378';

/** Letters that the shop's own typefaces have (photo/typefaces.ts); all others come from the device's fonts. */
const OWN = /^[\0-\u02FF\u0900-\u097F\u0C00-\u0C7F\u2000-\u2044\u20AC\u20B9\u2122\u25CC\uA8E0-\uA8FF]+$/u;

const known = new Map<string, boolean>();

/** The pixels of a letter as the device draws it, as text; null where a canvas cannot be read. */
function drawn(letter: string): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX * 2;
  canvas.height = SIDE_PX * 1.5;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.font = FONT;
  context.fillText(letter, 4, SIDE_PX);
  return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
}

function isMissing(letter: string): boolean {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const picture = drawn(letter);
  const answer = picture !== null && picture === drawn(UNASSIGNED);
  known.set(letter, answer);
  return answer;
}

/**
 * The letters and emoji of a text that no font of this device has, each once: the print would show a box for them. Not
 * detected in Firefox, which draws a different box for each.
 */
export function missingLetters(text: string): readonly string[] {
  return [...new Set(lettersOf(text).filter((letter) => !OWN.test(letter) && isMissing(letter)))];
}
