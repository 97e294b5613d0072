import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { useMessages } from '#content/language.ts';
import { CARD_NAVIGATION_DELAY_MS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { isBuyable, type Product } from '#domain/product/product.ts';
import { cx } from '#lib/cx.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { CardMedia } from './CardMedia.tsx';
import { CardAdded, CardInfo } from './CardOverlays.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';

/** State of the link to a product's page: the page completes the purchase that the buy button started. */
const BUY_INTENT = { intent: 'buy' } as const;

/** A lead card is two columns wide; between phone and desktop its picture is as tall as its neighbours'. */
export type Lead = 'phone' | 'tablet' | 'both';

const frames: Record<Lead, string> = {
  phone: 'aspect-square md:aspect-card',
  tablet: 'aspect-card md:aspect-auto md:flex-1 xl:aspect-card xl:flex-none',
  both: 'aspect-square md:aspect-auto md:flex-1 xl:aspect-card xl:flex-none',
};

type ProductCardProps = {
  readonly product: Product;
  /** Rendered width of the picture, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly isPriority?: boolean;
  /** At which widths this card is wide, as the first of its grid. */
  readonly lead?: Lead;
};

/** The card that is about to open its product. Only one page can open, so the next card cancels its confirmation. */
const onItsWay = { dismiss: () => {} };

/** The small buy button of a card. */
function BuyButton({ name, onBuy }: { readonly name: string; readonly onBuy: () => void }) {
  const t = useMessages(shopMessages);
  return (
    <button
      type="button"
      aria-label={t.card.buyNamed(name)}
      onClick={onBuy}
      className="relative z-2 inline-flex h-11 items-center gap-2 rounded-sm border border-line-ui px-3 text-small font-semibold group-hover:border-maroon hover:text-maroon md:px-4"
    >
      <Icon name="bag" />
      <span>{t.card.buy}</span>
    </button>
  );
}

/**
 * A product in a grid. Its buy button adds nothing: it shows a confirmation, and after CARD_NAVIGATION_DELAY_MS opens
 * the product's page with the intent to buy, which completes the purchase there. docs/behaviour.md, Product card.
 */
export function ProductCard({ product, sizes, isPriority = false, lead }: ProductCardProps) {
  const t = useMessages(shopMessages);
  const to = paths.product(product.id);
  const navigate = useNavigate();
  // Its buttons need a script: a prerendered page leaves their places empty.
  const isHydrated = useHydrated();
  const [phase, setPhase] = useState<'idle' | 'info' | 'added'>('idle');
  useTimeout(() => void navigate(to, { state: BUY_INTENT }), phase === 'added' ? CARD_NAVIGATION_DELAY_MS : null);

  const buy = (): void => {
    onItsWay.dismiss();
    onItsWay.dismiss = () => setPhase('idle');
    setPhase('added');
  };

  return (
    <article className="group relative flex flex-col">
      <div className={cx('card-frame', lead ? frames[lead] : 'aspect-card')}>
        <CardMedia product={product} sizes={sizes} isPriority={isPriority} />
        {product.isBestseller && phase === 'idle' && (
          <span className="absolute top-2.5 left-2 inline-flex h-6 items-center gap-1.5 rounded-[4px] bg-ivory px-2 text-label font-semibold before:size-1.5 before:rounded-full before:bg-marigold">
            {t.card.bestseller}
          </span>
        )}
        {phase === 'info' && <CardInfo product={product} />}
        {phase === 'added' && <CardAdded product={product} />}
      </div>
      <h3 className="card-name">
        <Link to={to} lang="en" className="card-link">
          {product.name}
        </Link>
      </h3>
      {product.reviewCount > 0 && (
        <p className="card-rating">
          <span className="stars stars-one" aria-hidden="true" />
          <span aria-hidden="true" className="tabular-nums">
            {`${product.rating} (${product.reviewCount})`}
          </span>
          <span className="sr-only">{t.card.rated(product.rating, product.reviewCount)}</span>
        </p>
      )}
      <div className="card-foot">
        <Price amount={product.price} className="text-large font-semibold text-gold-text md:text-price" />
        {isHydrated && phase !== 'added' && isBuyable(product) && <BuyButton name={product.name} onBuy={buy} />}
      </div>
      {isHydrated && phase !== 'added' && (
        <button
          type="button"
          aria-label={phase === 'info' ? t.card.close(product.name) : t.card.about(product.name)}
          aria-expanded={phase === 'info'}
          onClick={() => setPhase((current) => (current === 'info' ? 'idle' : 'info'))}
          className="absolute top-1 right-1 z-2 grid size-11 place-items-center rounded-full"
        >
          <span className="grid size-8 place-items-center rounded-full bg-ivory/94 shadow-glass">
            <Icon name={phase === 'info' ? 'close' : 'info'} />
          </span>
        </button>
      )}
    </article>
  );
}
