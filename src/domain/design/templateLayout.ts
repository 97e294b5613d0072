import { lettersOf } from '#domain/text/text.ts';
import {
  MAX_TEXTS,
  NEW_TEXT,
  printableText,
  TEXT_SIZE,
  type DesignText,
  type TextColour,
  type TextSurface,
} from './designText.ts';
import type { PlacesOffer, Print } from './layouts.ts';
import type { PressShape } from './pressTable.ts';
import { MIN_LINE_MM, MOUNT_SIZE } from './textChanges.ts';
import { filledText, type FieldValues, type ProductKind, type Template, type TemplateStyle } from './template.ts';

/** Where a template is applied: a kind of product, its prints, and what has the texts, which is the mount or the first print. */
export type TemplatePlace = {
  readonly kind: ProductKind;
  readonly offer: PlacesOffer;
  readonly print: Print;
  readonly surface: TextSurface;
};

/** Kinds with room for a few words only. */
const SMALL: ReadonlySet<ProductKind> = new Set(['sticker', 'keychain', 'heartKeychain', 'cube', 'printSet']);

/** True for a product that has the short text of a template: a small one, or one whose outline is narrow at its foot. */
export function isShort({ kind, print: { outline } }: TemplatePlace): boolean {
  return SMALL.has(kind) || outline === 'heart' || outline === 'circle';
}

/** Room between a text and the edge, as a share of the print's shorter side, where the safe margin is not larger. */
const MIN_MARGIN = 0.06;
/** The line height of a short text, as a share of the print's shorter side: a heart has little room below faces. */
const SHORT_SIZE = { heart: 0.085, other: 0.11 } as const;
/** The most of a print's height that texts take at its head or foot; where they would take more they are smaller, by these factors. */
const MAX_BLOCK = { long: 0.3, short: 0.2 } as const;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;
/** How much of its width a print has for a line at its foot. */
const ROOM: Readonly<Record<PressShape, number>> = {
  rectangle: 0.88,
  contour: 0.88,
  arch: 0.88,
  circle: 0.7,
  heart: 0.5,
};
/** A text line is a little higher than the least that can be read in print. */
const READABLE = 1.12;
/**
 * For each script, and for wide letters, in heights of a line: the average width of a letter, and the distance of two lines,
 * whose signs above and below letters need space.
 */
const SCRIPTS = [
  { uses: /\p{Script=Telugu}/u, letter: 0.86, pitch: 1.85 },
  { uses: /\p{Script=Devanagari}/u, letter: 0.66, pitch: 1.45 },
  { uses: /^[&MWmw]$/u, letter: 0.8, pitch: 1.3 },
] as const;
const LATIN = { letter: 0.48, pitch: 1.3 } as const;

const scriptOf = (text: string): { readonly letter: number; readonly pitch: number } =>
  SCRIPTS.find(({ uses }) => uses.test(text)) ?? LATIN;

/** About how wide a line is, in heights of a line. */
function widthOf(line: string): number {
  return lettersOf(line).reduce((sum, letter) => sum + scriptOf(letter).letter, 0);
}

/** A line in two: at its first dot, else at the space that makes the longer half shortest. */
function broken(line: string): readonly string[] {
  const [before, ...after] = line.split(' · ');
  if (before !== undefined && after.length > 0) return [before, after.join(' · ')];
  const words = line.split(' ');
  const halves = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longer = (half: readonly string[]): number => Math.max(...half.map(widthOf));
  return halves.toSorted((a, b) => longer(a) - longer(b))[0] ?? [line];
}

/** A text whose lines are broken where they are wider than `room`, in heights of a line. */
function wrapped(text: string, room: number): string {
  const lines = text.split('\n').flatMap((line) => (widthOf(line) > room ? broken(line) : [line]));
  return printableText(lines.join('\n')).text;
}

/** How far texts stay away from the upper and the lower edge, as shares of the print's height. */
function marginsOf({ piece, shape }: Print): { readonly top: number; readonly bottom: number } {
  const least = MIN_MARGIN * Math.min(1, shape);
  if (piece === null) return { top: least, bottom: least };
  const { safe, trim } = piece;
  return { top: Math.max(least, safe.top / trim.height), bottom: Math.max(least, safe.bottom / trim.height) };
}

/** How much of its width a print has for a line of text, its contour included. */
function roomOn({ piece, outline }: Print): number {
  const safe = piece === null ? 0 : (piece.safe.left + piece.safe.right) / piece.trim.width;
  return Math.min(ROOM[outline], 1 - safe - 0.03);
}

/** A text before it has its place. */
type Sized = Pick<DesignText, 'text' | 'typeface' | 'colour' | 'size'>;

const heightOf = (texts: readonly Sized[]): number =>
  texts.reduce((sum, { text, size }) => sum + text.split('\n').length * size * scriptOf(text).pitch, 0);

/** The middles of texts that are stacked from an edge of the print, as shares of its height. */
const stacked = (texts: readonly Sized[], from: number): readonly number[] =>
  texts.map((text, at) => from + heightOf(texts.slice(0, at)) + heightOf([text]) / 2);

/** On the white paper of a mount letters are dark. */
const ON_PAPER: Readonly<Record<TextColour, TextColour>> = {
  white: 'ink',
  gold: 'maroon',
  ink: 'ink',
  maroon: 'maroon',
  green: 'green',
  blue: 'blue',
};

/** A template of the shop's own may have fewer styles than texts. */
const PLAIN: TemplateStyle = { typeface: 'modern', colour: 'white', size: 0.1 };

/** The styles of a template's texts with what they say, and how many of them are at the head and side by side on a print. */
function setOn({ styles, texts, short, arrangement }: Template, place: TemplatePlace) {
  const [style = PLAIN] = styles;
  if (isShort(place))
    return {
      parts: [{ ...style, size: SHORT_SIZE[place.print.outline === 'heart' ? 'heart' : 'other'], pattern: short }],
      atHead: 0,
      across: 1,
      most: MAX_BLOCK.short,
    };
  const parts = texts.slice(0, MAX_TEXTS).map((pattern, at) => ({ ...(styles[at] ?? style), pattern }));
  if (place.surface === 'mount') {
    const onPaper = parts.map((part) => ({ ...part, colour: ON_PAPER[part.colour], size: MOUNT_SIZE }));
    return { parts: onPaper, atHead: 1, across: 1, most: MAX_BLOCK.long };
  }
  // Phone covers have a camera at the head, arches little room.
  const hasHead = arrangement === 'split' && place.print.outline === 'rectangle';
  return { parts, atHead: hasHead ? 1 : 0, across: arrangement === 'sides' ? parts.length : 1, most: MAX_BLOCK.long };
}

/** The texts of a template on a product at a scale of their size, in their lines; a text without letters is ''. */
function sizedAt(scale: number, set: ReturnType<typeof setOn>, values: FieldValues, print: Print): readonly Sized[] {
  const { piece, shape } = print;
  const readable = piece === null ? 0 : (READABLE * MIN_LINE_MM) / piece.trim.height;
  return set.parts.map(({ pattern, typeface, colour, size }) => {
    const height = Math.min(TEXT_SIZE.most, Math.max(TEXT_SIZE.least, readable, scale * size * Math.min(1, shape)));
    const room = ((roomOn(print) / set.across) * shape) / height;
    return { text: wrapped(filledText(pattern, values), room), typeface, colour, size: height };
  });
}

/**
 * The texts of a template as they are on a product: for each of its texts the design's, or null for one whose fields are all empty. They
 * are as large as they can be without covering more than a part of the photo.
 */
export function textsOf(template: Template, values: FieldValues, place: TemplatePlace): readonly (DesignText | null)[] {
  const { print, surface } = place;
  const set = setOn(template, place);
  const blocksOf = (texts: readonly Sized[]) => {
    const isWritten = ({ text }: Sized): boolean => text !== '';
    return { head: texts.slice(0, set.atHead).filter(isWritten), foot: texts.slice(set.atHead).filter(isWritten) };
  };
  const tried = SCALES.map((scale) => sizedAt(scale, set, values, print));
  const sized =
    tried.find((texts) => Object.values(blocksOf(texts)).every((block) => heightOf(block) / set.across <= set.most)) ??
    tried.at(-1) ??
    [];
  const { head, foot } = blocksOf(sized);
  const { top, bottom } = marginsOf(print);
  const isBeside = set.across > 1;
  const ys = new Map(
    [
      [head, stacked(head, top)] as const,
      [
        foot,
        isBeside ? foot.map((text) => 1 - bottom - heightOf([text]) / 2) : stacked(foot, 1 - bottom - heightOf(foot)),
      ] as const,
    ].flatMap(([texts, middles]) => texts.map((text, at) => [text, middles[at] ?? 0] as const)),
  );
  return sized.map((text, at) => {
    const y = ys.get(text);
    const x = isBeside ? (at + 0.5) / set.across : 0.5;
    // On a print that is too low for its texts they would begin above it.
    return y === undefined ? null : { ...NEW_TEXT, ...text, at: { x, y: Math.min(1, Math.max(0, y)) }, surface };
  });
}
