import { checkoutWords } from '#content/checkoutWords.ts';
import { firstPicture } from '#domain/product.ts';
import type { CartLine } from '#domain/totals.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { usePhotoNote } from '#shop/usePhotoNote.ts';
import { GiftPicture } from '#blocks/GiftPicture.tsx';
import { Price } from '#ui/Price.tsx';

/** The lines of the order, small, beside its total. */
export function MiniLines({ lines }: { readonly lines: readonly CartLine[] }) {
  return (
    <ul className="mb-3">
      {lines.map((line) => (
        <MiniLine key={`${line.productId}/${line.size}`} line={line} />
      ))}
    </ul>
  );
}

function MiniLine({ line }: { readonly line: CartLine }) {
  const checkoutText = useWords(checkoutWords).checkout;
  const { product, size, quantity, total } = line;
  const photo = usePhotoNote(line);
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3.5 py-2.5 text-fine leading-5">
      <GiftPicture
        url={firstPicture(product)?.url}
        photoUrl={photo?.previewUrl}
        name={product.name}
        side={56}
        className="size-14 rounded-sm"
      />
      <span className="min-w-0 break-anywhere">
        {product.name}
        <span className="block text-small text-ink-3">
          {size}, {checkoutText.pieces(quantity)}
        </span>
      </span>
      <Price amount={total} />
    </li>
  );
}
