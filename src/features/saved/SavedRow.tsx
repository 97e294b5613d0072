import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { shopWords } from '#content/shopWords.ts';
import { firstPicture, type Product } from '#domain/product.ts';
import { dataOr } from '#domain/remote.ts';
import { productsByIds } from '#domain/saved.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';
import { Picture } from '#blocks/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

type SavedRowProps = {
  readonly list: 'wishlist' | 'recent';
  /** A gift that is not to stand in the row, such as the one on show. */
  readonly without?: string;
};

const NO_PRODUCTS: readonly Product[] = [];

/** A row of gifts that this device remembers, to scroll sideways; nothing when there are none. */
export function SavedRow(props: SavedRowProps) {
  return (
    <SectionBoundary>
      <Row {...props} />
    </SectionBoundary>
  );
}

function Row({ list, without }: SavedRowProps) {
  const t = useWords(shopWords);
  const ids = useShop((state) => state[list]);
  const products = useShop((state) => dataOr(state.products, NO_PRODUCTS));
  const { clearSaved } = useShopActions();
  const shown = useMemo(
    () => productsByIds(ids, products).filter(({ id }) => id !== without),
    [ids, products, without],
  );
  if (shown.length === 0) return null;
  const title = t.saved[list];
  return (
    <section aria-labelledby={`saved-${list}`} className="wrap pb-section-phone md:pb-section print:hidden">
      <SectionHead id={`saved-${list}`} title={title}>
        <Button tone="quiet" size="small" aria-label={t.saved.clearNamed(title)} onClick={() => clearSaved(list)}>
          {t.saved.clear}
        </Button>
      </SectionHead>
      <ul className="flex snap-x gap-3 overflow-x-auto pb-2 md:gap-5">
        {shown.map((product) => (
          <li key={product.id} className="w-36 flex-none snap-start md:w-44">
            <Link to={paths.product(product.id)} className="group grid gap-2 rounded-md">
              <Picture
                url={firstPicture(product)?.url}
                alt=""
                width={176}
                height={176}
                upTo={480}
                sizes="176px"
                className="aspect-square w-full rounded-md"
              />
              <span className="line-clamp-2 text-fine font-medium break-anywhere group-hover:underline">
                {product.name}
              </span>
              <Price amount={product.price} className="text-fine font-semibold text-gold-text" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-3">{t.saved.note}</p>
    </section>
  );
}
