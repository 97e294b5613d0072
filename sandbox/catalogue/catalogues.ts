import { secondShop } from './secondShop.ts';
import { categories, slides, keywords, products } from './demo.ts';
import { withPlainPictures } from './plainPictures.ts';
import type { Catalogue } from './types.ts';
import { bigCatalogue } from '../faults/bigCatalogue.ts';
import { hostileCatalogue } from '../faults/hostileCatalogue.ts';
import { poisonCatalogue } from '../faults/poison.ts';

export const CATALOGUE_NAMES = [
  'demo',
  'plain',
  'another',
  'small',
  'empty',
  '100',
  '1k',
  '10k',
  'hostile',
  'poison',
] as const;
export type CatalogueName = (typeof CATALOGUE_NAMES)[number];

const demo: Catalogue = { products, slides, categories, keywords };

const makers: Record<CatalogueName, () => Catalogue> = {
  demo: () => demo,
  plain: () => withPlainPictures(demo),
  another: () => secondShop,
  small: () => ({
    products: products.slice(0, 3),
    slides: slides.slice(0, 1),
    categories: categories.slice(0, 2),
    keywords: keywords.slice(0, 1),
  }),
  empty: () => ({ products: [], slides: [], categories: [], keywords: [] }),
  '100': () => bigCatalogue(demo, 100),
  '1k': () => bigCatalogue(demo, 1000),
  '10k': () => bigCatalogue(demo, 10_000),
  hostile: () => hostileCatalogue(),
  poison: () => poisonCatalogue(demo),
};

const made = new Map<CatalogueName, Catalogue>();

/** Each catalogue is made once, when it is first asked for. */
export function catalogueNamed(name: CatalogueName): Catalogue {
  const known = made.get(name) ?? makers[name]();
  made.set(name, known);
  return known;
}

/** The first product with this id, whatever its other fields hold. */
export function productWithId(catalogue: Catalogue, id: unknown): Record<string, unknown> | undefined {
  if (typeof id !== 'string') return undefined;
  return catalogue.products.filter(isRecord).find((product) => product['_id'] === id);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
