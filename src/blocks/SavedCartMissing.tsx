import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { useSavedCart } from '#shop/useCartView.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** The lines that stand there are this device's alone, since the account's saved cart could not be read. */
export function SavedCartMissing() {
  const t = useWords(shopWords);
  const cartText = useWords(checkoutWords).cart;
  const { reloadCart } = useShopActions();
  if (useSavedCart()?.status !== 'failed') return null;
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
