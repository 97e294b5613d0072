import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Product } from '#domain/product/product.ts';
import { Icon } from '#ui/Icon.tsx';

/** The description over a card's picture; long text scrolls inside. */
export function CardInfo({ product }: { readonly product: Product }) {
  const t = useMessages(shopMessages);
  return (
    <div
      // Long text scrolls; a keyboard can only scroll what it can focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: scrollable regions need the keyboard
      tabIndex={0}
      className="absolute inset-0 z-2 overflow-auto bg-ivory/97 px-3.5 pt-13 pb-4 text-small text-ink-2 md:px-4.5"
    >
      <p lang="en" className="font-semibold break-anywhere text-ink">
        {product.name}
      </p>
      <p lang={product.description ? 'en' : undefined} className="mt-1 break-anywhere">
        {product.description || t.card.noDescription}
      </p>
    </div>
  );
}

/** The confirmation shown while the card waits before it opens the product's page. */
export function CardAdded({ product }: { readonly product: Product }) {
  const t = useMessages(shopMessages);
  return (
    <div
      role="status"
      className="absolute inset-0 z-2 grid content-center justify-items-center bg-ivory/95 p-4 text-center"
    >
      <span className="relative mb-3.5 grid size-18 place-items-center">
        <svg viewBox="0 0 72 72" fill="none" aria-hidden="true" className="absolute inset-0">
          <circle cx="36" cy="36" r="34" stroke="var(--sand)" strokeWidth="2" />
          <circle
            cx="36"
            cy="36"
            r="34"
            stroke="var(--gold)"
            strokeWidth="2"
            strokeLinecap="round"
            pathLength="1"
            className="ring-run"
          />
        </svg>
        <Icon name="check" size="large" className="text-success" />
      </span>
      <p lang="en" className="line-clamp-3 text-name font-medium">
        {product.name}
      </p>
      <p className="text-fine font-semibold text-success">{t.card.added}</p>
    </div>
  );
}
