import { useRef, useState } from 'react';

import { MARQUEE_PRODUCTS } from '#config/constants.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { useMessages } from '#content/language.ts';
import { marqueeRows } from '#domain/product/product.ts';
import { itemsOf } from '#domain/remote.ts';
import { useRegionPause, useMotionAllowed } from '#lib/preferences.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { useList } from '#shop/ShopContext.tsx';
import { Marquee } from '#ui/Marquee.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { MarqueeProduct } from './MarqueeProduct.tsx';

const DIRECTIONS = ['forward', 'backward'] as const;

/** Two marquees of products in opposite directions. One button, a pointer, or the keyboard's focus pauses both. */
export function ProductMarquees() {
  const products = useList('products');
  const t = useMessages(homeMessages);
  const isStill = !useMotionAllowed();
  const [isPaused, setPaused] = useRegionPause();
  const [isPointedAt, setPointedAt] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const isOnScreen = useOnScreen(frame);
  const isRowPaused = isPaused || isPointedAt || isStill || !isOnScreen;
  const rows = marqueeRows(itemsOf(products), MARQUEE_PRODUCTS).filter((row) => row.length > 0);
  if (products.status !== 'loading' && rows.length === 0) return null;
  const canMove = !isStill && (rows[0]?.length ?? 0) > 1;
  return (
    <section
      ref={frame}
      aria-label={t.marquees.title}
      className="relative overflow-hidden bg-cream pt-18 pb-12 md:pb-18"
    >
      {canMove && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? t.marquees.play : t.marquees.pause}
          tone="line"
          onClick={() => setPaused(!isPaused)}
          className="absolute top-3.5 right-4 md:right-6"
        />
      )}
      <div
        className="grid gap-6 md:gap-8"
        onPointerEnter={(event) => setPointedAt(event.pointerType === 'mouse')}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={(event) => event.target.matches(':focus-visible') && setPaused(true)}
      >
        {products.status === 'loading' && DIRECTIONS.map((direction) => <RowSkeleton key={direction} />)}
        {rows.map((row, index) => {
          const direction = DIRECTIONS[index] ?? 'forward';
          return (
            <Marquee
              key={`${direction}:${row.map(({ id }) => id).join()}`}
              items={row}
              keyOf={(product) => product.id}
              render={(product, isCopy) => <MarqueeProduct product={product} isCopy={isCopy} isPaused={isRowPaused} />}
              label={t.marquees.rows[direction]}
              direction={direction}
              isPaused={isRowPaused}
            />
          );
        })}
      </div>
    </section>
  );
}

function RowSkeleton() {
  return (
    <div aria-hidden="true" className="marquee">
      <div className="swiper-wrapper">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="swiper-slide">
            <div className="skeleton aspect-strip rounded-md" />
            <div className="skeleton mt-2.5 h-6.5 w-1/2 rounded-sm" />
          </div>
        ))}
      </div>
    </div>
  );
}
