// @vitest-environment node
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { testimonials } from '#content/testimonials.ts';
import { PAGE_FOLDERS } from '#prerender/plan.ts';
import { buildShop, SITE, structuredIn, type BuiltShop } from '#tests/support/builtShop.ts';
import { sandbox } from '#tests/support/server.ts';

// The hostile catalogue alone has 280 pages.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const one = (page: Document, selector: string): Element => {
  const found = [...page.querySelectorAll(selector)];
  expect(found, selector).toHaveLength(1);
  return found[0] as Element;
};
const content = (page: Document, selector: string): string => one(page, selector).getAttribute('content') ?? '';

const PRIVATE = ['cart', 'login', 'place-order', 'orders', 'verify', 'profile', 'sendOrderMail'];
const OWN = 'index mainpage collection collections about contact keywords privacypolicy termsandconditions'.split(' ');
const TRANSLATED = ['', '/collection', '/about', '/contact', '/keywords'];
const PUBLIC = [...OWN, ...['te', 'hi'].flatMap((tag) => TRANSLATED.map((name) => tag + name))];

const TEXT = expect.stringMatching(/\S/);
/** Properties that Google requires of each type; all others and the inner ones: tests/unit/domain/seo/structuredData.test.ts. */
const REQUIRED: Readonly<Record<string, object>> = {
  Store: { name: TEXT, telephone: TEXT, url: TEXT, image: TEXT, address: { streetAddress: TEXT, postalCode: TEXT } },
  WebSite: { name: TEXT, url: TEXT, potentialAction: { target: { urlTemplate: TEXT } } },
  Product: { name: TEXT, image: expect.arrayContaining([TEXT]), offers: { price: TEXT, shippingDetails: {} } },
  BreadcrumbList: {},
  ItemList: {},
  FAQPage: {},
  WebPage: { name: TEXT, url: TEXT, description: TEXT, breadcrumb: { itemListElement: expect.anything() } },
};

afterEach(() => sandbox.controls.faults.clear());

describe('a built shop', () => {
  let shop: BuiltShop;
  const pages = (): readonly string[] =>
    [...shop.files.keys()].filter((file) => file.endsWith('.html') && file !== 'shell.html');
  const open = (): readonly string[] => pages().filter((file) => !PRIVATE.includes(file.replace('.html', '')));
  beforeAll(async () => {
    shop = await buildShop();
  });

  test('has a page for every known URL', () => {
    for (const name of [...PUBLIC, ...PRIVATE, '404', 'shell'])
      expect([...shop.files.keys()]).toContain(`${name}.html`);
    const count = (folder: string): number => pages().filter((file) => file.startsWith(`${folder}/`)).length;
    expect([count('product'), count('collections'), count('keyword')]).toEqual([77, 10, 12]);
    const folders = [...shop.files.keys()].filter((file) => file.includes('/')).map((file) => file.split('/')[0]);
    expect(new Set(folders), 'so that pages of removed products can be deleted').toEqual(new Set(PAGE_FOLDERS));
    expect(shop.summary).toMatchObject({ pages: pages().length, products: 77 });
    expect(shop.warnings).toEqual([]);
  });

  test('shows the first testimonial on home as HTML without the carousel', () => {
    const home = shop.page('index.html');
    const slides = [...home.querySelectorAll('[aria-labelledby="testimonials"] [aria-roledescription="slide"]')];
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual(testimonials.map((_, at) => at > 0));
    expect(slides[0]?.textContent).toContain(testimonials[0]?.comment);
    expect(home.querySelectorAll('[class*="slick-"]')).toHaveLength(0);
  });

  test.each([
    ['te', /[\u0C00-\u0C7F]/],
    ['hi', /[\u0900-\u097F]/],
  ])('has pages in %s, linked to the English ones for search engines', (tag, script) => {
    for (const [file, english] of [
      [tag, 'index'],
      [`${tag}/about`, 'about'],
    ]) {
      const page = shop.page(`${file}.html`);
      expect(page.documentElement.lang).toBe(tag);
      expect([page.title, page.querySelector('h1')?.textContent]).toEqual(Array(2).fill(expect.stringMatching(script)));
      expect(one(page, 'link[rel="canonical"]').getAttribute('href')).toBe(`${SITE}/${file}`);
      expect(shop.files.get('sitemap.xml')).toContain(`<loc>${SITE}/${file}</loc>`);
      for (const each of [page, shop.page(`${english}.html`)]) {
        const links = [...each.querySelectorAll('link[rel="alternate"][hreflang]')];
        expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'te', 'hi', 'x-default']);
        expect(links.find((link) => link.getAttribute('hreflang') === tag)).toMatchObject({ href: `${SITE}/${file}` });
      }
    }
    expect(shop.page('cart.html').querySelectorAll('link[hreflang]').length).toBe(0);
  });

  test('has each head element once', () => {
    for (const file of pages()) {
      const page = shop.page(file);
      expect(one(page, 'head > title').textContent, file).toMatch(/^\S.* \| Kanuka$/);
      expect(content(page, 'head > meta[name="description"]').length, file).toBeGreaterThan(5);
      expect(content(page, 'head > meta[property="og:image"]')).toMatch(
        /^https:\/\/shop\.example\/\S+\.jpg(\?w=1200&h=630&fm=jpg)?$/,
      );
      expect(content(page, 'head > meta[property="og:title"]')).toBe(page.title);
      expect(content(page, 'head > meta[name="twitter:card"]')).toBe('summary_large_image');
      expect(page.querySelectorAll('[style]'), file).toHaveLength(0);
      expect(page.querySelectorAll('body title, body meta'), file).toHaveLength(0);
    }
  });

  test('shows a heading, texts and links without scripts', () => {
    for (const file of open()) {
      const page = shop.page(file);
      expect(one(page, '#root main h1').textContent, file).toMatch(/\S/);
      expect(page.querySelectorAll('#root main a[href^="/"], #root footer a[href^="/"]').length, file).toBeGreaterThan(
        10,
      );
      expect(page.querySelector('#root main')?.textContent, file).not.toMatch(/Loading|NaN|undefined|\[object/);
    }
  });

  test('excludes private screens and missing pages from search engines, and writes no pages of them', () => {
    for (const name of PRIVATE) {
      const page = shop.page(`${name}.html`);
      expect(content(page, 'meta[name="robots"]'), name).toBe('noindex, follow');
      expect(one(page, '#root').childElementCount, name).toBe(0);
      expect(page.querySelector('link[rel="canonical"]'), name).toBeNull();
    }
    expect(content(shop.page('404.html'), 'meta[name="robots"]')).toBe('noindex, follow');
    const shell = shop.page('shell.html');
    // It may be a new product: it has no robots directive.
    expect(shell.querySelectorAll('meta[name="robots"], meta[property], link[rel="canonical"], h1')).toHaveLength(0);
    expect(shell.title).toBe('Kanuka Photo Gifts');
  });

  test('requests the products and the API client at once only on pages without their own products', () => {
    const ahead = 'link[rel="preload"][as="fetch"]';
    const client = 'link[rel="modulepreload"][href="/assets/client.js"]';
    for (const name of ['shell', ...PRIVATE]) {
      expect(one(shop.page(`${name}.html`), ahead).getAttribute('href')).toBe('/api/product/list');
      one(shop.page(`${name}.html`), client);
    }
    // The checkout's own scripts are no later either.
    one(shop.page('cart.html'), 'link[rel="modulepreload"][href="/assets/cart.js"]');
    for (const name of open()) expect(shop.page(name).querySelector(`${ahead}, ${client}`), name).toBeNull();
  });

  test('lists in its sitemap exactly the indexable pages, by their canonical URLs', () => {
    const listed = [
      ...(shop.files.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)</g),
    ];
    const canonical = open()
      .map((file) => shop.page(file))
      .filter((page) => content(page, 'meta[name="robots"]').startsWith('index'))
      .map((page) => one(page, 'link[rel="canonical"]').getAttribute('href') ?? '');
    // The other URLs of home and the collection have the first as canonical.
    expect(new Set(listed.map(([, url]) => url?.replaceAll('&amp;', '&')))).toEqual(new Set(canonical));
    expect(listed).toHaveLength(shop.summary.listed);
    expect(listed.find(([, url]) => url?.includes('/product/'))?.[2]).toMatch(/^2025-/);
    expect(shop.files.get('robots.txt')).toBe(`User-agent: *\nDisallow: /cart\n\nSitemap: ${SITE}/sitemap.xml\n`);
  });

  test('writes a product with its price and picture, and never the whole list', () => {
    for (const file of pages().filter((name) => name.startsWith('product/'))) {
      const page = shop.page(file);
      const [product] = structuredIn(page) as [{ name: string; offers: { price: string } }];
      expect(page.querySelector('h1')?.textContent).toBe(product.name);
      expect(content(page, 'meta[name="description"]'), file).toMatch(/^₹[\d,]+(?:\.\d\d)?\. \S/);
      expect(content(page, 'meta[property="product:price:amount"]')).toBe(product.offers.price);
      expect(page.querySelector('main img')?.getAttribute('src'), file).toMatch(/^\/api\/media\/\S+\.jpg/);
      const data = JSON.parse(one(page, '#snapshot').textContent) as { products: unknown[] };
      expect(data.products.length, file).toBeLessThanOrEqual(6);
    }
  });

  test('describes every kind of page to search engines, without a property missing that they require', () => {
    const all = pages().flatMap((file) => structuredIn(shop.page(file)));
    expect(new Set(all.map((data) => data['@type']))).toEqual(new Set(Object.keys(REQUIRED)));
    expect(all.filter((data) => data['@type'] === 'Product')).toHaveLength(77);
    const site = all.find((data) => data['@type'] === 'WebSite');
    for (const data of all) {
      const type = String(data['@type']);
      expect(data).toMatchObject({ '@context': 'https://schema.org', ...REQUIRED[type] });
      const urls = JSON.stringify(data).match(/"(?:url|item|image|@id|merchantReturnLink)":"[^"]*"/g) ?? [];
      for (const url of urls) expect(url).toMatch(/:"https:\/\/shop\.example/);
      const questions = (data['mainEntity'] ?? []) as object[];
      expect(questions).toMatchObject(questions.map(() => ({ name: TEXT, acceptedAnswer: { text: TEXT } })));
      if (type === 'WebPage') expect(data['isPartOf']).toEqual({ '@id': site?.['@id'] });
      if (!('itemListElement' in data)) continue;
      const steps = data['itemListElement'] as object[];
      const known = type === 'ItemList' ? { url: TEXT } : { name: TEXT };
      expect(steps).toMatchObject(steps.map((_, index) => ({ position: index + 1, ...known })));
      if (type === 'BreadcrumbList') expect(steps.length).toBeGreaterThanOrEqual(2);
      if (type === 'ItemList') expect(data['numberOfItems']).toBe(steps.length);
    }
    for (const file of open()) {
      const page = shop.page(file);
      // The site is English first; its pages have languages of their own.
      const texts = structuredIn(page).filter((data) => 'inLanguage' in data && data['@type'] !== 'WebSite');
      for (const data of texts) expect(data['inLanguage'], file).toBe(page.documentElement.lang);
    }
  });

  test('writes a guide with its text, products, styles and script', () => {
    const page = shop.page('keyword/birthday-photo-gifts.html');
    expect(page.querySelectorAll('main .prose p').length).toBeGreaterThan(3);
    expect(page.querySelectorAll('main article article').length, 'products as cards').toBe(6);
    const files = [...page.querySelectorAll('link[rel="stylesheet"], link[rel="modulepreload"]')];
    expect(
      files.map((link) => link.getAttribute('href')),
      'whose layers come first is decided by who comes first',
    ).toEqual(['/assets/index.css', '/assets/k.css', '/assets/k.js']);
  });

  test('paints the splash before other files: styles come after it, scripts at the end, those of every page first', () => {
    for (const file of [...pages(), 'shell.html']) {
      const page = shop.page(file);
      expect(page.querySelectorAll('head link[rel="stylesheet"], head script[src]'), file).toHaveLength(0);
      const parts = '#splash, link[rel="stylesheet"], #root, link[rel="modulepreload"], link[as="font"], script[src]';
      const order = [...page.body.querySelectorAll(parts)].map(({ id, localName, attributes }) =>
        id === '' ? (attributes.getNamedItem('rel')?.value ?? localName) : id,
      );
      expect(order.join(' '), file).toMatch(/^splash (?:stylesheet )+root script(?: preload)*(?: modulepreload)*$/);
    }
  });

  test('records events before the script is loaded, and preloads the first screen’s large picture', () => {
    for (const file of open()) expect(one(shop.page(file), '#root').hasAttribute('data-hydrating'), file).toBe(true);
    const large = open().filter((file) => shop.page(file).querySelector('main img[fetchpriority="high"]'));
    expect(large).toContain('index.html');
    expect(large.filter((file) => file.startsWith('product/')).length).toBeGreaterThan(60);
    for (const file of large)
      expect(shop.page(file).querySelector('head link[rel="preload"][as="image"]'), file).not.toBeNull();
  });
});

test('a build without a backend writes the pages with the shop’s own texts', async () => {
  const { files, warnings, summary } = await buildShop({ hasBackend: false, siteUrl: '' });
  expect(warnings).toEqual([expect.stringMatching(/^No backend is known: .*KANUKA_BUILD_BACKEND/)]);
  expect([...files.keys()].filter((file) => /^(?:product|keyword|collections)\//.test(file))).toEqual([]);
  expect(summary.pages).toBe(PUBLIC.length + PRIVATE.length + 1);
});

test('without a public URL the parts that need one are left out, and without a list its own pages', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/keyword', fault: { type: 'status', code: 500 } });
  // A few products are enough.
  sandbox.controls.faults.add({ route: 'GET /api/product/list', fault: { type: 'catalogue', name: 'small' } });
  const shop = await buildShop({ siteUrl: '' });
  expect(shop.warnings).toContain('Pages without keywords: Failed to fetch keywords');
  expect([...shop.files.keys()].filter((file) => file.startsWith('keyword/'))).toEqual([]);
  expect([...shop.files.keys()].filter((file) => file.startsWith('product/'))).toHaveLength(3);
  expect(shop.files.has('sitemap.xml')).toBe(false);
  for (const text of shop.files.values())
    expect(text).not.toMatch(/rel="canonical"|og:url|og:image|BreadcrumbList|"@type":"Product"/);
});

test('no text of a hostile catalogue breaks out of its page', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/*', fault: { type: 'catalogue', name: 'hostile' } });
  const shop = await buildShop();
  // Products with a field of a wrong type contain no markup: that their pages are built is enough.
  const pages = [...shop.files.keys()].filter((file) => file.endsWith('.html') && !file.startsWith('product/wrong-'));
  expect(pages.length).toBeGreaterThan(100);
  for (const file of pages) {
    expect(file).toMatch(/^(?:(?:product|keyword|collections|te|hi)\/)?[^/]+\.html$/);
    const page = shop.page(file);
    const script = one(page, 'script:not([type="application/ld+json"]):not(#snapshot)');
    expect(script.getAttribute('src'), file).toBe('/assets/index.js');
    expect(script.textContent).toBe('');
    expect(
      page.querySelectorAll('iframe, object, embed, base, [onload], [onerror], [onclick], [style]'),
      file,
    ).toHaveLength(0);
    for (const link of page.querySelectorAll('a[href]'))
      expect(link.getAttribute('href'), file).not.toMatch(/^\s*(?:javascript|data):/i);
    structuredIn(page);
    expect(one(page, 'head > title').childElementCount).toBe(0);
  }
  const days = [...(shop.files.get('sitemap.xml') ?? '').matchAll(/<lastmod>(.*?)<\/lastmod>/g)];
  expect(days.length).toBeGreaterThan(100);
  for (const [, day] of days) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
});
