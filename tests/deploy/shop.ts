import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

import { ROUTE_PATTERNS } from '#config/routes.ts';

const DIST = 'dist';

export const FILES = readdirSync(DIST, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(DIST.length + 1));

/** Pages with equal text, such as a screen written as the shell, share one name. */
const pageOfText = new Map(
  FILES.filter((name) => name.endsWith('.html')).map((name) => [readFileSync(`${DIST}/${name}`, 'utf8'), name]),
);

const fileOf = (text: string): string => pageOfText.get(text) ?? text;

const first = (folder: string): string =>
  FILES.find((name) => name.startsWith(`${folder}/`) && /^\w+\/[\w-]+\.\w+$/.test(name)) ?? '';

/** Files that are served unchanged. */
export const PLAIN_FILES = ['robots.txt', 'sitemap.xml', 'manifest.webmanifest', 'favicon.svg', first('pictures')].map(
  (name) => `/${name}`,
);
export const ASSET = `/${FILES.find((name) => /^assets\/.*\.js$/.test(name)) ?? ''}`;
export const STYLE = `/${FILES.find((name) => /^assets\/.*\.css$/.test(name)) ?? ''}`;

const screens = ROUTE_PATTERNS.map((pattern) => pattern.replace(/:\w+/, 'added-after-the-build'));

const written = (folder: string): string => `/${first(folder).replace('.html', '')}`;

/** One URL of every kind that is answered with a page, including Not Found. */
export const URLS: readonly string[] = [
  ...screens,
  ...screens.filter((path) => path !== '/').map((path) => `${path}/`),
  written('product'),
  `${written('product')}?utm_source=x`,
  written('keyword'),
  ...`
  /collection?search=mug /verify?success=true&orderId=1
  /collections?category=Prints /collections?category=Custom%20Mugs /collections?category=Custom+Mugs
  /collections?category=LED+Photo%20Lamps&utm_source=x /collections?sort=low-high&category=Prints
  /collections/?category=Prints /Collections?category=Prints /collections?Category=Prints /collections/Prints
  /collections?category=Added%20Later /collections?category=
  /collections?category=../index /collections?category=%2e%2e%2findex
  /ABOUT /sendordermail /about.html /index /index.html /shell /shell.html /404 /404.html
  /nowhere /nowhere/ /nowhere.png /none /product /product/ /product/a/b /product/a%2Fb /product/a%2Fb?x=1 /keyword/a%2fb/ /keyword /pictures /pictures/
  /@missing /.git/config
  `
    .trim()
    .split(/\s+/),
];

const SHARED = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'strict-transport-security',
  'cache-control',
];

/**
 * Sends a request with the headers of a browser that opens a page. Returns the parts of the response that must be equal
 * on all servers of the shop.
 */
export async function answerOf(url: string) {
  const response = await fetch(url, { headers: { Accept: 'text/html,*/*;q=0.8' }, redirect: 'manual' });
  return {
    status: response.status,
    /** The file of dist/ whose text came, or the text itself where it is none. */
    body: fileOf(await response.text()),
    /** By lower-case name, of those that every page carries. */
    headers: Object.fromEntries(SHARED.map((name) => [name, response.headers.get(name)])),
  };
}

/** Writes the headers of the build as docs/deploying.md says, but into this folder. */
export function writeHeaders(folder: string, ...options: readonly string[]): void {
  execFileSync(process.execPath, ['scripts/deploy/headers.mjs', '--to', folder, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
