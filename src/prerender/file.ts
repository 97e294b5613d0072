/**
 * A name that every file system and web server accepts unchanged: letters of any script, digits, and - _ . ~ inside.
 */
const SAFE_NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.~-]*$/u;
const MAX_BYTES = 200;
/**
 * A category as in a query (domain/text/url.ts, urlPart), limited to this many characters: a filename may have 255,
 * including its extension.
 */
const SAFE_QUERY = /^[\w%~!*().-]+$/;
const MAX_QUERY = 240;

function isSafe(name: string): boolean {
  return SAFE_NAME.test(name) && new TextEncoder().encode(name).length <= MAX_BYTES;
}

/**
 * The file of a URL's page: '/about' is about.html, '/product/1' is product/1.html, and a category's page has the name
 * as its query encodes it. Null if the name cannot be a filename; the shell serves such a page.
 */
export function fileOf(url: string): string | null {
  if (url === '*') return '404.html';
  if (url === '/') return 'index.html';
  const [path = '', query] = url.split('?');
  if (query !== undefined) {
    const name = query.slice('category='.length);
    return SAFE_QUERY.test(name) && name.length <= MAX_QUERY ? `${path.slice(1)}/${name}.html` : null;
  }
  const parts = path.slice(1).split('/').map(decodeURIComponent);
  return parts.every(isSafe) ? `${parts.join('/')}.html` : null;
}
