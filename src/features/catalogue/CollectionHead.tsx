import { categoryLabel } from '#content/categoryLabel.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { SORT_ORDERS, sortOrderOf } from '#domain/product.ts';
import { Icon } from '#ui/Icon.tsx';
import type { CatalogueAddress } from './useCatalogueQuery.ts';

/** The order of the gifts. */
export function SortSelect({ query }: { readonly query: CatalogueAddress }) {
  const t = useWords(shopWords);
  return (
    <div className="relative min-w-50 flex-1">
      <select
        aria-label={t.collection.sort}
        value={query.sort}
        onChange={(event) => query.setSort(sortOrderOf(event.target.value))}
        className="h-12 w-full appearance-none rounded-sm border border-line-ui bg-white pr-11 pl-4 text-body md:min-w-55"
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {t.collection.sortLabels[order]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" className="pointer-events-none absolute top-3.5 right-3" />
    </div>
  );
}

/** What narrows the view, each with a way to take it off. */
export function Chips({ query }: { readonly query: CatalogueAddress }) {
  const t = useWords(shopWords);
  const chips = [
    ...(query.search === '' ? [] : [{ label: `“${query.search}”`, lang: undefined, remove: query.clearSearch }]),
    ...query.categories.map((name) => ({ ...categoryLabel(t, name), remove: () => query.toggleCategory(name, false) })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map(({ label, lang, remove }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            aria-label={t.collection.remove(label)}
            onClick={remove}
            className="inline-flex min-h-11 max-w-full items-center gap-1 rounded-full bg-sand pr-2.5 pl-3.5 text-small font-medium hover:bg-line md:min-h-9"
          >
            <span lang={lang} className="truncate">
              {label}
            </span>
            <Icon name="close" size="small" />
          </button>
        </li>
      ))}
    </ul>
  );
}
