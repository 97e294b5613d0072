import { emptyContent, type OrderedDesign } from '#domain/design/design.ts';
import type { DesignTarget } from '#domain/design/designIndex.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import type { NewDesign } from '#shop/designs/designActions.ts';

type Fields = Partial<Pick<NewDesign, 'replaces' | 'wasCleared'>> & { readonly size?: string };

/** A design of one photo for a mug, as the screen for the photo hands it on. */
export function aDesign(id: string, target: DesignTarget, { size = 'M', ...fields }: Fields = {}): NewDesign {
  const place = { photo: `photo of ${id}`, pixels: { width: 9, height: 9 }, placement: CENTRED };
  return {
    id,
    content: { ...emptyContent('one', 1), places: [place] },
    product: { productId: 'mug', size, name: 'Photo Mug', category: 'Custom Mugs', subCategory: '' },
    target,
    replaces: null,
    wasCleared: false,
    preview: new Blob(['p']),
    files: new Map([[place.photo, new Blob(['photo'])]]),
    ...fields,
  };
}

/** A design as an order contains it. */
export function anOrderedDesign(fields: Partial<OrderedDesign> & Pick<OrderedDesign, 'id'>): OrderedDesign {
  const texts = { words: 'Ravi', note: 'Thanks', typeface: 'modern', colour: 'white' } as const;
  return { pieces: 1, photos: 1, ...texts, layout: 'one', look: 'plain', revision: 1, ...fields };
}
