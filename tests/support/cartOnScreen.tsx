import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';

import { CartScreen } from '#features/cart/CartScreen.tsx';
import type { Shop } from '#shop/createShop.ts';
import { ShopProvider } from '#shop/ShopContext.tsx';

export type CartOnScreen = ReturnType<typeof showCart>;

/** Renders the cart's screen over a running shop without the testing library's act(): it follows the store as in a browser. */
export function showCart(shop: Shop) {
  const place = document.createElement('div');
  const root = createRoot(place);
  const page = (
    <MemoryRouter useTransitions={false}>
      <ShopProvider shop={{ ...shop, start: () => () => {} }}>
        <CartScreen renderDesigns={() => null} />
      </ShopProvider>
    </MemoryRouter>
  );
  const isActing = 'IS_REACT_ACT_ENVIRONMENT';
  const before: unknown = Reflect.get(globalThis, isActing);
  Reflect.set(globalThis, isActing, false);
  flushSync(() => root.render(page));
  return {
    /** The quantity fields' values by label. */
    lines: (): Record<string, number> => {
      const fields = [...place.querySelectorAll<HTMLInputElement>('input[role=spinbutton]')];
      return Object.fromEntries(fields.map((field) => [field.getAttribute('aria-label') ?? '', Number(field.value)]));
    },
    says: (text: string): boolean => place.textContent.includes(text),
    leave: () => {
      flushSync(() => root.unmount());
      Reflect.set(globalThis, isActing, before);
    },
  };
}
