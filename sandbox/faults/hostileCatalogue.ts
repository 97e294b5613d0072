import type { Catalogue } from '../catalogue/types.ts';
import { HOSTILE_IDS, HOSTILE_MARKUP, HOSTILE_URLS, giantText, WRONG_TYPES } from './hostileValues.ts';

/** Everything a backend without authentication could be made to send (docs/backend.md, finding 11): text is never harmless. */
export function hostileCatalogue(): Catalogue {
  const texts = [...HOSTILE_MARKUP, giantText()];
  return {
    products: [
      ...texts.map((text, n) =>
        product({ _id: `hostile-text-${n}`, name: text, description: text, category: text, subCategory: text }),
      ),
      ...texts.map((text, n) =>
        product({ _id: `hostile-review-${n}`, reviews: [{ reviewer: text, comment: text, rating: 5 }], sizes: [text] }),
      ),
      ...HOSTILE_URLS.map((url, n) =>
        product({ _id: `hostile-url-${n}`, media: [{ _id: `m${n}`, type: 'image', url }], image: [url] }),
      ),
      ...HOSTILE_IDS.map((_id) => product({ _id, name: `Named ${_id}`, sizes: [_id] })),
      ...wrongFields(product({})),
    ],
    slides: [
      ...HOSTILE_URLS.map((url, n) => ({
        _id: `slide-${n}`,
        name: HOSTILE_MARKUP[n % HOSTILE_MARKUP.length],
        image: [url],
      })),
      ...wrongFields({ _id: 'slide', name: 'Slide', image: ['/media/slides/slide-1.jpg'] }),
    ],
    categories: [
      ...texts.map((name, n) => ({ _id: `category-${n}`, name, image: [HOSTILE_URLS[n % HOSTILE_URLS.length]] })),
      ...HOSTILE_IDS.map((name) => ({ _id: name, name, image: [] })),
      ...wrongFields({ _id: 'category', name: 'Category', image: ['/media/missing.jpg'] }),
    ],
    keywords: [
      ...texts.map((text, n) => keyword(`hostile-${n}`, text)),
      ...HOSTILE_IDS.map((slug) => keyword(slug, slug)),
      keyword('../../api/user/login', 'A slug that climbs'),
      ...wrongFields(keyword('plain', 'Plain')),
    ],
  };
}

function product(fields: Record<string, unknown>): Record<string, unknown> {
  return {
    _id: 'hostile-plain',
    name: 'Plain frame',
    description: 'A frame.',
    price: 499,
    bestseller: true,
    category: 'Photo Frames',
    sizes: ['M'],
    rating: 4,
    customers: 12,
    reviews: [],
    media: [{ _id: 'm', type: 'image', url: '/media/missing.jpg' }],
    // In microseconds.
    date: 1_735_689_600_000_000,
    ...fields,
  };
}

function keyword(slug: string, text: string): Record<string, unknown> {
  return { _id: `keyword-${slug}`, slug, keyword: text, description: text, content: text };
}

/** One copy of the item for every field and every wrong type, and the wrong types themselves in the list. */
function wrongFields(item: Record<string, unknown>): unknown[] {
  const copies = Object.keys(item).flatMap((field) =>
    WRONG_TYPES.map((wrong, n) =>
      field === '_id' ? { ...item, _id: wrong } : { ...item, _id: `wrong-${field}-${n}`, [field]: wrong },
    ),
  );
  return [...copies, ...WRONG_TYPES];
}
