import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Remote } from '#domain/remote.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { useAccountCart } from '#shop/cart/useCartView.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';

type LoadingProps = { readonly list: Exclude<Remote<unknown>, { readonly status: 'ready' }> };

/** The products are not loaded, so the cart's total is unknown. */
export function ProductsLoading({ list }: LoadingProps) {
  const t = useMessages(commonMessages);
  const cartText = useMessages(checkoutMessages).cart;
  const { reload } = useShopActions();
  const retry = (): void => void reload('products');
  if (list.status === 'loading') return <LoadingState text={t.waiting.loading} onRetry={retry} />;
  return (
    <EmptyState tone="failed" title={cartText.failed} text={list.message}>
      <Button onClick={retry}>{t.waiting.retry}</Button>
    </EmptyState>
  );
}

/** The server's cart is not loaded, so it is unknown whether the cart is empty. */
export function AccountCartLoading({ list }: LoadingProps) {
  const t = useMessages(commonMessages);
  const cartText = useMessages(checkoutMessages).cart;
  const { reloadCart } = useShopActions();
  if (list.status === 'loading') return <LoadingState text={t.waiting.loading} />;
  return (
    <EmptyState tone="failed" title={cartText.savedFailed} text={list.message}>
      <Button onClick={reloadCart}>{t.waiting.retry}</Button>
    </EmptyState>
  );
}

/** These lines are only on this device: the account's saved cart could not be read. */
export function AccountCartMissing() {
  const t = useMessages(commonMessages);
  const cartText = useMessages(checkoutMessages).cart;
  const { reloadCart } = useShopActions();
  if (useAccountCart()?.status !== 'failed') return null;
  return (
    <div className="mb-8">
      <Notice title={cartText.savedFailed}>
        <p>{cartText.savedFailedHelp}</p>
        <Button size="small" onClick={reloadCart}>
          {t.waiting.retry}
        </Button>
      </Notice>
    </div>
  );
}
