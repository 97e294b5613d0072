import { useId, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Picture } from '#components/Picture.tsx';
import { paths } from '#config/paths.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { EMPTY_CART, entriesOf, lineId } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cartView.ts';
import { firstPicture, productsByIds, type Product } from '#domain/product/product.ts';
import { itemsOf } from '#domain/remote.ts';
import { cx } from '#lib/cx.ts';
import { focusHeading, takeFocus } from '#lib/focusHeading.ts';
import { notify } from '#lib/notify.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { useViewOf } from '#shop/cart/useCartView.ts';
import { Button } from '#ui/Button.tsx';
import { Price } from '#ui/Price.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { SectionHeading } from '#ui/Heading.tsx';

type WishlistAndRecentRowProps = {
  readonly list: 'wishlist' | 'recent';
  /** The id of a product that is left out, such as the one whose page this is. */
  readonly without?: string;
  /** True beside the cart: products that are in it are left out. */
  readonly isBesideCart?: boolean;
  /** Shown in place of an empty row; nothing by default. */
  readonly children?: ReactNode;
};

/** A row of products that this device remembers, scrolled sideways. */
export function WishlistAndRecentRow(props: WishlistAndRecentRowProps) {
  return (
    <SectionBoundary>
      <Row {...props} />
    </SectionBoundary>
  );
}

const card = 'w-36 flex-none snap-start md:w-44';

function SavedProduct({ product }: { readonly product: Product }) {
  return (
    <Link to={paths.product(product.id)} className="group grid gap-2 rounded-md">
      <Picture
        url={firstPicture(product)?.url}
        alt=""
        width={176}
        upTo={480}
        className="aspect-square w-full rounded-md"
      />
      <span lang="en" className="line-clamp-2 text-fine font-medium break-anywhere group-hover:underline">
        {product.name}
      </span>
      <Price amount={product.price} className="text-fine font-semibold text-gold-text" />
    </Link>
  );
}

/** Lines that were saved for later: one tap moves a line back to the cart, with its size and quantity. */
function SavedLine({ line }: { readonly line: CartLine }) {
  const t = useMessages(commonMessages);
  const { putBack } = useShopActions();
  const { product, size, quantity } = line;
  return (
    <li className={cx(card, 'grid content-start gap-2')}>
      <SavedProduct product={product} />
      <span className="text-small break-anywhere text-ink-3">{t.saved.line(size, quantity)}</span>
      <Button
        size="small"
        aria-label={t.saved.putBackNamed(product.name, size)}
        onClick={() => {
          putBack(line);
          notify.success(t.saved.isBack(product.name));
          focusHeading();
        }}
      >
        {t.saved.putBack}
      </Button>
    </li>
  );
}

function Row({ list, without, isBesideCart = false, children }: WishlistAndRecentRowProps) {
  const t = useMessages(commonMessages);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const ids = useShop((state) => state[list]);
  const products = useShop((state) => itemsOf(state.products));
  const savedForLater = useShop((state) => (list === 'wishlist' ? state.savedForLater : EMPTY_CART));
  const { lines } = useViewOf(savedForLater);
  const { clearSaved, clearSavedForLater } = useShopActions();
  const cart = useShop((state) => (isBesideCart ? state.cart : EMPTY_CART));
  const shown = useMemo(() => {
    const inCart = new Set([...entriesOf(cart)].map(({ productId }) => productId));
    return productsByIds(ids, products).filter(({ id }) => id !== without && !inCart.has(id));
  }, [ids, products, without, cart]);
  const title = t.saved[list];
  if (shown.length + lines.length === 0) {
    if (undo) return <Cleared title={title} onUndo={undo} />;
    return children;
  }
  const clear = (): void => {
    const undos = [clearSaved(list), ...(list === 'wishlist' ? [clearSavedForLater()] : [])];
    setUndo(() => () => {
      undos.forEach((undoOne) => undoOne());
      focusHeading();
    });
  };
  return (
    <Reveal name={list} aria-labelledby={`saved-${list}`} className="wrap pb-section-phone md:pb-section print:hidden">
      <SectionHeading id={`saved-${list}`} title={title}>
        <Button tone="quiet" size="small" aria-label={t.saved.clearNamed(title)} onClick={clear}>
          {t.saved.clear}
        </Button>
      </SectionHeading>
      <ul className="flex snap-x gap-3 overflow-x-auto pb-2 md:gap-5">
        {lines.map((line) => (
          <SavedLine key={lineId(line)} line={line} />
        ))}
        {shown.map((product) => (
          <li key={product.id} className={card}>
            <SavedProduct product={product} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-3">{t.saved.note}</p>
    </Reveal>
  );
}

/** Shown instead of a cleared row: clearing can be undone until the shopper leaves the page. */
function Cleared({ title, onUndo }: { readonly title: string; readonly onUndo: () => void }) {
  const t = useMessages(commonMessages);
  const id = useId();
  return (
    <section
      aria-label={title}
      className="wrap flex flex-wrap items-center justify-between gap-x-4 pb-section-phone md:pb-section"
    >
      <span id={id} className="text-small text-ink-2">
        {t.saved.cleared(title)}
      </span>
      <Button ref={takeFocus} size="small" aria-describedby={id} onClick={onUndo}>
        {t.saved.undo}
      </Button>
    </section>
  );
}
