import { categoryLabel, type Label } from '#content/categoryLabel.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { SORT_ORDERS, sortOrderOf } from '#domain/product/product.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { Icon } from '#ui/Icon.tsx';
import type { CatalogueQueryState } from './useCatalogueQuery.ts';

type CollectionTitleProps = {
  readonly heading: Label;
  /** The text that says how many products match; '' while unknown. */
  readonly count: string;
  readonly suggested: readonly Category[];
  /** What was searched for and is not sold; null otherwise. */
  readonly notSold: string | null;
};

/** The heading of the view, and a status that announces the count and the suggestions of each new view. */
export function CollectionTitle({ heading, count, suggested, notSold }: CollectionTitleProps) {
  const t = useMessages(shopMessages);
  return (
    <div className="min-w-0">
      <h1 tabIndex={-1} lang={heading.lang} className="-mb-1 line-clamp-3 pb-1 text-h1-phone break-anywhere md:text-h1">
        {heading.label}
      </h1>
      <p role="status" className="mt-2 min-h-5.5 text-ink-3 break-anywhere">
        <span>{count}</span>
        {notSold !== null && <span className="sr-only">{`. ${t.collection.notSold(notSold, undefined)}`}</span>}
        {suggested.length > 0 && (
          <span className="sr-only">
            {t.collection.suggested(suggested.map(({ name }) => categoryLabel(t, name).label).join(', '))}
          </span>
        )}
      </p>
    </div>
  );
}

/** The heading of the filter on a wide screen, with a button that unticks all. */
export function FilterHeading({ query }: { readonly query: CatalogueQueryState }) {
  const t = useMessages(shopMessages);
  return (
    <h2 className="mb-2 flex items-center justify-between border-b border-gold-soft pb-2 font-sans text-body font-semibold tracking-normal">
      <span>{t.collection.categories}</span>
      {query.categories.length > 0 && (
        <button
          type="button"
          onClick={() => {
            query.clearCategories();
            focusHeading();
          }}
          className="text-small text-gold-text underline underline-offset-4"
        >
          {t.collection.clear}
        </button>
      )}
    </h2>
  );
}

/** The order of the products. */
export function SortSelect({ query }: { readonly query: CatalogueQueryState }) {
  const t = useMessages(shopMessages);
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

type ChipsProps = {
  readonly query: CatalogueQueryState;
  /** What the search finds in all categories, where that is more than the ticked ones have; otherwise 0. */
  readonly everywhere: number;
};

/** The search and the ticked categories as chips, each with a button that removes it, and a way out of the categories. */
export function Chips({ query, everywhere }: ChipsProps) {
  const t = useMessages(shopMessages);
  const chips = [
    ...(query.search === '' ? [] : [{ label: `“${query.search}”`, lang: undefined, remove: query.clearSearch }]),
    ...query.categories.map((name) => ({ ...categoryLabel(t, name), remove: () => query.toggleCategory(name, false) })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, lang, remove }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            aria-label={t.collection.remove(label)}
            onClick={() => {
              remove();
              focusHeading();
            }}
            className="inline-flex min-h-11 max-w-full items-center gap-1 rounded-full bg-sand pr-2.5 pl-3.5 text-small font-medium hover:bg-line md:min-h-9"
          >
            <span lang={lang} className="truncate">
              {label}
            </span>
            <Icon name="close" size="small" />
          </button>
        </li>
      ))}
      {everywhere > 0 && (
        <li>
          <button
            type="button"
            onClick={() => {
              query.clearCategories();
              focusHeading();
            }}
            className="min-h-11 px-2 text-small font-semibold text-gold-text underline underline-offset-4 md:min-h-9"
          >
            {t.collection.seeAll(everywhere)}
          </button>
        </li>
      )}
    </ul>
  );
}
