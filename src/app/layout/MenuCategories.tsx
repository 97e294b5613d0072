import { Link } from 'react-router-dom';

import { CategoryName } from '#blocks/CategoryName.tsx';
import { Picture } from '#blocks/Picture.tsx';
import { paths } from '#config/paths.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Category } from '#domain/shop.ts';
import { dataOr } from '#domain/remote.ts';
import { useWords } from '#content/language.ts';
import { useList } from '#shop/ShopContext.tsx';

/** Categories beyond this many are reached through the collection. */
const MENU_CATEGORIES = 9;

const NONE: readonly Category[] = [];

/** The categories in lamp niches, three to a row; nothing while there are none to show. */
export function MenuCategories({ onFollow }: { readonly onFollow: () => void }) {
  const t = useWords(shopWords);
  const categories = dataOr(useList('categories'), NONE).slice(0, MENU_CATEGORIES);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t.header.categories} className="border-b border-line px-5 py-4">
      <ul className="grid grid-cols-3 gap-3">
        {categories.map(({ id, name, picture }) => (
          <li key={id}>
            <Link to={paths.category(name)} onClick={onFollow} className="group grid gap-1.5 text-center">
              <span className="niche block aspect-card p-1">
                <Picture
                  url={picture ?? undefined}
                  alt=""
                  width={88}
                  height={110}
                  upTo={240}
                  sizes="88px"
                  className="size-full"
                />
              </span>
              <CategoryName name={name} className="text-note break-anywhere group-hover:underline" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
