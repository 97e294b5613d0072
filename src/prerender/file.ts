/** A name that every file system and web server takes as it is: letters of any script, digits, and - _ . ~ inside. */
const SAFE_NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.~-]*$/u;
const MAX_BYTES = 200;
/** A category as a query writes it (domain/text/url.ts, urlPart), and so many of its characters: a file's name has 255, some of them for its end. */
const SAFE_QUERY = /^[\w%~!*().-]+$/;
const MAX_QUERY = 240;

function isSafe(name: string): boolean {
  return SAFE_NAME.test(name) && new TextEncoder().encode(name).length <= MAX_BYTES;
}

/**
 * The file that holds the page of a URL: '/about' is about.html, '/product/1' product/1.html, and a category's
 * page bears the name as its query writes it. Null where a name is none for a file; such a page is left to the shell.
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
