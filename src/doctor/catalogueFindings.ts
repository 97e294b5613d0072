import type { Dropped, ListInspection } from '#api/backendProbe.ts';
import { paths } from '#config/paths.ts';
import type { Category } from '#domain/catalogue/catalogue.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import type { Slide } from '#domain/product/media.ts';
import { firstPicture, fold, isBuyable, type Product } from '#domain/product/product.ts';
import { fileOf } from '#prerender/plan.ts';
import { pictureOrigins } from '#prerender/catalogue.ts';
import { finding, findingOf, type Finding } from './finding.ts';

/** The lists of a backend; null for one that it did not return. */
export type Lists = {
  readonly products: ListInspection<Product> | null;
  readonly slides: ListInspection<Slide> | null;
  readonly categories: ListInspection<Category> | null;
  readonly keywords: ListInspection<Keyword> | null;
};

/** '&amp;' and similar entities, which a shop's export leaves in names. */
const ENTITY = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i;

const placeOf = ({ id, index, why }: Dropped): string => `${id === '' ? `item ${index + 1}` : id} (${why})`;

/** Items that the shop omits from a list, and duplicates. */
function lost(list: string, of: ListInspection<unknown> | null): readonly Finding[] {
  if (of === null) return [];
  return [
    ...findingOf(`${list}.dropped`, 'mend', of.dropped.map(placeOf), 'left out by the shop'),
    ...findingOf(`${list}.doubled`, 'mend', of.doubled, 'left out, since an earlier one has the same id'),
  ];
}

function withEntities(
  list: string,
  of: ListInspection<{ readonly id: string; readonly name: string }> | null,
): readonly Finding[] {
  const found = (of?.records ?? []).flatMap((record, index) =>
    ENTITY.test(String(record['name'])) ? (of?.shown[index] ?? []) : [],
  );
  const [first] = found;
  return findingOf(
    `${list}.entities`,
    'look',
    found.map(({ id }) => id),
    `have HTML in their names: shoppers read “${first?.name ?? ''}”`,
  );
}

/** What a paged backend says about the rest of its list. */
function paged({ rest, total }: ListInspection<Product>): readonly Finding[] {
  const all = Number(rest['totalProducts'] ?? rest['total']);
  const pages = Number(rest['totalPages']);
  if (!(all > total) && !(pages > 1)) return [];
  const whole = all > total ? `${total} of ${all}` : `the first of ${pages} pages`;
  return [finding('products.paged', 'mend', `the list comes in pages: shoppers see ${whole}`)];
}

function productFindings(products: ListInspection<Product>): readonly Finding[] {
  const { shown, total } = products;
  if (shown.length === 0)
    return [
      finding(
        'products.none',
        'mend',
        total === 0 ? 'the list is empty: there is nothing to buy' : 'none can be shown',
      ),
    ];
  const idsOf = (isOne: (product: Product) => boolean): readonly string[] => shown.filter(isOne).map(({ id }) => id);
  const priceless = idsOf((product) => !isBuyable(product));
  const isNothingSold = priceless.length === shown.length;
  return [
    ...findingOf(
      'products.withoutPrice',
      isNothingSold ? 'mend' : 'look',
      priceless,
      isNothingSold ? 'no product has a price: nothing can be bought' : 'have no price: “Price on request”',
    ),
    ...findingOf(
      'products.withoutPicture',
      'look',
      idsOf((product) => firstPicture(product) === undefined),
      'have no picture',
    ),
    ...findingOf(
      'products.withoutCategory',
      'look',
      idsOf(({ category }) => category === ''),
      'are in no category',
    ),
    ...findingOf(
      'products.withoutPage',
      'look',
      idsOf(({ id }) => fileOf(paths.product(id)) === null),
      'have an id that no file can have as its name: search engines find no page of theirs',
    ),
    ...paged(products),
  ];
}

function categoryFindings({ shown }: ListInspection<Category>, products: readonly Product[]): readonly Finding[] {
  const used = new Map(products.map(({ category }) => [fold(category), category]));
  used.delete('');
  const listed = new Set(shown.map(({ name }) => fold(name)));
  return [
    ...findingOf(
      'categories.withoutPage',
      'look',
      shown.filter(({ name }) => fileOf(paths.category(name)) === null).map(({ name }) => name),
      'have a name that no file can have: search engines find no page of theirs',
    ),
    ...findingOf(
      'categories.unlisted',
      'look',
      [...used].flatMap(([folded, name]) => (listed.has(folded) ? [] : [name])),
      'belong to products and are not in the list of categories: they have neither tile nor page',
    ),
    ...findingOf(
      'categories.empty',
      'look',
      shown.filter(({ name }) => !used.has(fold(name))).map(({ name }) => name),
      'have no product',
    ),
  ];
}

function slideFindings({ shown }: ListInspection<Slide>): readonly Finding[] {
  return findingOf(
    'slides.withoutPicture',
    'look',
    shown.filter(({ media }) => !('url' in media)).map(({ id }) => id),
    'have neither a picture nor a clip that can be shown',
  );
}

/** Origins of pictures that the pages' Content-Security-Policy blocks. */
function unnamedOrigins(lists: Lists, own: readonly string[], named: readonly string[]): readonly Finding[] {
  const catalogue = {
    products: lists.products?.shown ?? null,
    slides: lists.slides?.shown ?? null,
    categories: lists.categories?.shown ?? null,
    categoryNames: null,
    keywords: lists.keywords?.shown ?? null,
  };
  return findingOf(
    'pictures.origins',
    'mend',
    pictureOrigins(catalogue, own).filter((origin) => !named.includes(origin)),
    'pictures and clips from there are kept out until VITE_MEDIA_ORIGINS names them',
  );
}

/**
 * What a shopper will see of these lists.
 * @param own URLs of the shop and its backend
 * @param named VITE_MEDIA_ORIGINS
 */
export function catalogueFindings(lists: Lists, own: readonly string[], named: readonly string[]): readonly Finding[] {
  const { products, slides, categories, keywords } = lists;
  return [
    ...lost('products', products),
    ...(products ? productFindings(products) : []),
    ...withEntities('products', products),
    ...lost('categories', categories),
    ...(categories ? categoryFindings(categories, products?.shown ?? []) : []),
    ...withEntities('categories', categories),
    ...lost('slides', slides),
    ...(slides ? slideFindings(slides) : []),
    ...lost('keywords', keywords),
    ...unnamedOrigins(lists, own, named),
  ];
}
