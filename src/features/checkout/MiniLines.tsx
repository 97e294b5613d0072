import { lineId } from '#domain/cart.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { firstPicture } from '#domain/product.ts';
import type { CartLine } from '#domain/totals.ts';
import { useLineParts } from '#shop/useDesigns.ts';
import { GiftPicture } from '#blocks/GiftPicture.tsx';
import { Price } from '#ui/Price.tsx';

/** The lines of the order, small, beside its total. */
export function MiniLines({ lines }: { readonly lines: readonly CartLine[] }) {
  return (
    <ul className="mb-3">
      {lines.map((line) => (
        <MiniLine key={lineId(line)} line={line} />
      ))}
    </ul>
  );
}

function MiniLine({ line }: { readonly line: CartLine }) {
  const checkoutText = useWords(checkoutWords).checkout;
  const { product, size, quantity, total } = line;
  const photo = useLineParts(line).find(({ note }) => note)?.note;
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3.5 py-2.5 text-fine leading-[1.25rem]">
      <GiftPicture
        url={firstPicture(product)?.url}
        photoUrl={photo?.previewUrl}
        name={product.name}
        side={56}
        className="size-14 rounded-sm"
      />
      <span className="min-w-0 break-anywhere">
        <span lang="en">{product.name}</span>
        <span className="block text-small text-ink-3">
          <span lang="en">{size}</span>, {checkoutText.pieces(quantity)}
        </span>
      </span>
      <Price amount={total} />
    </li>
  );
}
