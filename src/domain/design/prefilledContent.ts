/** What a design starts with where it is not empty: what an order says of an earlier one, or the photo for all products. */
import { emptyContent, NOTE_LENGTH, type DesignContent, type OrderedDesign, type PlacedPhoto } from './design.ts';
import { NEW_TEXT, printableText, TEXT_PRESETS, writtenTexts, type DesignText } from './designText.ts';
import { countPlaces, firstLayout, type PlacesOffer } from './layouts.ts';
import type { OwnPhoto } from './storedOwnPhoto.ts';
import { UPPER } from './photoPlacement.ts';

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

/**
 * The photo in every place of a product, as its card shows it: one filled opening beside empty ones would look unfinished. A
 * design that is made without its dialog, or begins in it, has the same content.
 */
export function contentWithPhoto({ photo, pixels, copied }: OwnPhoto, offer: PlacesOffer): DesignContent {
  const layout = firstLayout(offer);
  const content = emptyContent(layout, countPlaces(offer, layout));
  const place: PlacedPhoto = { photo, pixels, placement: UPPER, ...(copied && { copied }) };
  return { ...content, places: content.places.map(() => place) };
}
