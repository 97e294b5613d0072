import { JSDOM } from 'jsdom';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';

import { server } from './server.ts';

export const SITE = 'https://shop.example';
const NOW = Date.parse('2026-11-21T12:00:00Z');

/** index.html as the bundler writes it. */
const TEMPLATE = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title data-prerendered>x</title></head>
<body><div id="splash"></div><link rel="stylesheet" crossorigin href="/assets/index.css"><div id="root"></div>
<script type="module" crossorigin src="/assets/index.js"></script></body></html>`;

export type BuiltShop = Awaited<ReturnType<typeof buildShop>>;

type Options = {
  readonly hasBackend?: boolean;
  readonly siteUrl?: string;
  readonly settings?: Readonly<Record<string, string>>;
};

/** Writes the pages as a build does, from the sandbox, or without a backend when `hasBackend` is false. */
export async function buildShop({ hasBackend = true, siteUrl = SITE, settings = {} }: Options = {}) {
  for (const [name, value] of Object.entries({ ...settings, VITE_SITE_URL: siteUrl })) vi.stubEnv(name, value);
  vi.resetModules();
  const warnings: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void warnings.push(parts.join(' ')));
  server.listen({ onUnhandledRequest: 'error' });
  // Without a backend the public URL is tried, where no server answers yet.
  if (!hasBackend) server.use(http.all('*', () => HttpResponse.error()));
  const { writePages } = await import('#prerender/main.ts');
  const files = new Map<string, string>();
  const read = new Map<string, Document>();
  // One window parses all pages: creating a window takes longer than parsing.
  const view = new JSDOM('').window;
  const reader = new view.DOMParser();
  const written = writePages({
    template: TEMPLATE,
    manifest: {
      'src/api/axiosInstance.ts': { file: 'assets/client.js' },
      'src/pages/CartPage.tsx': { file: 'assets/cart.js' },
      'src/pages/KeywordPage.tsx': { file: 'assets/k.js', css: ['assets/k.css'] },
      'src/pages/ProductPage.tsx': { file: 'assets/p.js' },
    },
    robots: 'User-agent: *\nDisallow: /cart\n',
    backends: { embedded: hasBackend ? 'http://localhost:4173' : null, named: null },
    isRenewal: false,
    allowsEmpty: false,
    knownPictures: '',
    keepPictures: () => Promise.resolve(),
    view,
    write: (file, text) => Promise.resolve(void files.set(file, text)),
    settle: () => Promise.resolve(() => NOW),
    wait: () => Promise.resolve(),
    now: NOW,
  });
  const summary = await written.finally(() => {
    server.resetHandlers();
    server.close();
    vi.unstubAllEnvs();
  });
  return {
    files,
    summary,
    warnings,
    /** A page as parsed HTML. */
    page: (file: string): Document => {
      const text = files.get(file);
      if (text === undefined) throw new Error(`${file} was not written`);
      const page = read.get(file) ?? reader.parseFromString(text, 'text/html');
      read.set(file, page);
      return page;
    },
  };
}

/** The structured data of a page, parsed. */
export function structuredIn(page: Document): readonly Record<string, unknown>[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
}
