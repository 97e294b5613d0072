import { useMemo } from 'react';

import type { Category } from '#domain/catalogue/catalogue.ts';
import { MAX_SEARCH_LETTERS } from '#config/constants.ts';
import { fold, sortOrderOf, type SortOrder } from '#domain/product/product.ts';
import { useUrlQuery } from '#lib/hooks/UrlQuery.tsx';

/** The query of the collection in the URL, and functions that change it. Every change replaces the history entry. */
export type CatalogueQueryState = ReturnType<typeof useCatalogueQuery>;

const MAX_CATEGORIES = 100;

/**
 * Filter, sort and search live in the URL, so that a view can be bookmarked and shared. A category that the shop
 * has is spelled as the shop spells it, whatever the case in the link.
 */
export function useCatalogueQuery(known: readonly Category[]) {
  const [search, change] = useUrlQuery(String);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const spelling = useMemo(() => new Map(known.map(({ name }) => [fold(name), name])), [known]);
  return useMemo(() => {
    const tickedIn = (params: URLSearchParams): readonly string[] => {
      const asked = new Map(params.getAll('category').map((name) => [fold(name), name.trim()]));
      return [...asked]
        .map(([key, name]) => spelling.get(key) ?? name)
        .filter((name) => name !== '')
        .slice(0, MAX_CATEGORIES);
    };
    return {
      categories: tickedIn(query),
      search: (query.get('search') ?? '').slice(0, MAX_SEARCH_LETTERS).trim(),
      sort: sortOrderOf(query.get('sort')),
      toggleCategory: (name: string, isOn: boolean): void =>
        change((next) => {
          const others = tickedIn(next).filter((category) => fold(category) !== fold(name));
          next.delete('category');
          for (const category of isOn ? [...others, name] : others) next.append('category', category);
        }),
      setSort: (order: SortOrder): void =>
        change((next) => (order === 'relevant' ? next.delete('sort') : next.set('sort', order))),
      clearSearch: () => change((next) => next.delete('search')),
      /** Unticks every category. */
      clearCategories: () => change((next) => next.delete('category')),
      /** Removes categories and search. */
      clearAll: () =>
        change((next) => {
          next.delete('category');
          next.delete('search');
        }),
    };
  }, [query, change, spelling]);
}
