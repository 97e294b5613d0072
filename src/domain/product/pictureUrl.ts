/** Widths in CSS pixels times density that pictures are asked for in, ascending. */
export const PICTURE_WIDTHS: readonly number[] = [240, 360, 480, 720, 1080, 1440, 1920];

/** No picture is made smaller than this to spare the line: a product should still be seen. */
const LEAST_LIGHT_WIDTH = 480;

/** Half as wide is a quarter of the data: the width that stands in for a limit when the line is to be spared. */
export function lighterWidth(upTo: number): number {
  const half = Math.max(LEAST_LIGHT_WIDTH, upTo / 2);
  return Math.min(upTo, PICTURE_WIDTHS.findLast((width) => width <= half) ?? upTo);
}

const CLOUDINARY = /^(https:\/\/res\.cloudinary\.com\/[^/]+\/image\/upload\/)(.+)$/;
/** Pictures that travel with the storefront (shop/public/pictures), in these widths only. */
const SHIPPED = /^(\/pictures\/[a-z-]+)\.webp$/;
const SHIPPED_WIDTHS: readonly number[] = [480, 720, 1080, 1440];
/** Media of the site itself: its backend may be the embedded one. */
const SITE_MEDIA = /^\/api\/media\/[^?#]+$/;
const BACKEND_MEDIA = /^(?:\/api)?\/media\/[^?#]+$/;

/**
 * The URL of a picture at a width, where its host can resize (res.cloudinary.com, and the site or backendUrl as far
 * as they are the embedded backend) or it travels with the storefront; null for any other host, whose URLs are left
 * alone. docs/behaviour.md, Media.
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
 * Cloudinary, and the embedded backend. Null for any other URL: the shop's card stands in.
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
