import { useState } from 'react';

import { shopWords } from '#content/shopWords.ts';
import type { Media } from '#domain/media.ts';
import { firstPicture, type Product } from '#domain/product.ts';
import { useLowData } from '#lib/comfort.ts';
import { cx } from '#lib/cx.ts';
import { useIsAlive } from '#lib/hooks/useIsAlive.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#blocks/Picture.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';
import { Zoom } from './Zoom.tsx';

/** The gift on its mount, and everything there is to see and hear of it. */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useWords(shopWords);
  const [chosen, setChosen] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const isAlive = useIsAlive();
  const pictures = product.media.filter((media) => media.kind === 'image');
  const shown = product.media[chosen] ?? product.media[0];
  const picture = shown ? pictures.indexOf(shown) : -1;
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[88px_minmax(0,1fr)] lg:gap-5">
      <div className="stage -mx-4 md:mx-0 lg:col-start-2 lg:row-start-1">
        <Stage media={shown} product={product} />
        {isAlive && picture !== -1 && (
          <RoundButton
            icon="zoom"
            label={t.product.zoomNamed(product.name)}
            tone="glass"
            onClick={() => setZoomed(picture)}
            className="absolute right-5 bottom-5 z-2 md:right-7 md:bottom-7"
          />
        )}
        {product.media.length > 1 && (
          <span className="absolute bottom-5 left-5 z-2 h-7 rounded-full bg-ivory/94 px-3 text-note leading-7 tabular-nums md:bottom-7 md:left-7">
            {chosen + 1} / {product.media.length}
          </span>
        )}
      </div>
      {product.media.length > 1 && (
        <ul
          aria-label={t.product.gallery}
          className="grid grid-cols-[repeat(auto-fill,minmax(60px,80px))] gap-2.5 py-1 lg:grid-cols-1 lg:content-start lg:gap-3 lg:py-0"
        >
          {product.media.map((media, index) => (
            <li key={`${media.url}-${index}`}>
              <button
                type="button"
                aria-label={t.product.mediaLabels[media.kind](index + 1)}
                aria-current={index === chosen}
                onClick={() => setChosen(index)}
                className={cx(
                  'relative grid aspect-square w-full place-items-center overflow-hidden rounded-sm border bg-cream',
                  index === chosen ? 'border-maroon ring-2 ring-maroon' : 'border-line hover:border-line-ui',
                )}
              >
                <Thumb media={media} product={product} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== null && <Zoom product={product} pictures={pictures} start={zoomed} onClose={() => setZoomed(null)} />}
    </div>
  );
}

function Thumb({ media, product }: { readonly media: Media; readonly product: Product }) {
  const t = useWords(shopWords);
  if (media.kind === 'audio') {
    return (
      <span className="grid justify-items-center gap-0.5 text-label">
        <Icon name="sound" size="large" />
        {t.product.sound}
      </span>
    );
  }
  const picture = media.kind === 'image' ? media : firstPicture(product);
  return (
    <>
      <Picture url={picture?.url} alt="" width={88} height={88} upTo={360} sizes="88px" className="size-full" />
      {media.kind === 'video' && (
        <span className="absolute inset-0 m-auto grid size-8 place-items-center rounded-full bg-ivory/95">
          <Icon name="play" size="small" />
        </span>
      )}
    </>
  );
}

function Stage({ media, product }: { readonly media: Media | undefined; readonly product: Product }) {
  const [isLowData] = useLowData();
  if (media?.kind === 'video') {
    return (
      <video
        key={media.url}
        src={media.url}
        controls
        playsInline
        preload={isLowData ? 'none' : 'metadata'}
        poster={firstPicture(product)?.url}
        aria-label={product.name}
        className="aspect-square w-full bg-ink object-contain"
      />
    );
  }
  const picture = media?.kind === 'image' ? media : firstPicture(product);
  return (
    <>
      <Picture
        url={picture?.url}
        alt={product.name}
        width={800}
        height={800}
        sizes="(min-width: 1200px) 616px, (min-width: 800px) 50vw, 100vw"
        isPriority
        className="aspect-square w-full"
      />
      {media?.kind === 'audio' && (
        <audio
          key={media.url}
          controls
          preload="none"
          src={media.url}
          aria-label={product.name}
          className="absolute inset-x-6 bottom-16 z-2 w-[calc(100%-48px)]"
        />
      )}
    </>
  );
}
