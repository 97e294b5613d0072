import { useState } from 'react';

import { settings } from '#config/settings.ts';
import { sizedUrl, srcSetOf } from '#domain/product/pictureWidths.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { cx } from '#lib/cx.ts';
import { usePictureLimit } from '#lib/preferences.ts';

/** Shown if a product has no picture or its picture fails to load. */
const DEFAULT_PICTURE = '/default-product.svg';

/** The still picture of a product's clip, at least this many pixels wide where its host can resize it. */
export function posterOf(product: Product, width: number): string {
  const url = firstPicture(product)?.url;
  return url === undefined ? DEFAULT_PICTURE : (sizedUrl(url, width, settings.backendUrl) ?? url);
}

type PictureProps = {
  /** URL of the picture; without one the default picture is shown. */
  readonly url: string | undefined;
  readonly alt: string;
  /** The box in CSS pixels, square unless a height is given; the picture covers it. */
  readonly width: number;
  readonly height?: number;
  /** Rendered width, as in the `sizes` attribute; the box's width by default. */
  readonly sizes?: string;
  /** The widest file worth requesting, in pixels. */
  readonly upTo?: number;
  /** True for the main picture of the first screen: loads at once, with high priority. */
  readonly isPriority?: boolean;
  /** True for a picture that slides into view, which the browser cannot predict: loads at once. */
  readonly isEager?: boolean;
  readonly onLoad?: () => void;
  readonly className?: string;
};

/** A picture in a fixed box, with files for the screen's size and a default if it fails. */
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
      // A picture of a prerendered page may have failed before hydration.
      ref={(image) => {
        if (isShown && image?.complete && image.naturalWidth === 0) setFailedUrl(url);
      }}
      onLoad={onLoad}
      onError={() => setFailedUrl(url)}
      className={cx('bg-cream object-cover', className)}
    />
  );
}
