import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { matchPath } from 'react-router-dom';
import { matchesEtag } from './listAnswer.ts';
import { inlineHashes } from './inlineHashes.ts';
import { fileIn, fileResponse, missingFile, PLAIN, type FoundFile } from './files.ts';
import { securityHeaders, type SecurityOptions } from './headers.ts';

export interface StaticOptions {
  /** The folder of the built storefront. */
  readonly dist: string;
  /** Patterns of screens, such as '/product/:productId'. */
  readonly routes: readonly string[];
  readonly security?: SecurityOptions;
}

/** Pages served for other URLs; index.html replaces them where they are missing. */
const SHELL = 'shell.html';
const NOT_FOUND = '404.html';

/** Serves the built storefront: files unchanged, screens as their own page or the shell, the rest as 404. */
export function staticSite({
  dist,
  routes,
  security = {},
}: StaticOptions): (request: Request) => Promise<Response | undefined> {
  const isScreen = (pathname: string): boolean => routes.some((pattern) => matchPath(pattern, pathname) !== null);

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/assets/')) return asset(request, pathname);
    const isHtmlName = extname(pathname).toLowerCase() === '.html';
    const file = isHtmlName ? undefined : await fileIn(dist, pathname);
    if (file !== undefined) return fileResponse(file, request, { ...PLAIN, 'Cache-Control': 'public, max-age=3600' });
    const page = (await categoryPage(pathname, search)) ?? (await ownPage(pathname));
    if (page !== undefined) return html(page, request, 200);
    if (!acceptsHtml(request, pathname)) return missingFile();
    const isKnown = isScreen(pathname);
    const standIn = await firstOf(isKnown ? [SHELL, 'index.html'] : [NOT_FOUND, SHELL, 'index.html']);
    return standIn === undefined ? missingFile() : html(standIn, request, isKnown ? 200 : 404);
  };

  /** A missing asset is never answered with a page: a browser would run it as script (fault R22). */
  async function asset(request: Request, pathname: string): Promise<Response> {
    const file = await fileIn(dist, pathname);
    if (file === undefined) return missingFile();
    return fileResponse(file, request, { ...PLAIN, 'Cache-Control': 'public, max-age=31536000, immutable' });
  }

  /** A category's page lies under its name as the query writes it, and only the query's first part counts. */
  async function categoryPage(pathname: string, search: string): Promise<FoundFile | undefined> {
    const name = /^\?category=([\w%~!*().+-]+)(?:&|$)/.exec(search)?.[1]?.replaceAll('+', '%20');
    if (!/^\/collections\/?$/i.test(pathname) || name === undefined) return undefined;
    return fileIn(dist, `/collections/${encodeURIComponent(name)}.html`);
  }

  async function ownPage(pathname: string): Promise<FoundFile | undefined> {
    const path = pathname.replace(/\/+$/, '').replace(/\.html$/, '');
    if (path === '' || path === '/index') return fileIn(dist, 'index.html');
    if ([`/${SHELL}`, `/${NOT_FOUND}`].includes(`${path}.html`)) return undefined;
    return firstOf([`${path}.html`, `${path}/index.html`]);
  }

  async function firstOf(names: readonly string[]): Promise<FoundFile | undefined> {
    for (const name of names) {
      const file = await fileIn(dist, name);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  async function html(file: FoundFile, request: Request, status: number): Promise<Response> {
    const text = await readFile(file.path, 'utf8');
    const { scripts, styles } = inlineHashes(text);
    const headers = {
      ...securityHeaders({ ...security, scriptHashes: scripts, styleHashes: styles }),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      ETag: file.etag,
    };
    const isFresh = status === 200 && matchesEtag(request.headers.get('if-none-match'), file.etag);
    return isFresh ? new Response(null, { status: 304, headers }) : new Response(text, { status, headers });
  }
}

/** A browser opening a page accepts text/html. Other programs send no Accept header and want a page if no file is named. */
function acceptsHtml(request: Request, pathname: string): boolean {
  const accept = request.headers.get('accept') ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && extname(pathname) === '');
}
