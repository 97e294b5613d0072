import { useState } from 'react';
import { useNavigate, Link } from 'react-router-dom';

import { CategoryName } from '#components/CategoryName.tsx';
import { Picture } from '#components/Picture.tsx';
import { MAX_SEARCH_LETTERS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { itemsOf } from '#domain/remote.ts';
import { useList } from '#shop/ShopContext.tsx';
import medallion from '#styles/brand/kolam-medallion-gold-soft.svg';
import { ButtonLink, Button } from '#ui/Button.tsx';
import { TextField, useTextLimit } from '#ui/Field.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';
import { SectionHeading } from '#ui/Heading.tsx';

/** The head of every URL without a page. */
export function head(): Head {
  const { title, text } = messagesOf(publicPageMessages).notFound;
  return { title, description: text };
}

export function NotFoundPage() {
  const t = useMessages(publicPageMessages).notFound;
  const categories = itemsOf(useList('categories'));
  return (
    <div className="wrap pt-8 pb-section-phone md:pb-section">
      <Seo head={head()} />
      <div className="grid items-center gap-12 pb-section-phone md:py-14 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-6">
          <h1 tabIndex={-1} className="text-h1-phone md:text-banner">
            {t.title}
          </h1>
          <p className="mt-4 mb-8 max-w-prose text-ink-2 md:text-lead">{t.text}</p>
          <ProductSearch />
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to={paths.home}>{t.home}</ButtonLink>
            <ButtonLink to={paths.collection}>{t.allGifts}</ButtonLink>
          </div>
        </div>
        <img src={medallion} alt="" width={368} height={368} className="hidden lg:col-span-5 lg:col-start-8 lg:block" />
      </div>
      <SectionBoundary>{categories.length > 0 && <CategoryLinks categories={categories} />}</SectionBoundary>
    </div>
  );
}

/** A search form that opens the collection. */
function ProductSearch() {
  const t = useMessages(publicPageMessages).notFound;
  const navigate = useNavigate();
  const { typing } = useMessages(commonMessages);
  const [text, setText] = useState('');
  const limited = useTextLimit(MAX_SEARCH_LETTERS, setText);
  const search = (): void => {
    const wanted = text.trim();
    void navigate(wanted === '' ? paths.collection : paths.search(wanted));
  };
  return (
    <form
      role="search"
      // With action and name the form also works before the script is loaded.
      action={paths.collection}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextField
        label={t.searchLabel}
        type="search"
        name="search"
        value={text}
        {...limited.handlers}
        problem={limited.isCut ? typing.cut(MAX_SEARCH_LETTERS) : undefined}
        beside={
          <Button type="submit" tone="primary" className="ml-3 min-h-13">
            {t.searchButton}
          </Button>
        }
      />
    </form>
  );
}

/** The same number as on home. */
const CATEGORY_LINKS = 10;

/** Links to the shop's categories. */
function CategoryLinks({ categories }: { readonly categories: readonly Category[] }) {
  const t = useMessages(publicPageMessages).notFound;
  return (
    <Reveal name="categories" aria-labelledby="categories">
      <SectionHeading id="categories" title={t.categories} />
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
