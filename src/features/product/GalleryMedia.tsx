import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Media } from '#domain/product/media.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
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
export function GalleryMedia({ media, product, isFirst, onZoom }: GalleryMediaProps) {
  const t = useMessages(shopMessages).product;
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
          poster={firstPicture(product)?.url}
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
