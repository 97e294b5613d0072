import type { RefObject } from 'react';

import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { isBuyable, STANDARD_SIZE, type Product } from '#domain/product/product.ts';
import { sizeText } from '#domain/product/sizeText.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import type { AddToCart } from './useAddToCart.ts';

type StickyBarProps = {
  readonly product: Product;
  readonly adding: AddToCart;
  readonly button: RefObject<Element | null>;
};

/** On phones, a bar with Add to Cart while the page's own button is off screen. */
export function StickyBar({ product, adding, button }: StickyBarProps) {
  const t = useMessages(shopMessages);
  if (!isBuyable(product)) return null;
  return (
    <BottomBar label={t.product.buyBar} button={button}>
      <p>
        <Price amount={product.price} className="block text-lead leading-[1.5rem] font-semibold text-gold-text" />
        {adding.size !== STANDARD_SIZE && adding.size !== '' && (
          <span lang="en" className="block truncate text-note leading-[1rem] text-ink-3">
            {sizeText(adding.size)}
          </span>
        )}
      </p>
      {adding.size === '' ? (
        <Button tone="primary" aria-haspopup="dialog" onClick={adding.openSheet}>
          {t.product.chooseSizeShort}
        </Button>
      ) : (
        <Button tone="primary" onClick={adding.add}>
          <Icon name="bag" />
          <span>{t.product.addToCart}</span>
        </Button>
      )}
    </BottomBar>
  );
}
