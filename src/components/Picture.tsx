import { useState } from 'react';

import { settings } from '#config/settings.ts';
import { sizedUrl, srcSetOf } from '#domain/product/pictureUrl.ts';
import { cx } from '#lib/cx.ts';
import { usePictureLimit } from '#lib/hooks/usePictureLimit.ts';

/** Shown when a product has no picture, or its picture does not load. */
export const DEFAULT_PICTURE = '/default-product.svg';

type PictureProps = {
  /** URL of the picture; without one the default picture stands in. */
  readonly url: string | undefined;
  readonly alt: string;
  /** The box in CSS pixels, a square unless its height is said; the picture covers it. */
  readonly width: number;
  readonly height?: number;
  /** How wide the picture is drawn, as the sizes attribute says it; as wide as the box, unless said. */
  readonly sizes?: string;
  /** Widest file worth asking for. */
  readonly upTo?: number;
  /** True for the first screen's main picture: it loads at once and first. */
  readonly isPriority?: boolean;
  /** True for a picture that slides into view, of which the browser cannot know beforehand: it loads at once. */
  readonly isEager?: boolean;
  readonly onLoad?: () => void;
  readonly className?: string;
};

/** A picture with a fixed box, files to the screen's size, and a stand-in when it fails. */
export function Picture({
  url,
  alt,
  width,
  height = width,
  sizes = `${width}px`,
  upTo = 1080,
  isPriority = false,
  isEager = isPriority,
  onLoad,
  className,
}: PictureProps) {
  const limit = usePictureLimit(upTo);
  const [failedUrl, setFailedUrl] = useState<string>();
  const isShown = url !== undefined && url !== failedUrl;
  const src = isShown ? (sizedUrl(url, Math.min(limit, 720), settings.backendUrl) ?? url) : DEFAULT_PICTURE;
  return (
    <img
      src={src}
      {...(isShown ? { srcSet: srcSetOf(url, limit, settings.backendUrl), sizes } : {})}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      {...(isPriority ? { fetchPriority: 'high' as const } : {})}
      // A picture of a built page may have failed before the page was alive to hear of it.
      ref={(image) => {
        if (isShown && image?.complete && image.naturalWidth === 0) setFailedUrl(url);
      }}
      onLoad={onLoad}
      onError={() => setFailedUrl(url)}
      className={cx('bg-cream object-cover', className)}
    />
  );
}
