import { lettersOf } from '#domain/text/text.ts';
import type { Point } from './photoPlacement.ts';
import type { PressShape } from './pressTable.ts';

/** Typefaces for the text on a product, each with letters for Latin, Telugu and Devanagari. */
export const TYPEFACES = ['modern', 'serif', 'round', 'script'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** Text colours, each with the contour that keeps it legible on any photo. */
export const TEXT_COLOURS = {
  white: { fill: '#ffffff', contour: '#2b1a14' },
  ink: { fill: '#2b1a14', contour: '#ffffff' },
  gold: { fill: '#e3b64c', contour: '#2b1a14' },
  maroon: { fill: '#7a1f2b', contour: '#ffffff' },
  green: { fill: '#1f5a3c', contour: '#ffffff' },
  blue: { fill: '#1d4e89', contour: '#ffffff' },
} as const;
export type TextColour = keyof typeof TEXT_COLOURS;

export const TEXT_ALIGNMENTS = ['left', 'centre', 'right'] as const;
export type TextAlignment = (typeof TEXT_ALIGNMENTS)[number];

/** What a text is on: the (first) print, or the mount around the openings of a collage frame. */
export const TEXT_SURFACES = ['print', 'mount'] as const;
export type TextSurface = (typeof TEXT_SURFACES)[number];

/** A text on a product: up to three lines. */
export type DesignText = {
  readonly text: string;
  readonly typeface: Typeface;
  readonly colour: TextColour;
  /** Height of a text line as a share of its surface's height, TEXT_SIZE.least to TEXT_SIZE.most. */
  readonly size: number;
  readonly align: TextAlignment;
  /** The middle of the text, as shares of its surface. */
  readonly at: Point;
  /** A product without a mount has the text on its print. */
  readonly surface: TextSurface;
};

/** A design has at most this many texts. */
export const MAX_TEXTS = 3;

export const MAX_TEXT_LINES = 3;
export const MAX_TEXT_LINE_LENGTH = 60;
export const TEXT_SIZE = { least: 0.03, most: 0.25, usual: 0.09 } as const;

/** Places where one press puts the text. */
export const TEXT_PRESETS = {
  top: { x: 0.5, y: 0.12 },
  middle: { x: 0.5, y: 0.5 },
  bottom: { x: 0.5, y: 0.88 },
} as const;

/** The text that a new text box starts with, on a print of any shape. */
export const NEW_TEXT: DesignText = {
  text: '',
  typeface: 'modern',
  colour: 'white',
  size: TEXT_SIZE.usual,
  align: 'centre',
  at: TEXT_PRESETS.bottom,
  surface: 'print',
};

/** The texts that are printed: a box without letters is only a field on the screen. */
export function writtenTexts(texts: readonly DesignText[]): readonly DesignText[] {
  return texts.filter(({ text }) => text.trim() !== '');
}

/** All printed texts, one below the other. */
export function allTextOf(texts: readonly DesignText[]): string {
  return writtenTexts(texts)
    .map(({ text }) => text)
    .join('\n');
}

/** Where a new text starts: at the foot of a print, and higher where its outline is narrow there. */
export function startOf(outline: PressShape): Point {
  if (outline === 'heart') return TEXT_PRESETS.middle;
  return outline === 'circle' ? { x: 0.5, y: 0.74 } : TEXT_PRESETS.bottom;
}

/** At most `length` letters, counted as a reader counts them: combined characters are not cut. */
function cutTo(line: string, length: number): string {
  return lettersOf(line).slice(0, length).join('');
}

// Control characters, and characters that change the direction of writing, have no glyph to print.
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** More letters than this, with the spaces between the lines, are on no text. */
const MAX_LETTERS = MAX_TEXT_LINES * (MAX_TEXT_LINE_LENGTH + 1) + 1;

/** A line in pieces of at most 60 letters, broken at spaces; a piece that nothing breaks is longer. */
function brokenLine(line: string): readonly string[] {
  const letters = lettersOf(line).slice(0, MAX_LETTERS);
  const space = letters.lastIndexOf(' ', MAX_TEXT_LINE_LENGTH);
  if (letters.length <= MAX_TEXT_LINE_LENGTH || space < 1) return [line];
  const rest = letters.slice(space + 1).join('');
  return [letters.slice(0, space).join(''), ...(rest === '' ? [] : brokenLine(rest))];
}

/**
 * The printable part of a typed or pasted text: up to three lines of 60 letters, without characters that have no glyph. A longer
 * line goes on in the next.
 */
export function printableText(typed: string): { readonly text: string; readonly isCut: boolean } {
  const typedLines = typed
    .normalize('NFC')
    .toWellFormed()
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replaceAll(UNPRINTABLE, ''));
  const lines = typedLines.slice(0, MAX_TEXT_LINES).flatMap(brokenLine);
  const printable = lines.slice(0, MAX_TEXT_LINES).map((line) => cutTo(line, MAX_TEXT_LINE_LENGTH));
  const isCut =
    Math.max(typedLines.length, lines.length) > MAX_TEXT_LINES || printable.some((line, at) => line !== lines[at]);
  return { text: printable.join('\n'), isCut };
}
