/** The preview picture of a link; type and size are read from its bytes. */
export type LinkPicture = {
  readonly url: string;
  readonly type: `image/${LinkPictureFormat}`;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/** Formats that messengers and search engines show. */
export type LinkPictureFormat = 'jpeg' | 'png' | 'webp';

/** Bytes: messengers omit larger pictures. */
export const MAX_LINK_PICTURE_BYTES = 600_000;
const LEAST_WIDTH = 200;

/** A picture can be a link's preview when it is wide enough and its file small enough. */
export function isForLinks({ width, bytes }: { readonly width: number; readonly bytes: number }): boolean {
  return width >= LEAST_WIDTH && bytes <= MAX_LINK_PICTURE_BYTES;
}
