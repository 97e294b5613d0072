import { paths } from '#config/paths.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import type { Product } from '#domain/product/product.ts';
import { notify } from '#lib/notify.ts';
import { canShareFiles, share, shareFiles } from '#lib/share.ts';
import { sharedUrl } from '#seo/site.ts';
import type { DesignRecord } from '#shop/designs/designStore.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Shares the picture of the designed product, and a link to the product, before it is bought. */
export function ShareDesign({ product, record }: { readonly product: Product; readonly record: DesignRecord }) {
  const t = useMessages(personaliseMessages).personalise;
  const show = async (): Promise<void> => {
    const url = sharedUrl(paths.product(product.id));
    const file = new File([record.preview], 'gift.jpg', { type: 'image/jpeg' });
    const outcome =
      record.preview.type === file.type && canShareFiles([file])
        ? await shareFiles([file], `${t.showText(product.name)} ${url}`)
        : await share(product.name, url);
    if (outcome === 'copied') notify.success(t.linkCopied);
    if (outcome === 'failed') notify.error(t.showFailed);
  };
  return (
    <Button tone="quiet" size="small" className="z-1 col-span-full justify-self-start" onClick={() => void show()}>
      <Icon name="share" />
      <span>{t.show}</span>
    </Button>
  );
}
