import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { formatPaise } from '#domain/money/money.ts';
import { firstPicture, isBuyable, type Product } from '#domain/product/product.ts';
import { langAttributeOf } from '#domain/text/langAttribute.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { Picture } from '#components/Picture.tsx';
import { PrintSharpness } from '#components/PrintSharpness.tsx';
import type { ShownDesign } from '#components/useShownDesign.ts';
import { useSizeText } from '#components/useSizeText.ts';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import type { AddToCart } from './useAddToCart.ts';

/** On a phone, a sheet of sizes within the thumb's reach: one tap on a size adds the product to the cart. */
export function SizeSheet({ product, adding }: { readonly product: Product; readonly adding: AddToCart }) {
  const sizeText = useSizeText();
  const t = useMessages(commonMessages).product;
  const withPhoto = useMessages(personaliseMessages).line.with;
  const sheet = useModal();
  const own = adding.shownDesignIn(adding.size);
  if (!isBuyable(product)) return null;
  return (
    <Sheet sheet={sheet} title={t.chooseSizeShort} closeLabel={t.closeSizes} onClose={adding.closeSheet}>
      <div className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-4 py-2">
        {own ? (
          <img src={own.url} alt="" width={64} height={64} className="size-16 rounded-sm object-cover" />
        ) : (
          <Picture url={firstPicture(product)?.url} alt="" width={64} upTo={240} className="size-16 rounded-sm" />
        )}
        <p className="min-w-0">
          <span lang="en" className="line-clamp-2 font-medium">
            {product.name}
          </span>
          <Price amount={product.price} className="text-lead font-semibold text-gold-text" />
          {own && <span className="block text-note text-ink-2">{withPhoto}</span>}
        </p>
      </div>
      {adding.problem && <p className="py-1 text-small text-ink-2">{adding.problem}</p>}
      <ul className="grid gap-2.5 py-3">
        {product.sizes.map((size) => (
          <li key={size}>
            <button
              type="button"
              onClick={(press) => {
                adding.addSize(size, press);
                sheet.current?.close();
              }}
              className="flex min-h-13 w-full items-center justify-between gap-4 rounded-sm border border-line-ui bg-white px-4 py-1.5 text-left hover:border-maroon"
            >
              <span className="min-w-0">
                <span lang={langAttributeOf(sizeText(size))} className="font-semibold break-anywhere tabular-nums">
                  {sizeText(size)}
                </span>
                <SizeSharpness product={product} size={size} own={adding.shownDesignIn(size)} />
              </span>
              <span className="flex flex-none items-center gap-2 text-small font-semibold text-maroon">
                <Icon name="bag" />
                <span>{t.addFor(formatPaise(product.price))}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

type SizeSharpnessProps = { readonly product: Product; readonly size: string; readonly own: ShownDesign | null };

/** How sharp what the page shows prints in a size; nothing for the shop's picture. */
function SizeSharpness({ product, size, own }: SizeSharpnessProps) {
  return own && <PrintSharpness content={own.content} product={product} size={size} isBesideSize />;
}
