/** The kinds of media that a gallery can show. */
export type MediaKind = 'image' | 'video' | 'audio';

/** One picture, clip or sound with a URL that a browser can load. */
export type Media = {
  readonly kind: MediaKind;
  /** URL a browser can load, with the backend's prefix. */
  readonly url: string;
  /** The URL as the backend sent it, which order items send back unchanged. */
  readonly source: string;
};

const VIDEO_EXTENSIONS = new Set(['mp4', 'webm', 'ogg']);
const AUDIO_EXTENSIONS = new Set(['mp3', 'wav', 'm4a']);
const SLIDE_VIDEO_EXTENSIONS = new Set(['mp4', 'webm']);
const SLIDE_IMAGE_EXTENSIONS = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp']);

/** The lower-case file extension of a URL without its query or fragment; '' when it has none. */
export function extensionOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** The kind of a medium: as declared, else by its extension: video, audio, otherwise a picture. */
export function mediaKindOf(url: string, declared?: unknown): MediaKind {
  if (declared === 'image' || declared === 'video' || declared === 'audio') return declared;
  const extension = extensionOf(url);
  if (VIDEO_EXTENSIONS.has(extension)) return 'video';
  return AUDIO_EXTENSIONS.has(extension) ? 'audio' : 'image';
}

/** The media of a slide; without usable media, the reason, for which the slideshow has a placeholder each. */
export type SlideMedia =
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'video'; readonly url: string }
  | { readonly kind: 'missing' | 'invalid' | 'unsupported' };

/** One slide of the home page's slideshow. */
export type Slide = {
  readonly id: string;
  readonly name: string;
  readonly media: SlideMedia;
  /** A square version for phones: the second picture of the slide; null when it has only one. */
  readonly phoneUrl: string | null;
};

/**
 * A slide shows a picture or a clip by its extension; without a URL it is missing, with an unsafe or
 * malformed one invalid, with any other extension unsupported. docs/behaviour.md, Home.
 */
export function slideMediaOf(url: string | null, rawUrl: unknown): SlideMedia {
  if (rawUrl === undefined || rawUrl === null || rawUrl === '') return { kind: 'missing' };
  if (url === null) return { kind: 'invalid' };
  const extension = extensionOf(url);
  if (SLIDE_VIDEO_EXTENSIONS.has(extension)) return { kind: 'video', url };
  if (SLIDE_IMAGE_EXTENSIONS.has(extension)) return { kind: 'image', url };
  return { kind: 'unsupported' };
}
