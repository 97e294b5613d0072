import { paths } from '#config/paths.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { countItems } from '#domain/cart/cart.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Shown in place of saved products: nothing is saved, or the products could not be loaded. */
export function NoneSaved() {
  const t = useMessages(commonMessages);
  const isStarted = useShop((state) => state.isStarted);
  const products = useShop((state) => state.products);
  const isAnySaved = useShop((state) => state.wishlist.length + countItems(state.savedForLater) > 0);
  const { reload } = useShopActions();
  if (!isStarted || (isAnySaved && products.status === 'loading')) return null;
  return (
    <section aria-label={t.saved.wishlist} className="wrap pb-section-phone md:pb-section">
      {isAnySaved && products.status === 'failed' ? (
        <EmptyState tone="failed" title={t.waiting.failed.products} text={products.message}>
          <Button onClick={() => void reload('products')}>{t.waiting.retry}</Button>
        </EmptyState>
      ) : (
        <EmptyState title={t.saved.none} text={t.saved.noneHelp}>
          <ButtonLink to={paths.collection}>{t.saved.allGifts}</ButtonLink>
        </EmptyState>
      )}
    </section>
  );
}
