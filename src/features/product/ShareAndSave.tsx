import { paths } from '#config/paths.ts';
import { useMessages, messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Product } from '#domain/product/product.ts';
import { notify } from '#lib/notify.ts';
import { share } from '#lib/share.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { sharedUrl } from '#seo/site.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

async function shareProduct({ id, name }: Product): Promise<void> {
  const result = await share(name, sharedUrl(paths.product(id)));
  if (result === 'copied') notify.success(messagesOf(shopMessages).product.copied);
  if (result === 'failed') notify.error(messagesOf(shopMessages).product.shareFailed);
}

/** Save on this device, and share with the system's own sheet. */
export function ShareAndSave({ product }: { readonly product: Product }) {
  const t = useMessages(shopMessages);
  const isSaved = useShop((state) => state.wishlist.includes(product.id));
  const isHydrated = useHydrated();
  const { toggleWish } = useShopActions();
  return (
    // Both need a script: a built page keeps their place.
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
