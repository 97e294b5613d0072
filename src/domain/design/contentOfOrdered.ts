import { emptyContent, NOTE_LENGTH, type DesignContent, type OrderedDesign } from './design.ts';
import { NEW_TEXT, printableText, TEXT_PRESETS, writtenTexts, type DesignText } from './designText.ts';

/** The texts of an ordered design; one below the other where the order does not say where they are on the print. */
function textsOfOrdered({ words, typeface, colour, texts }: OrderedDesign): readonly DesignText[] {
  const ordered = texts ?? [{ text: words, typeface, colour }];
  const places = ordered.length === 1 ? [NEW_TEXT.at] : [TEXT_PRESETS.top, TEXT_PRESETS.bottom, TEXT_PRESETS.middle];
  return writtenTexts(
    ordered.map((one, index) => ({
      ...NEW_TEXT,
      at: places[index] ?? NEW_TEXT.at,
      ...one,
      text: printableText(one.text).text,
      typeface: one.typeface ?? NEW_TEXT.typeface,
      colour: one.colour ?? NEW_TEXT.colour,
    })),
  );
}

/** What an order says of a design that is not on this device: its text, note and choices, with its places empty. */
export function contentOfOrdered(ordered: OrderedDesign): DesignContent {
  const { photos, note, layout, look, firstMonth } = ordered;
  return {
    ...emptyContent(layout ?? 'one', Math.max(1, photos)),
    texts: textsOfOrdered(ordered),
    look: look ?? 'plain',
    note: note.slice(0, NOTE_LENGTH),
    ...(firstMonth && { firstMonth }),
  };
}
