import { useDeferredValue, useMemo } from 'react';

import { COLLECTION_PAGE_SIZE } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { filterProducts } from '#domain/catalogue.ts';
import type { Head } from '#domain/head.ts';
import { fold, type Product } from '#domain/product.ts';
import { dataOr } from '#domain/remote.ts';
import type { Category } from '#domain/shop.ts';
import { itemListData } from '#domain/structured.ts';
import { Collection } from '#features/catalogue/Collection.tsx';
import { collectionTrail } from '#features/catalogue/collectionTrail.ts';
import { StaleNotice } from '#features/catalogue/StaleNotice.tsx';
import { useCatalogueQuery } from '#features/catalogue/useCatalogueQuery.ts';
import { absoluteUrl } from '#seo/site.ts';
import { trailData } from '#seo/structured.ts';
import { useList, useShop, useShopActions } from '#shop/ShopContext.tsx';
import type { ListName } from '#shop/state.ts';
import { Seo } from '#seo/Seo.tsx';

const LISTS: readonly ListName[] = ['products', 'categories'];
const NO_CATEGORIES: readonly Category[] = [];

/** The title says what is ticked and searched for. */
export function titleFor(categories: readonly string[], search: string): string {
  const ticked = categories.join(', ');
  const { collection } = wordsOf(shopWords);
  if (search === '') return ticked === '' ? collection.title : ticked;
  return ticked === '' ? collection.titleFor(search) : `${ticked}: “${search}”`;
}

/** Gifts as a list of links. */
function listOf(gifts: readonly Product[]): object {
  return itemListData(gifts.map(({ id, name }) => ({ name, url: absoluteUrl(paths.product(id)) ?? '' })));
}

type CollectionHead = {
  readonly categories: readonly string[];
  readonly search: string;
  /** The name of the one category that is ticked, as the shop writes it; nothing for any other view. */
  readonly category: string | undefined;
  /** The gifts that the view begins with. */
  readonly gifts: readonly Product[];
};

/** One category of the shop has an address of its own; every other view has that of the bare collection. */
export function head({ categories, search, category, gifts }: CollectionHead): Head {
  const { collection } = wordsOf(shopWords);
  const isCategory = category !== undefined && search === '';
  return {
    title: isCategory ? category : titleFor(categories, search),
    description: isCategory ? collection.descriptionFor(category) : collection.description,
    canonicalPath: isCategory ? paths.category(category) : paths.collection,
    isIndexed: search === '',
    structured: search === '' && settings.siteUrl !== '' ? [...trailData(collectionTrail()), listOf(gifts)] : [],
  };
}

/** The shop's own name of the category, where exactly one is ticked and the shop has it. */
function soleCategory(ticked: readonly string[], known: readonly Category[]): string | undefined {
  const [only = ''] = ticked;
  return ticked.length === 1 ? known.find(({ name }) => fold(name) === fold(only))?.name : undefined;
}

export function CollectionPage() {
  const products = useList('products');
  const categories = useList('categories');
  const query = useCatalogueQuery(dataOr(categories, NO_CATEGORIES));
  // A built page holds the first gifts only, and says how many there are.
  const builtCounts = useShop((state) => (state.products.status === 'ready' ? undefined : state.built?.counts));
  const { reload } = useShopActions();
  // The letter, the tick and the order are painted at once, with any catalogue; all else follows when the browser has time.
  const drawn = useDeferredValue(query);
  const seo = useMemo(() => {
    const gifts = filterProducts(dataOr(products, []), { categories: drawn.categories, search: '' });
    return (
      <Seo
        head={head({
          categories: drawn.categories,
          search: drawn.search,
          category: soleCategory(drawn.categories, dataOr(categories, [])),
          gifts: gifts.slice(0, COLLECTION_PAGE_SIZE),
        })}
      />
    );
  }, [products, categories, drawn]);
  return (
    <>
      {seo}
      <StaleNotice lists={LISTS} />
      <Collection
        asked={query}
        drawn={drawn}
        title={titleFor(drawn.categories, drawn.search)}
        products={products}
        categories={categories}
        builtCounts={builtCounts}
        onRetry={() => void reload('products')}
      />
    </>
  );
}
