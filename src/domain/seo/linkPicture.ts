/** A picture that stands beside a link in a message, with what its own bytes say of it. */
export type LinkPicture = {
  readonly url: string;
  readonly type: `image/${LinkPictureFormat}`;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/** What messengers and search engines draw. */
export type LinkPictureFormat = 'jpeg' | 'png' | 'webp';

/** Bytes: messengers leave out a larger one. */
export const MAX_LINK_PICTURE_BYTES = 600_000;
const LEAST_WIDTH = 200;

/** A picture is shown beside a link when it is wide enough to be seen and light enough to be fetched for it. */
export function isForLinks({ width, bytes }: { readonly width: number; readonly bytes: number }): boolean {
  return width >= LEAST_WIDTH && bytes <= MAX_LINK_PICTURE_BYTES;
}
