import type { RefObject } from 'react';

import { shopWords } from '#content/shopWords.ts';
import { isBuyable, STANDARD_SIZE, type Product } from '#domain/product.ts';
import { useInView } from '#lib/hooks/useOnScreen.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import type { AddToCart } from './useAddToCart.ts';

type StickyBarProps = {
  readonly product: Product;
  readonly adding: AddToCart;
  readonly button: RefObject<Element | null>;
};

/** On phones, Add to Cart within the thumb's reach whenever the page's own button is off screen. */
export function StickyBar({ product, adding, button }: StickyBarProps) {
  const t = useWords(shopWords);
  const isButtonInView = useInView(button);
  if (isButtonInView || !isBuyable(product)) return null;
  const add = (): void => {
    adding.add();
    // Without a size there is something to choose first, and it is off screen too.
    if (adding.size === '') button.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <div
      role="region"
      aria-label={t.product.buyBar}
      className="sticky bottom-0 z-20 grid grid-cols-[minmax(0,auto)_1fr] items-center gap-4 border-t border-gold-soft bg-ivory px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-up md:hidden print:hidden"
    >
      <p>
        <Price amount={product.price} className="block text-lead leading-6 font-semibold text-gold-text" />
        {adding.size !== STANDARD_SIZE && adding.size !== '' && (
          <span className="block truncate text-note leading-4 text-ink-3">{adding.size}</span>
        )}
      </p>
      <Button tone="primary" isOff={adding.size === ''} onClick={add}>
        <Icon name="bag" />
        {t.product.addToCart}
      </Button>
    </div>
  );
}
