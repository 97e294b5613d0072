/** Characters that browsers strip or fold inside URLs, and so can hide a scheme. */
// oxlint-disable-next-line no-control-regex -- the point is to refuse control characters
const UNSAFE_CHARACTERS = /[\u0000-\u0020\u007F\\]/;

/** True for a URL with a scheme or a host of its own: 'https://…', 'data:…', '//host'. */
function isAbsolute(url: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
}

/**
 * The URL a picture, clip or sound is loaded from, or null when it may not be loaded at all. Only http and
 * https URLs without user-info pass; a relative one gets the backend's URL in front, or '/api'
 * when the backend is the site itself. docs/behaviour.md, Media.
 */
export function mediaUrl(rawUrl: unknown, backendUrl: string): string | null {
  if (typeof rawUrl !== 'string') return null;
  const trimmed = rawUrl.trim();
  if (trimmed === '' || UNSAFE_CHARACTERS.test(trimmed.replaceAll(' ', '%20'))) return null;
  if (!isAbsolute(trimmed)) {
    const path = trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
    return `${backendUrl === '' ? '/api' : backendUrl}${encodeSpaces(path)}`;
  }
  const url = parsed(trimmed.startsWith('//') ? `https:${trimmed}` : trimmed);
  return url && isWeb(url) ? url.href : null;
}

/** True for a web URL that can be followed: http or https, no user-info. */
export function isWeb(url: URL): boolean {
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '';
}

/** The parsed URL, or null where URL would throw (URL.canParse is younger than our oldest browsers). */
export function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function encodeSpaces(path: string): string {
  return path.replaceAll(' ', '%20');
}

/**
 * Encodes any text as one part of a URL. A lone surrogate, for which encodeURIComponent throws, becomes the replacement
 * character. An apostrophe is encoded as browsers do in a query.
 */
export function urlPart(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll("'", '%27');
}

/** Encodes a text as one path segment. '.' and '..' would leave the folder even when encoded, so they are replaced. */
export function pathPart(text: string): string {
  return urlPart(/^\.{1,2}$/.test(text) ? '\uFFFD' : text);
}
