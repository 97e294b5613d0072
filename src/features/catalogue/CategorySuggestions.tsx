import { Link } from 'react-router-dom';

import { CategoryName } from '#components/CategoryName.tsx';
import { paths } from '#config/paths.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Category } from '#domain/catalogue/category.ts';

type CategorySuggestionsProps = {
  readonly categories: readonly Category[];
};

/**
 * Categories that a search may mean, right below its bar; the count of the products reads them out. Their row is there for
 * every search, and one row only, so that nothing moves when the categories come late, or when a letter changes what is meant.
 */
export function CategorySuggestions({ categories }: CategorySuggestionsProps) {
  const t = useMessages(shopMessages);
  if (categories.length === 0) return <div className="h-14 md:h-12" />;
  return (
    <nav
      aria-labelledby="suggested"
      className="-mx-4 flex items-center gap-2 overflow-x-auto scroll-px-12 px-4 pt-2 pb-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0 md:pt-3 md:pb-0"
    >
      <p id="suggested" className="mr-1 shrink-0 text-small text-ink-3">
        {t.collection.suggestions}
      </p>
      {categories.map(({ id, name }) => (
        <Link
          key={id}
          to={paths.category(name)}
          className="inline-flex min-h-11 max-w-full shrink-0 items-center rounded-full bg-sand px-3.5 text-small font-medium hover:bg-line md:min-h-9"
        >
          <CategoryName name={name} className="truncate" />
        </Link>
      ))}
    </nav>
  );
}
