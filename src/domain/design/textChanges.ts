import type { DesignContent } from './design.ts';
import { NEW_TEXT, startOf, TEXT_PRESETS, TEXT_SIZE, type DesignText, type TextSurface } from './designText.ts';
import type { Point } from './photoPlacement.ts';
import type { PressShape } from './pressTable.ts';

/** Letters smaller than this, in millimetres, cannot be read in print. */
const MIN_LETTER_MM = 3;
/** The height of the letter x, as a share of its text line. */
const LETTER_SHARE = 0.5;
/** The line height of the smallest letters that can be read in print, in millimetres. */
export const MIN_LINE_MM = MIN_LETTER_MM / LETTER_SHARE;

/** The preset places of a surface: the middle of a mount has openings. */
export const PRESETS_ON: Readonly<Record<TextSurface, Readonly<Partial<Record<keyof typeof TEXT_PRESETS, Point>>>>> = {
  print: TEXT_PRESETS,
  mount: { top: { x: 0.5, y: 0.09 }, bottom: { x: 0.5, y: 0.91 } },
};

/**
 * How large a text starts on a mount, as a share of its height: as large as the room between openings and edge, because the whole
 * board is small on a screen. Taller letters are drawn smaller.
 */
export const MOUNT_SIZE = 0.055;
/** How a text starts on a mount: in a colour that shows on white. */
const NEW_ON_MOUNT = { size: MOUNT_SIZE, colour: 'ink', at: { x: 0.5, y: 0.91 } } as const;

/** The same text on another surface, where it starts at the foot; a colour that would not show there is replaced. */
export function movedTo(text: DesignText, surface: TextSurface, outline: PressShape): DesignText {
  if (surface === 'print') return { ...text, surface, size: TEXT_SIZE.usual, at: startOf(outline) };
  return { ...text, ...NEW_ON_MOUNT, surface, ...(text.colour !== 'white' && { colour: text.colour }) };
}

/** Where a further text may begin, the place of a first one before all others. A circle is too narrow at the usual foot. */
function beginnings(surface: TextSurface, outline: PressShape): readonly Point[] {
  if (surface === 'mount') return [NEW_ON_MOUNT.at, ...Object.values(PRESETS_ON.mount)];
  const { top, middle, bottom } = TEXT_PRESETS;
  return outline === 'circle' ? [startOf(outline), top, middle] : [startOf(outline), top, middle, bottom];
}

/** A mount has room for a text above its openings and for one below them. */
const MAX_ON_MOUNT = 2;

/**
 * A further text box, set like the last one, at the preset place that is farthest above or below the others of its surface. On a mount
 * that is full it would lie on another text: it starts on the photo.
 */
export function nextText(texts: readonly DesignText[], wanted: TextSurface, outline: PressShape): DesignText {
  const isFull = wanted === 'mount' && texts.filter((text) => text.surface === 'mount').length >= MAX_ON_MOUNT;
  const surface = isFull ? 'print' : wanted;
  const last = texts.at(-1) ?? NEW_TEXT;
  const fresh = { ...(last.surface === surface ? last : movedTo(last, surface, outline)), text: '', surface };
  const others = texts.filter((text) => text.surface === surface);
  const roomAt = ({ y }: Point): number => Math.min(...others.map(({ at }) => Math.abs(at.y - y)));
  const at = beginnings(surface, outline).reduce((best, place) => (roomAt(place) > roomAt(best) ? place : best));
  return { ...fresh, at };
}

/** The same content with one text changed; added at the end where there is none of this index yet. */
export function withText(content: DesignContent, index: number, text: DesignText): DesignContent {
  const { texts } = content;
  return { ...content, texts: index < texts.length ? texts.with(index, text) : [...texts, text] };
}

/** The same content without one of its texts. */
export function withoutText(content: DesignContent, index: number): DesignContent {
  return { ...content, texts: content.texts.toSpliced(index, 1) };
}

/** The same content with a text put back where it was. */
export function withTextAt(content: DesignContent, index: number, text: DesignText): DesignContent {
  return { ...content, texts: content.texts.toSpliced(index, 0, text) };
}

/** True when letters of this size (a share of the print's height) are too small to read on a print of so many millimetres. */
export function isTooSmall(size: number, heightMm: number): boolean {
  return size * heightMm < MIN_LINE_MM;
}
