import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { homeMessages } from '#content/homeMessages.ts';
import { useMessages } from '#content/language.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { useNearViewport } from '#lib/hooks/useNearViewport.ts';
import { useOnScreen } from '#lib/hooks/useOnScreen.ts';
import { usePlayback } from '#lib/hooks/usePlayback.ts';
import { DEFAULT_PICTURE, Picture } from '#components/Picture.tsx';

type MarqueeProductProps = { readonly product: Product; readonly isCopy: boolean; readonly isPaused: boolean };

/** A product in a marquee. A copy can be clicked, but is hidden from the keyboard and from screen readers. */
export function MarqueeProduct({ product, isCopy, isPaused }: MarqueeProductProps) {
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
      poster={isNear ? (firstPicture(product)?.url ?? DEFAULT_PICTURE) : undefined}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      className="absolute inset-0 size-full object-cover"
    />
  );
}
