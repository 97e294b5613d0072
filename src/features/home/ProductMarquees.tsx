import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { Picture, posterOf } from '#components/Picture.tsx';
import { MARQUEE_PRODUCTS } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { useMessages } from '#content/messages.ts';
import { marqueeRows, type Product } from '#domain/product/product.ts';
import { itemsOf } from '#domain/remote.ts';
import { useNearViewport, useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { usePlayback } from '#lib/hooks/usePlayback.ts';
import { useMotionAllowed, useRegionPause } from '#lib/preferences.ts';
import { useList } from '#shop/ShopContext.tsx';
import { IconButton } from '#ui/Button.tsx';
import { Marquee } from '#ui/Marquee.tsx';

type MarqueeProductProps = { readonly product: Product; readonly isCopy: boolean; readonly isPaused: boolean };

/** A product in a marquee. A copy can be clicked, but is hidden from the keyboard and from screen readers. */
function MarqueeProduct({ product, isCopy, isPaused }: MarqueeProductProps) {
  return (
    <Link
      to={paths.product(product.id)}
      draggable={false}
      {...(isCopy ? { tabIndex: -1, onMouseDown: (event) => event.preventDefault() } : {})}
      className="group block rounded-md"
    >
      <span className="relative block aspect-strip overflow-hidden rounded-md bg-sand after:absolute after:inset-0 after:rounded-md after:ring-1 after:ring-ink/7 after:transition-shadow after:ring-inset group-hover:after:ring-gold">
        <ProductMedia product={product} isPaused={isPaused} />
      </span>
      <span lang="en" className="mt-2.5 line-clamp-2 font-medium underline-offset-4 group-hover:underline">
        {product.name}
      </span>
    </Link>
  );
}

function ProductMedia({ product, isPaused }: { readonly product: Product; readonly isPaused: boolean }) {
  const t = useMessages(homeMessages);
  const [first] = product.media;
  if (first?.kind === 'video') return <ProductClip url={first.url} product={product} isPaused={isPaused} />;
  const pictures = product.media.filter((media) => media.kind === 'image');
  // The second picture shows the product in use; the first one is in the grids already.
  const picture = pictures[1] ?? pictures[0];
  if (!picture) {
    return <span className="grid size-full place-items-center text-ink-2">{t.marquees.noImage}</span>;
  }
  return (
    <Picture
      url={picture.url}
      alt=""
      width={400}
      height={320}
      sizes="(min-width: 1281px) 25vw, (min-width: 768px) 33vw, (min-width: 480px) 50vw, 100vw"
      upTo={720}
      className="absolute inset-0 size-full"
    />
  );
}

type ProductClipProps = { readonly url: string; readonly product: Product; readonly isPaused: boolean };

/** A clip that plays while it is on screen and its row moves; nothing of it is loaded before. */
function ProductClip({ url, product, isPaused }: ProductClipProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isNear = useNearViewport(video);
  const isOnScreen = useOnScreen(video);
  // Where the browser refuses autoplay, the poster is shown.
  usePlayback(video, isNear && isOnScreen && !isPaused);
  return (
    <video
      ref={video}
      src={url}
      poster={isNear ? posterOf(product, 480) : undefined}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      className="absolute inset-0 size-full object-cover"
    />
  );
}

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
