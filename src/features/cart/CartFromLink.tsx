import { useLocation, useNavigate } from 'react-router-dom';

import { inAppMessages } from '#content/inAppMessages.ts';
import { useMessages } from '#content/messages.ts';
import { cartFromLink } from '#domain/cart/cartLink.ts';
import { entriesOf, quantityIn } from '#domain/cart/cart.ts';
import { notify } from '#lib/notify.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';

/**
 * Asks whether the cart of the link that led here, from an app's own browser, is added to this one: anybody may have written
 * the link. The answer removes it from the URL.
 */
export function CartFromLink() {
  const t = useMessages(inAppMessages).bring;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isStarted = useShop((state) => state.isStarted);
  const cart = useShop((state) => state.cart);
  const { setQuantity } = useShopActions();
  const linked = cartFromLink(hash);
  const missing = [...entriesOf(linked?.cart ?? new Map())].filter((line) => line.quantity > quantityIn(cart, line));
  const added = missing.reduce((sum, line) => sum + line.quantity - quantityIn(cart, line), 0);
  if (!linked || !isStarted || missing.length === 0) return null;
  const leave = (): void => void navigate({ pathname, search }, { replace: true });
  const bring = (): void => {
    // As at a login, the larger quantity counts: a link that is opened twice adds nothing.
    for (const line of missing) setQuantity(line, line.quantity);
    notify.success(t.done);
    leave();
  };
  return (
    <section aria-labelledby="linked-cart" className="wrap pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-gold-soft bg-cream px-4 py-3">
        <h2 id="linked-cart" className="min-w-0 flex-1 basis-56 font-semibold">
          {t.title(added)}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button size="small" tone="primary" onClick={bring}>
            {t.yes}
          </Button>
          <Button size="small" tone="quiet" onClick={leave}>
            {t.no}
          </Button>
        </div>
      </div>
    </section>
  );
}
