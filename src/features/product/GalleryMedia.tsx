import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Media } from '#domain/product/media.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { useDataSaver } from '#lib/preferences.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#components/Picture.tsx';

type GalleryMediaProps = {
  readonly media: Media | undefined;
  readonly product: Product;
  /** True for the main picture of the first screen, which loads with priority. */
  readonly isFirst: boolean;
  readonly onZoom: () => void;
};

/** One picture, clip or sound of a product in the gallery; a tap on a picture opens the zoom. */
export function GalleryMedia({ media, product, isFirst, onZoom }: GalleryMediaProps) {
  const t = useMessages(shopMessages).product;
  const [isDataSaverOn] = useDataSaver();
  if (media?.kind === 'video') {
    return (
      <video
        src={media.url}
        controls
        playsInline
        preload={isDataSaverOn ? 'none' : 'metadata'}
        poster={firstPicture(product)?.url}
        aria-label={product.name}
        className="size-full bg-ink object-contain"
      />
    );
  }
  const picture = (
    <Picture
      url={(media?.kind === 'image' ? media : firstPicture(product))?.url}
      alt={product.name}
      width={800}
      sizes="(min-width: 1200px) 616px, (min-width: 800px) 50vw, 100vw"
      isPriority={isFirst}
      className="mx-auto h-full w-auto max-w-full bg-transparent! max-md:object-contain md:w-full"
    />
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
  return (
    <>
      {picture}
      {media && (
        <audio
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
