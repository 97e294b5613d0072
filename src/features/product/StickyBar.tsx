import { useEffect, useRef, useTransition, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { quantityIn } from '#domain/cart/cart.ts';
import type { PhotoLinkState } from '#domain/design/photoLinkState.ts';
import { isBuyable, STANDARD_SIZE, type Product } from '#domain/product/product.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { notify } from '#lib/notify.ts';
import { useItemCount } from '#shop/cart/useCartView.ts';
import { useShop } from '#shop/ShopContext.tsx';
import type { ShownDesign } from '#components/useShownDesign.ts';
import { useSizeText } from '#components/useSizeText.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import type { AddToCart } from './useAddToCart.ts';

type StickyBarProps = {
  readonly product: Product;
  readonly adding: AddToCart;
  readonly button: RefObject<Element | null>;
  /** Loads the dialog that puts the shopper's photo on the product. @throws Error with a sentence for the shopper */
  readonly loadPhotoDialog: () => Promise<void>;
};

/**
 * On phones, a bar while the page's own button is off screen: the photo beside the size or Add to Cart, and once the
 * product was added, the cart.
 */
export function StickyBar({ product, adding, button, loadPhotoDialog }: StickyBarProps) {
  const sizeText = useSizeText();
  const t = useMessages(commonMessages).product;
  const withPhoto = useMessages(personaliseMessages).line.with;
  const cart = useShop((state) => state.cart);
  if (!isBuyable(product)) return null;
  const own = adding.shownDesignIn(adding.size);
  const isInCart = adding.isSizeAdded && quantityIn(cart, { productId: product.id, size: adding.size }) > 0;
  return (
    <BottomBar label={t.buyBar} button={button}>
      <p>
        <Price amount={product.price} className="block text-lead leading-[1.5rem] font-semibold text-gold-text" />
        {adding.size !== STANDARD_SIZE && adding.size !== '' && (
          <span
            lang={langAttributeOf(sizeText(adding.size))}
            className="block truncate text-note leading-[1rem] text-ink-3"
          >
            {sizeText(adding.size)}
          </span>
        )}
        {own && adding.size === '' && (
          <span className="block truncate text-note leading-[1rem] text-ink-3">{withPhoto}</span>
        )}
      </p>
      {/* As in BottomBar: focusing one of these must not scroll the page. */}
      <div className="grid *:-scroll-mb-24 grid-flow-col grid-cols-[auto_auto] items-center gap-2">
        {isInCart ? (
          <AddedToCart adding={adding} />
        ) : (
          <>
            <PhotoButton product={product} adding={adding} own={own} load={loadPhotoDialog} />
            {adding.size === '' ? (
              <Button
                tone="primary"
                aria-haspopup="dialog"
                isBusy={adding.isMaking}
                className="px-3"
                onClick={adding.openSheet}
              >
                {t.chooseSizeShort}
              </Button>
            ) : (
              <Button tone="primary" isBusy={adding.isMaking} className="px-3" onClick={adding.add}>
                <Icon name="bag" />
                <span>{t.addToCart}</span>
              </Button>
            )}
          </>
        )}
      </div>
    </BottomBar>
  );
}

/** The cart with its number of pieces, and another piece. */
function AddedToCart({ adding }: { readonly adding: AddToCart }) {
  const t = useMessages(commonMessages).product;
  const count = useItemCount();
  return (
    <>
      <Button size="small" isBusy={adding.isMaking} className="px-3" onClick={adding.add}>
        {t.addAnother}
      </Button>
      <ButtonLink
        ref={(link) => {
          // It has replaced the button that was pressed, and its focus.
          if (adding.isJustAdded() && document.activeElement === document.body) link?.focus({ preventScroll: true });
        }}
        to={paths.cart}
        tone="primary"
        className="px-3"
        onClick={(press) => adding.isJustAdded(press.timeStamp) && press.preventDefault()}
      >
        {t.viewCartOf(count)}
      </ButtonLink>
    </>
  );
}

type PhotoButtonProps = Pick<StickyBarProps, 'product' | 'adding'> & {
  readonly own: ShownDesign | null;
  readonly load: StickyBarProps['loadPhotoDialog'];
};

/** Opens the photo dialog: 'Add photo', and once the product shows the shopper's own, its picture. */
function PhotoButton({ product, adding, own, load }: PhotoButtonProps) {
  const t = useMessages(commonMessages).product;
  const { changeNamed } = useMessages(personaliseMessages).personalise;
  const navigate = useNavigate();
  const [isOpening, startOpening] = useTransition();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const open = (): void =>
    startOpening(async () => {
      try {
        await load();
        // The page's first step opens the dialog, for the size that is chosen here.
        const intent: PhotoLinkState = { intent: 'photo', size: adding.size };
        if (!isLeft.current) void navigate('.', { replace: true, state: intent });
      } catch (error) {
        notify.error(error instanceof Error ? error.message : String(error));
      }
    });
  return (
    <Button
      aria-haspopup="dialog"
      isBusy={isOpening}
      className={own ? 'overflow-hidden px-0' : 'px-3'}
      {...(own && { 'aria-label': changeNamed(product.name) })}
      onClick={open}
    >
      {own ? <img src={own.url} alt="" width={46} height={46} className="size-11.5" /> : t.addPhoto}
    </Button>
  );
}
