import { useSizeText } from '#components/useSizeText.ts';
import { useId, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';

import { DeliveryEstimate } from '#components/DeliveryEstimate.tsx';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { messagesOf, useMessages } from '#content/messages.ts';
import { purchaseTermsMessages } from '#content/purchaseTermsMessages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { hasSizes, isBuyable, type Product } from '#domain/product/product.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { cx } from '#lib/cx.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { notify } from '#lib/notify.ts';
import { share } from '#lib/share.ts';
import { sharedUrl } from '#seo/site.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Stars } from '#ui/Stars.tsx';
import { StepNumber } from '#ui/StepNumber.tsx';
import type { AddToCart } from './useAddToCart.ts';

type BuyBoxProps = {
  readonly product: Product;
  readonly adding: AddToCart;
  /** The box of Add to Cart, observed to show StickyBar while it is off screen. */
  readonly button: Ref<HTMLDivElement>;
  readonly onShowReviews: () => void;
  /** The first step, shown between the price and the sizes. */
  readonly children: ReactNode;
};

/** Name, rating, price, sizes, Add to Cart and the notices. */
export function BuyBox({ product, adding, button, onShowReviews, children }: BuyBoxProps) {
  const t = useMessages(commonMessages);
  const problemId = useId();
  const isOnSale = isBuyable(product);
  // Some backends send a rating of 4 for a product without reviews: the rating is shown only with reviews.
  const count = Math.max(product.reviewCount, product.reviews.length);
  return (
    <div className="min-w-0 pt-3 md:pt-0">
      <h1 tabIndex={-1} lang="en" className="mb-3 text-h1-phone break-anywhere md:text-h1">
        {product.name}
      </h1>
      <p className="flex flex-wrap items-center gap-2.5 text-small text-ink-3">
        {count > 0 && (
          <>
            <Stars rating={product.rating} />
            <span>
              <span>{t.product.ratedOutOf.before}</span>
              <b className="font-semibold text-ink">{product.rating}</b>
              <span>{t.product.ratedOutOf.after}</span>
            </span>
          </>
        )}
        <a href="#reviews" onClick={onShowReviews} className="text-link md:min-h-6">
          {t.product.reviews(count)}
        </a>
      </p>
      <p className="mt-5 mb-6 flex flex-wrap items-baseline gap-x-3">
        <Price amount={product.price} className="text-quote leading-[2.25rem] font-semibold text-gold-text" />
        {isOnSale && settings.deliveryFee === 0 && (
          <span className="text-small text-ink-3">{t.product.freeShipping}</span>
        )}
      </p>
      {children}
      {hasSizes(product) && <SizeChoice product={product} adding={adding} />}
      <div className="mb-6 border-y border-line py-4">
        <DeliveryEstimate />
      </div>
      <div ref={button}>
        <Button
          tone="primary"
          size="large"
          isWide
          isOff={!isOnSale || adding.size === ''}
          isBusy={adding.isMaking}
          aria-describedby={adding.isButtonProblem ? problemId : undefined}
          onClick={adding.add}
        >
          <StepNumber number={hasSizes(product) ? 3 : 2} />
          <span>{isOnSale ? t.product.addToCart : t.card.onRequest}</span>
        </Button>
      </div>
      <p id={problemId} role="alert">
        {adding.isButtonProblem && (
          <span className="mt-2.5 flex items-start gap-2 text-small font-medium text-error">
            <Icon name="alert" />
            <span>{adding.problem}</span>
          </span>
        )}
      </p>
      <ShareAndSave product={product} />
      {adding.isAdded && (
        <p className="mt-3 flex items-center gap-2 font-semibold text-success">
          <Icon name="check" />
          <span>{t.card.added}</span>
          <Link to={paths.cart} className="ml-2 text-link">
            {t.product.viewCart}
          </Link>
        </p>
      )}
      <ul className="mt-6 grid gap-2.5">
        {useMessages(purchaseTermsMessages).map(({ icon, text }) => (
          <li key={text} className="fact text-fine text-ink-2">
            <Icon name={icon} className="mt-px text-gold-text" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type SizeChoiceProps = { readonly product: Product; readonly adding: AddToCart };

/** The sizes as buttons; the chosen one is marked by its edge as well as its colour. */
function SizeChoice({ product, adding }: SizeChoiceProps) {
  const sizeText = useSizeText();
  const { size: chosen, choose, problem, sizes } = adding;
  const t = useMessages(commonMessages);
  const id = useId();
  return (
    <div ref={sizes} role="group" aria-labelledby={id} className="mb-6">
      <p id={id} className="mb-2.5 font-semibold">
        <StepNumber number={2} />
        <span>{t.product.size}</span>
      </p>
      <div className="flex flex-wrap gap-2.5">
        {product.sizes.map((size) => (
          <button
            key={size}
            type="button"
            lang={langAttributeOf(sizeText(size))}
            aria-pressed={size === chosen}
            onClick={() => choose(size)}
            className={cx(
              'min-h-12 max-w-full min-w-18 break-anywhere rounded-sm border px-4.5 tabular-nums',
              size === chosen
                ? 'border-maroon bg-ivory font-semibold text-maroon ring-1 ring-maroon'
                : 'border-line-ui bg-white font-medium hover:border-ink',
            )}
          >
            {sizeText(size)}
          </button>
        ))}
      </div>
      <p role="alert" className="mt-2.5 flex min-h-5.5 items-start gap-2 text-small font-medium text-error">
        {problem && !adding.isButtonProblem && (
          <>
            <Icon name="alert" />
            <span>{problem}</span>
          </>
        )}
      </p>
    </div>
  );
}

async function shareProduct({ id, name }: Product): Promise<void> {
  const result = await share(name, sharedUrl(paths.product(id)));
  if (result === 'copied') notify.success(messagesOf(commonMessages).product.copied);
  if (result === 'failed') notify.error(messagesOf(commonMessages).product.shareFailed);
}

/** Buttons that save the product on this device, and share it by the system's share sheet. */
function ShareAndSave({ product }: { readonly product: Product }) {
  const t = useMessages(commonMessages);
  const isSaved = useShop((state) => state.wishlist.includes(product.id));
  const isHydrated = useHydrated();
  const { toggleWish } = useShopActions();
  return (
    // Both need JavaScript: a prerendered page reserves their space.
    <div className="mt-3 grid min-h-12 grid-cols-2 gap-3">
      {isHydrated && (
        <>
          <Button
            aria-pressed={isSaved}
            aria-label={isSaved ? t.product.unwishNamed(product.name) : t.product.wishNamed(product.name)}
            onClick={() => toggleWish(product.id)}
          >
            <Icon name="heart" className={isSaved ? 'fill-maroon text-maroon' : ''} />
            <span>{isSaved ? t.product.wished : t.product.wish}</span>
          </Button>
          <Button aria-label={t.product.shareNamed(product.name)} onClick={() => void shareProduct(product)}>
            <Icon name="share" />
            <span>{t.product.share}</span>
          </Button>
        </>
      )}
    </div>
  );
}
