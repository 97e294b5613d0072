import { useId, useRef, type KeyboardEvent } from 'react';

import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Product } from '#domain/product/product.ts';
import { cx } from '#lib/cx.ts';
import { usePortions } from '#lib/hooks/usePortions.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { RichText } from '#ui/RichText.tsx';
import { Stars } from '#ui/Stars.tsx';

export type Tab = 'description' | 'reviews';

const TABS: readonly Tab[] = ['description', 'reviews'];

type DetailsProps = { readonly product: Product; readonly tab: Tab; readonly onTab: (tab: Tab) => void };

/** Description and Reviews as tabs; arrow keys move between them. */
export function Details({ product, tab, onTab }: DetailsProps) {
  const t = useMessages(commonMessages);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const labels: Record<Tab, string> = {
    description: t.product.description,
    reviews: t.product.reviewsTab(product.reviews.length),
  };
  const move = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next: Tab = tab === 'description' ? 'reviews' : 'description';
    onTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <Reveal name="details" id="reviews" className="wrap pt-12 md:pt-18">
      <div
        ref={list}
        role="tablist"
        aria-label={product.name}
        onKeyDown={move}
        className="mb-8 flex gap-8 border-b border-line"
      >
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={tab === name}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => onTab(name)}
            className={cx(
              'relative -mb-px min-h-13 border-b-2 text-body font-semibold',
              tab === name ? 'border-gold text-maroon' : 'border-transparent text-ink-3 hover:text-ink',
            )}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      {TABS.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={tab !== name}
          className="max-w-prose"
        >
          {name === 'description' && <Description product={product} />}
          {name === 'reviews' && tab === name && <Reviews product={product} />}
        </div>
      ))}
    </Reveal>
  );
}

function Description({ product: { description, markup } }: { readonly product: Product }) {
  const t = useMessages(commonMessages);
  if (description === '') return <p>{t.product.noDescription}</p>;
  const text = (
    <p lang="en" className="break-anywhere whitespace-pre-line">
      {description}
    </p>
  );
  if (!markup) return text;
  // Where the sanitiser cannot be loaded, the plain text is shown.
  return (
    <ErrorBoundary fallback={() => text}>
      <RichText html={markup.html} isClean={markup.isClean} className="prose" pending={text} />
    </ErrorBoundary>
  );
}

const REVIEWS_AT_ONCE = 20;

function Reviews({ product }: { readonly product: Product }) {
  const t = useMessages(commonMessages);
  const { shown, left, showMore } = usePortions(product.reviews, REVIEWS_AT_ONCE);
  if (product.reviews.length === 0) return <p className="text-ink-2">{t.product.noReviews}</p>;
  return (
    <>
      <ul className="grid gap-6">
        {shown.map((review, index) => (
          <li key={index} className="border-b border-line pb-6 last:border-b-0">
            <p className="flex flex-wrap items-center gap-3">
              <b lang={review.reviewer ? 'en' : undefined} className="font-semibold">
                {review.reviewer || t.product.anonymous}
              </b>
              {review.rating > 0 && (
                <>
                  <Stars rating={review.rating} />
                  <span className="sr-only">{t.rating(review.rating)}</span>
                </>
              )}
            </p>
            <p lang="en" className="mt-2 break-anywhere text-ink-2">
              {review.comment}
            </p>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button className="mt-6" onClick={showMore}>
          {t.product.moreReviews}
        </Button>
      )}
    </>
  );
}
