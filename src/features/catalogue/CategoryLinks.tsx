import { Link } from 'react-router-dom';

import { CategoryName } from '#components/CategoryName.tsx';
import { Picture } from '#components/Picture.tsx';
import { paths } from '#config/paths.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages } from '#content/language.ts';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

/** The same number as on home. */
const CATEGORY_LINKS = 10;

/** Links to the shop's categories. */
export function CategoryLinks({ categories }: { readonly categories: readonly Category[] }) {
  const t = useMessages(accountMessages).notFound;
  return (
    <Reveal name="categories" aria-labelledby="categories">
      <SectionHead id="categories" title={t.categories} />
      <ul className="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-6 lg:grid-cols-5">
        {categories.slice(0, CATEGORY_LINKS).map(({ id, name, picture }) => (
          <li key={id}>
            <Link to={paths.category(name)} className="group block">
              <Picture
                url={picture ?? undefined}
                alt=""
                width={400}
                height={320}
                upTo={720}
                sizes="(min-width: 1200px) 222px, (min-width: 800px) 31vw, 46vw"
                className="aspect-strip w-full rounded-md"
              />
              <CategoryName name={name} className="mt-2.5 block font-medium break-anywhere group-hover:underline" />
            </Link>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}
