import { JSDOM } from 'jsdom';

import { expect, test } from './support/shop.ts';
import { PRODUCTS } from './support/shopper.ts';

// Plain HTTP without a browser, like crawlers that run no scripts.

const WHATSAPP = { 'User-Agent': 'WhatsApp/2.23.20.0', Accept: '*/*' };
/** The public origin that the tested shop was built for; the tests serve it from another. */
const SITE = 'http://localhost:4173';

async function read(url: string): Promise<{ readonly status: number; readonly page: Document; readonly html: string }> {
  const response = await fetch(url, { headers: WHATSAPP });
  const html = await response.text();
  return { status: response.status, html, page: new JSDOM(html).window.document };
}

const tag = (page: Document, name: string): string => {
  const found = page.querySelectorAll(`head > meta[property="${name}"], head > meta[name="${name}"]`);
  expect(found, name).toHaveLength(1);
  return found[0]?.getAttribute('content') ?? '';
};

test('every URL of the sitemap is a page with its own title, description and heading', async ({ backend }) => {
  const sitemap = await (await fetch(`${backend.url}/sitemap.xml`)).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  expect(urls.length).toBeGreaterThan(90);
  for (const url of urls) {
    const response = await fetch(url.replace(SITE, backend.url), { headers: WHATSAPP });
    expect(response.status, url).toBe(200);
    const html = await response.text();
    // tests/unit/prerender/pages.test.ts tests the content of each page's tags.
    expect(html, url).toContain(`rel="canonical" href="${url.replaceAll('&', '&amp;')}"`);
    expect(html, url).toContain('content="index, follow"');
  }
  const robots = await (await fetch(`${backend.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test('private screens and unknown URLs stay out of search engines', async ({ backend }) => {
  for (const path of [
    '/cart',
    '/login',
    '/place-order',
    '/orders',
    '/verify?success=true&orderId=1',
    '/profile',
    '/sendOrderMail',
  ]) {
    const { status, page } = await read(backend.url + path);
    expect([status, tag(page, 'robots')], path).toEqual([200, 'noindex, follow']);
  }
  const { status, page } = await read(`${backend.url}/no-such-page`);
  expect([status, tag(page, 'robots')]).toEqual([404, 'noindex, follow']);
  expect(page.querySelector('h1')?.textContent).toBe('Page not found');
});

test('one policy fits every page: the inline styles and scripts are the same on all', async ({ backend }) => {
  const policies = new Set<string | null>();
  for (const path of [
    '/',
    '/cart',
    '/collection',
    '/keywords',
    `/product/${PRODUCTS.magicMug.id}`,
    '/product/brand-new',
    '/nothing',
  ]) {
    policies.add((await fetch(backend.url + path)).headers.get('content-security-policy'));
  }
  expect(policies.size).toBe(1);
});
