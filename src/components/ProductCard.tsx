import { memo, useCallback, useRef, useState, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { CARD_NAVIGATION_DELAY_MS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { isWideSubject, firstPicture, isBuyable, type Product } from '#domain/product/product.ts';
import { cx } from '#lib/cx.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { useDataSaver, useMotionAllowed, useMotionPause } from '#lib/preferences.ts';
import { AfterHydration } from '#ui/ClientOnly.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { Picture, posterOf } from './Picture.tsx';

type CardMediaProps = {
  readonly product: Product;
  readonly card: RefObject<Element | null>;
  readonly sizes: string;
  readonly isPriority: boolean;
};

/** A card's first medium: a picture, a clip that plays on hover, or a sound with controls. */
function CardMedia({ product, card, sizes, isPriority }: CardMediaProps) {
  const [isDataSaverOn] = useDataSaver();
  const [first] = product.media;
  if (first?.kind === 'video') {
    return (
      <>
        <HoverVideo url={first.url} product={product} />
        <OwnPicture product={product} card={card} className="absolute inset-0 size-full object-cover" />
      </>
    );
  }
  const wide = isWideSubject(product);
  const pictures = product.media.filter((media) => media.kind === 'image');
  const second = pictures[1];
  const box = cx('absolute inset-0 size-full', wide && 'wide-subject');
  return (
    <div className={cx('absolute inset-0', wide && 'bg-linear-to-b from-mat-from to-mat-to')}>
      <Picture
        url={firstPicture(product)?.url}
        alt=""
        width={400}
        height={500}
        sizes={sizes}
        isPriority={isPriority}
        upTo={720}
        className={box}
      />
      {second && !wide && !isDataSaverOn && (
        // Only a pointer event that the script receives shows it.
        <AfterHydration>
          <HoverPicture url={second.url} sizes={sizes} />
        </AfterHydration>
      )}
      <OwnPicture product={product} card={card} className={cx(box, 'object-cover')} />
      {first?.kind === 'audio' && (
        <audio
          controls
          preload="none"
          src={first.url}
          aria-label={product.name}
          className="absolute inset-x-2 bottom-2 z-2 w-[calc(100%-16px)]"
        />
      )}
    </div>
  );
}

/** A second picture that fades in on hover; loaded at the first hover. */
function HoverPicture({ url, sizes }: { readonly url: string; readonly sizes: string }) {
  const [phase, setPhase] = useState<'idle' | 'asked' | 'loaded'>('idle');
  const listen = useCallback((node: HTMLElement | null) => {
    const card = node?.closest('article');
    if (!card) return;
    const ask = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') setPhase((current) => (current === 'idle' ? 'asked' : current));
    };
    card.addEventListener('pointerenter', ask);
    return () => card.removeEventListener('pointerenter', ask);
  }, []);
  return (
    <span
      ref={listen}
      className={cx(
        'absolute inset-0 opacity-0 transition-opacity duration-200',
        phase === 'loaded' && 'group-hover:opacity-100',
      )}
    >
      {phase !== 'idle' && (
        <Picture
          url={url}
          alt=""
          width={400}
          height={500}
          sizes={sizes}
          isPriority
          upTo={720}
          onLoad={() => setPhase('loaded')}
          className="absolute inset-0 size-full"
        />
      )}
    </span>
  );
}

/** Plays on hover and focus; stops and rewinds afterwards. */
function HoverVideo({ url, product }: { readonly url: string; readonly product: Product }) {
  const [isPaused] = useMotionPause();
  const isStill = !useMotionAllowed() || isPaused;
  const listen = useCallback(
    (video: HTMLVideoElement | null) => {
      const card = video?.closest('article');
      if (!video || !card) return;
      const play = (): void => {
        // If the browser refuses to play, the still picture remains.
        if (!isStill) void video.play().catch(() => {});
      };
      const rewind = (): void => {
        video.pause();
        video.currentTime = 0;
      };
      const pointAway = (): void => {
        if (!card.contains(document.activeElement)) rewind();
      };
      const focusAway = ({ relatedTarget }: FocusEvent): void => {
        const isInside = relatedTarget instanceof Node && card.contains(relatedTarget);
        if (!isInside && !card.matches(':hover')) rewind();
      };
      const listening = new AbortController();
      const { signal } = listening;
      card.addEventListener('pointerenter', play, { signal });
      card.addEventListener('focusin', play, { signal });
      card.addEventListener('pointerleave', pointAway, { signal });
      card.addEventListener('focusout', focusAway, { signal });
      return () => {
        listening.abort();
        // Also if motion was paused during playback.
        rewind();
      };
    },
    [isStill],
  );
  return (
    <video
      ref={listen}
      src={url}
      poster={posterOf(product, 480)}
      muted
      playsInline
      loop
      preload="none"
      aria-label={product.name}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

/** The description over a card's picture; long text scrolls inside. */
function CardInfo({ product }: { readonly product: Product }) {
  const t = useMessages(commonMessages);
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
function CardAdded({ product }: { readonly product: Product }) {
  const t = useMessages(commonMessages);
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
  const t = useMessages(commonMessages);
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
 * the product's page with the intent to buy, which completes the purchase there. docs/behaviour.md, Product card. Memoised:
 * a grid renders again with each letter of a search, and as each list of the page arrives.
 */
export const ProductCard = memo(function ProductCard({ product, sizes, isPriority = false, lead }: ProductCardProps) {
  const t = useMessages(commonMessages);
  const to = paths.product(product.id);
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'info' | 'added'>('idle');
  const card = useRef<HTMLElement>(null);
  useTimeout(() => void navigate(to, { state: BUY_INTENT }), phase === 'added' ? CARD_NAVIGATION_DELAY_MS : null);

  const buy = (): void => {
    onItsWay.dismiss();
    onItsWay.dismiss = () => setPhase('idle');
    setPhase('added');
  };

  return (
    <article ref={card} className="group relative isolate flex flex-col">
      <div className={cx('card-frame', lead ? frames[lead] : 'aspect-card')}>
        <CardMedia product={product} card={card} sizes={sizes} isPriority={isPriority} />
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
        {/* The buttons need a script: a prerendered page leaves their places empty. */}
        {phase !== 'added' && isBuyable(product) && (
          <AfterHydration>
            <BuyButton name={product.name} onBuy={buy} />
          </AfterHydration>
        )}
      </div>
      {phase !== 'added' && (
        <AfterHydration>
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
        </AfterHydration>
      )}
    </article>
  );
});
