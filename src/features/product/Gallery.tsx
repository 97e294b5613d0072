import { useEffect, useRef, useState, type ReactNode } from 'react';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { Picture, posterOf } from '#components/Picture.tsx';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Media } from '#domain/product/media.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { useDataSaver } from '#lib/preferences.ts';
import { Icon } from '#ui/Icon.tsx';

type GalleryMediaProps = {
  readonly media: Media | undefined;
  readonly product: Product;
  /** True for the main picture of the first screen, which loads with priority. */
  readonly isFirst: boolean;
  readonly onZoom: () => void;
};

const SIDES = ['left', 'right'] as const;

/**
 * Behind a picture or clip that is narrower than its box, the edges of the same picture, drawn out to the box's sides. It moves
 * nothing, so a prerendered page leaves it out.
 */
function Ground({ url }: { readonly url: string | undefined }) {
  if (!useHydrated()) return null;
  return SIDES.map((side) => (
    <span key={side} className="ground">
      <Picture url={url} alt="" width={88} upTo={240} className="object-fill!" />
    </span>
  ));
}

/** One picture or clip of a product in the gallery, or the picture above its sound; a tap on a picture opens the zoom. */
function GalleryMedia({ media, product, isFirst, onZoom }: GalleryMediaProps) {
  const t = useMessages(commonMessages).product;
  const [isDataSaverOn] = useDataSaver();
  if (media?.kind === 'video') {
    return (
      <>
        <Ground url={firstPicture(product)?.url} />
        <video
          src={media.url}
          controls
          playsInline
          preload={isDataSaverOn ? 'none' : 'metadata'}
          poster={firstPicture(product) && posterOf(product, 1080)}
          aria-label={product.name}
          className="relative size-full object-contain"
        />
      </>
    );
  }
  const url = (media?.kind === 'image' ? media : firstPicture(product))?.url;
  const picture = (
    <>
      <Ground url={url} />
      <Picture
        url={url}
        alt={product.name}
        width={800}
        sizes="(min-width: 1200px) 616px, (min-width: 800px) 50vw, 100vw"
        isPriority={isFirst}
        className="relative mx-auto h-full w-auto max-w-full bg-transparent! max-md:object-contain md:w-full"
      />
    </>
  );
  if (media?.kind === 'image') {
    return (
      <button
        type="button"
        aria-label={t.zoomNamed(product.name)}
        onClick={onZoom}
        className="size-full cursor-zoom-in"
      >
        {picture}
        <span className="absolute right-5 bottom-5 grid size-11 place-items-center rounded-full bg-ivory/94 shadow-glass md:right-7 md:bottom-7">
          <Icon name="zoom" />
        </span>
      </button>
    );
  }
  return picture;
}

const Zoom = lazyComponent(
  () => import('./Zoom.tsx'),
  (file) => file.Zoom,
);

/** All media of a product, swiped through or chosen by thumbnails; `overlay` lies on the one that is shown. */
export function Gallery({ product, overlay }: { readonly product: Product; readonly overlay: ReactNode }) {
  const t = useMessages(commonMessages).product;
  const strip = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [zoomed, setZoomed] = useState(0);
  const zoom = useLazyDialog(Zoom);
  const pictures = product.media.filter((media) => media.kind === 'image');
  const all = product.media.length > 0 ? product.media : NOTHING;
  const show = (index: number): void => {
    setChosen(index);
    // On a phone the thumbnails are a row that scrolls: the chosen one is second in it.
    if (thumbs.current) thumbs.current.scrollLeft = ((index - 1) * thumbs.current.scrollWidth) / all.length;
  };
  const choose = (index: number): void => {
    setTouched(true);
    show(index);
    if (strip.current) strip.current.scrollLeft = index * strip.current.clientWidth;
  };
  const follow = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    const index = Math.round(scrollLeft / clientWidth);
    if (index < all.length && index !== chosen) show(index);
  };
  const before = useRef(all);
  // The shopper's own picture comes first, and is what they look for once it is there.
  useEffect(() => {
    const isOther = before.current.length !== all.length && before.current[0]?.url !== all[0]?.url;
    if (strip.current && isOther) strip.current.scrollLeft = 0;
    before.current = all;
  }, [all]);
  /** Only the chosen medium is loaded, and after the first touch the pictures next to it. Leaving a clip stops it. */
  const isLoaded = (media: Media | undefined, index: number): boolean =>
    index === chosen || (isTouched && Math.abs(index - chosen) === 1 && media?.kind === 'image');
  return (
    <div className="grid min-w-0 items-start gap-3 lg:grid-cols-[88px_minmax(0,1fr)] lg:gap-5">
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">
        <div className="stage -mx-4 md:mx-0">
          <ul ref={strip} onScroll={follow} onPointerDown={() => setTouched(true)} className="swiped">
            {all.map((media, index) => (
              <li key={index} inert={index !== chosen} aria-hidden={index !== chosen}>
                {isLoaded(media, index) && (
                  <GalleryMedia
                    media={media}
                    product={product}
                    isFirst={index === 0}
                    onZoom={() => {
                      setZoomed(media ? pictures.indexOf(media) : 0);
                      zoom.open();
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
          {overlay}
          {all.length > 1 && (
            <span className="pointer-events-none absolute top-5 left-5 z-2 h-7 rounded-full bg-ivory/94 px-3 text-note leading-[1.75rem] tabular-nums md:top-7 md:left-7">
              {`${chosen + 1} / ${all.length}`}
            </span>
          )}
        </div>
        {zoom.problem && (
          <p role="alert" className="mt-2 text-small font-medium text-error">
            {zoom.problem}
          </p>
        )}
        {all[chosen]?.kind === 'audio' && (
          <audio
            controls
            preload="none"
            src={all[chosen].url}
            aria-label={product.name}
            className="sound mt-3 w-full"
          />
        )}
      </div>
      {product.media.length > 1 && (
        <ul
          ref={thumbs}
          aria-label={t.gallery}
          className="-mx-4 flex gap-2.5 overflow-x-auto px-4 py-1 md:mx-0 md:px-0.75 lg:grid lg:content-start lg:gap-3 lg:overflow-visible lg:p-0"
        >
          {product.media.map((media, index) => (
            <li key={`${media.url}-${index}`} className="w-17 flex-none md:w-20 lg:w-auto">
              <button
                type="button"
                aria-label={t.mediaLabels[media.kind](index + 1)}
                aria-current={index === chosen}
                onClick={() => choose(index)}
                className="thumb"
              >
                <Thumb media={media} product={product} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoom.isOpen && <Zoom product={product} pictures={pictures} start={zoomed} onClose={zoom.close} />}
    </div>
  );
}

/** A product without media shows the default picture. */
const NOTHING = [undefined];

function Thumb({ media, product }: { readonly media: Media; readonly product: Product }) {
  const t = useMessages(commonMessages);
  if (media.kind === 'audio') {
    return (
      <span className="grid justify-items-center gap-0.5 text-label">
        <Icon name="sound" size="large" />
        <span>{t.product.sound}</span>
      </span>
    );
  }
  const picture = media.kind === 'image' ? media : firstPicture(product);
  return (
    <>
      <Picture url={picture?.url} alt="" width={88} upTo={360} className="size-full" />
      {media.kind === 'video' && (
        <span className="absolute inset-0 m-auto grid size-8 place-items-center rounded-full bg-ivory/95">
          <Icon name="play" size="small" />
        </span>
      )}
    </>
  );
}
