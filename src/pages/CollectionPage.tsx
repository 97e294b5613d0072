import { memo, useEffect, useMemo } from 'react';

import { COLLECTION_PAGE_SIZE } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { categoryLabel, type Label } from '#content/categoryLabel.ts';
import { useLanguage, useMessages, messagesOf } from '#content/messages.ts';
import { loadSearchLexicon, useSearchLexicon } from '#content/searchLexicon.ts';
import { commonMessages, type CommonMessages } from '#content/commonMessages.ts';
import { filterProducts, type Category } from '#domain/catalogue/catalogue.ts';
import { fold, type Product } from '#domain/product/product.ts';
import { itemsOf, LOADING, type Remote } from '#domain/remote.ts';
import { EMPTY_LEXICON } from '#domain/search/lexicon.ts';
import { prepareSearch, prepareGuides } from '#domain/search/search.ts';
import { prepareCategories } from '#domain/search/searchCategories.ts';
import { itemListData } from '#domain/seo/structuredData.ts';
import { Collection, collectionTrail } from '#features/catalogue/Collection.tsx';
import { StaleNotice } from '#features/catalogue/StaleNotice.tsx';
import { useCatalogueQuery, type CatalogueQueryState } from '#features/catalogue/useCatalogueQuery.ts';
import { OwnPhotoChip } from '#features/ownPhoto/OwnPhotoChip.tsx';
import { useAfterPaint } from '#lib/afterPaint.ts';
import { whenIdle } from '#lib/whenIdle.ts';
import { absoluteUrl } from '#seo/site.ts';
import { trailData } from '#seo/shopData.ts';
import { useList, useShop, useShopActions } from '#shop/ShopContext.tsx';
import type { ListName } from '#shop/state.ts';
import { Seo, type Head } from '#seo/Seo.tsx';

const LISTS: readonly ListName[] = ['products', 'categories'];
/** The same element for every view of the collection, which does not render it again. */
const OWN_PHOTO = <OwnPhotoChip />;

/** The title names the ticked categories and the search. */
export function titleFor(categories: readonly string[], search: string): string {
  const t = messagesOf(commonMessages);
  const { collection } = t;
  const ticked = categories.map((name) => categoryLabel(t, name).label).join(', ');
  if (search === '') return ticked === '' ? collection.title : ticked;
  return ticked === '' ? collection.titleFor(search) : `${ticked}: “${search}”`;
}

/** The title with its language: English where it consists of untranslated names only. */
function headingFor(t: CommonMessages, categories: readonly string[], search: string): Label {
  const isForeign = categories.length > 0 && categories.every((name) => categoryLabel(t, name).lang === 'en');
  return { label: titleFor(categories, search), lang: isForeign && search === '' ? 'en' : undefined };
}

/** Products as a list of links. */
function listOf(listed: readonly Product[]): object {
  return itemListData(listed.map(({ id, name }) => ({ name, url: absoluteUrl(paths.product(id)) ?? '' })));
}

type CollectionHead = {
  readonly categories: readonly string[];
  readonly search: string;
  /** The shop's name of the only ticked category; undefined for any other view. */
  readonly category: string | undefined;
  /** The first products of the view. */
  readonly listed: readonly Product[];
};

/** The canonical URL of a single category is its own; every other view has that of the collection. */
export function head({ categories, search, category, listed }: CollectionHead): Head {
  const t = messagesOf(commonMessages);
  const isCategory = category !== undefined && search === '';
  return {
    title: titleFor(isCategory ? [category] : categories, search),
    description: isCategory
      ? t.collection.descriptionFor(categoryLabel(t, category).label, settings.shopTown)
      : t.collection.description,
    canonicalPath: isCategory ? paths.category(category) : paths.collection,
    isVariant: search !== '',
    structured: search === '' && settings.siteUrl !== '' ? [...trailData(collectionTrail(t)), listOf(listed)] : [],
  };
}

/** The shop's name of the category, where exactly one is ticked and the shop has it. */
function soleCategory(ticked: readonly string[], known: readonly Category[]): string | undefined {
  const [only = ''] = ticked;
  return ticked.length === 1 ? known.find(({ name }) => fold(name) === fold(only))?.name : undefined;
}

type CollectionSeoProps = {
  readonly products: Remote<readonly Product[]>;
  readonly categories: Remote<readonly Category[]>;
  readonly drawn: CatalogueQueryState;
};

/** Memoised: it renders again only for another view or language. */
const ViewSeo = memo(function ViewSeo({ products, categories, drawn }: CollectionSeoProps) {
  useLanguage();
  const listed = filterProducts(itemsOf(products), { categories: drawn.categories, search: '' });
  return (
    <Seo
      head={head({
        categories: drawn.categories,
        search: drawn.search,
        category: soleCategory(drawn.categories, itemsOf(categories)),
        listed: listed.slice(0, COLLECTION_PAGE_SIZE),
      })}
    />
  );
});

/** The products are painted before the page's head is updated. */
function CollectionSeo({ drawn, ...lists }: CollectionSeoProps) {
  return <ViewSeo {...lists} drawn={useAfterPaint(drawn)} />;
}

/** Takes each step of some work when the browser is idle, until it is done or other work replaces it. */
function useWhenIdle(work: () => Iterator<unknown>): void {
  useEffect(() => {
    const replaced = new AbortController();
    const take = async (steps: Iterator<unknown>): Promise<void> => {
      do await whenIdle();
      while (!replaced.signal.aborted && !steps.next().done);
    };
    void take(work());
    return () => replaced.abort();
  }, [work]);
}

export function CollectionPage() {
  const t = useMessages(commonMessages);
  const products = useList('products');
  const categories = useList('categories');
  const guides = useList('keywords');
  const query = useCatalogueQuery(itemsOf(categories));
  const lexicon = useSearchLexicon(query.search !== '');
  // A prerendered page has the first products only, and their total number.
  const snapshotCounts = useShop((state) =>
    state.products.status === 'ready' ? undefined : state.prerendered?.counts,
  );
  const isPartial = useShop((state) => state.products.status === 'loading') && snapshotCounts !== undefined;
  const { reload } = useShopActions();
  const list = itemsOf(products);
  const guideList = itemsOf(guides);
  const categoryList = itemsOf(categories);
  useEffect(() => void whenIdle().then(loadSearchLexicon), []);
  useWhenIdle(useMemo(() => () => prepareSearch(list, lexicon), [list, lexicon]));
  useWhenIdle(useMemo(() => () => prepareCategories(categoryList, lexicon), [categoryList, lexicon]));
  useWhenIdle(useMemo(() => () => prepareGuides(guideList), [guideList]));
  return (
    <>
      <CollectionSeo products={products} categories={categories} drawn={query} />
      <StaleNotice lists={LISTS} />
      <Collection
        query={query}
        heading={headingFor(t, query.categories, query.search)}
        // A search among the first products only, or without meanings, would find almost nothing and say so.
        products={query.search !== '' && (isPartial || !lexicon) ? LOADING : products}
        categories={categories}
        guides={guideList}
        lexicon={lexicon ?? EMPTY_LEXICON}
        snapshotCounts={snapshotCounts}
        onRetry={(list) => void reload(list)}
        ownPhoto={OWN_PHOTO}
      />
    </>
  );
}
