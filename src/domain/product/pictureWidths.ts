/** The widths in which pictures are requested, in device pixels, ascending. */
export const PICTURE_WIDTHS: readonly number[] = [240, 360, 480, 720, 1080, 1440, 1920];

/** Data saving never requests a picture narrower than this: the product must stay recognisable. */
const MIN_LIGHT_WIDTH = 480;

/** The width limit with data saving, instead of `upTo`: half the width is a quarter of the data. */
export function lighterWidth(upTo: number): number {
  const half = Math.max(MIN_LIGHT_WIDTH, upTo / 2);
  return Math.min(upTo, PICTURE_WIDTHS.findLast((width) => width <= half) ?? upTo);
}

const CLOUDINARY = /^(https:\/\/res\.cloudinary\.com\/[^/]+\/image\/upload\/)(.+)$/;
/** Pictures that are deployed with the storefront (shop/public/pictures), in SHIPPED_WIDTHS only. */
const SHIPPED = /^(\/pictures\/[a-z-]+)\.webp$/;
const SHIPPED_WIDTHS: readonly number[] = [480, 720, 1080, 1440];
/** Media on the site's own origin, where the embedded backend may serve them. */
const SITE_MEDIA = /^\/api\/media\/[^?#]+$/;
const BACKEND_MEDIA = /^(?:\/api)?\/media\/[^?#]+$/;

/**
 * The URL of a picture at a width, where its host can resize it (res.cloudinary.com, and the embedded backend on the
 * site or at backendUrl) or where it is deployed with the storefront; null for any other host, whose URLs stay
 * unchanged. docs/behaviour.md, Media.
 */
export function sizedUrl(url: string, width: number, backendUrl = ''): string | null {
  const cloudinary = CLOUDINARY.exec(url);
  if (cloudinary) return `${cloudinary[1]}f_auto,q_auto,c_limit,w_${width}/${cloudinary[2]}`;
  const shipped = SHIPPED.exec(url);
  if (shipped) return SHIPPED_WIDTHS.includes(width) ? `${shipped[1]}-${width}.webp` : null;
  const path = url.startsWith(`${backendUrl}/`) ? url.slice(backendUrl.length) : url;
  return BACKEND_MEDIA.test(path) ? `${url}?w=${width}` : null;
}

/**
 * The URL of a preview picture, a JPEG of 1200 x 630 pixels that shows the whole product, where the host can make one:
 * Cloudinary, and the embedded backend. Null for any other URL: callers use the shop's card instead.
 */
export function previewUrl(url: string): string | null {
  const cloudinary = CLOUDINARY.exec(url);
  if (cloudinary) return `${cloudinary[1]}f_jpg,q_auto,c_pad,b_auto,w_1200,h_630/${cloudinary[2]}`;
  return SITE_MEDIA.test(url) ? `${url}?w=1200&h=630&fm=jpg` : null;
}

/** A srcset over the widths up to a limit, or undefined where the host cannot resize. */
export function srcSetOf(url: string, upTo: number, backendUrl = ''): string | undefined {
  const entries = PICTURE_WIDTHS.filter((width) => width <= upTo).flatMap((width) => {
    const sized = sizedUrl(url, width, backendUrl);
    return sized === null ? [] : [`${sized} ${width}w`];
  });
  return entries.length > 0 ? entries.join(', ') : undefined;
}
