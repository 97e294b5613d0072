import type { Page } from '@playwright/test';

import { expect, test } from './support/shop.ts';
import { GIFTS } from './support/shopper.ts';

// Without scripts nothing changes but what this test lets in.
test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

/** The whole sheet: the one of every page. */
const SHEET = /storefront-[^/]*\.css$/;

/** Where everything on the first screen stands, and in what colours and letters: by what it is, from top to bottom. */
async function firstScreen(page: Page, path: string, hasSheets: boolean): Promise<string[]> {
  await page.unrouteAll();
  await page.route(/\.woff2$/, (route) => route.abort());
  const sheet = page.waitForRequest(SHEET);
  if (!hasSheets) await page.route(SHEET, (route) => route.abort());
  await page.goto(path);
  await sheet;
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => {
      const { x, y, width, height, bottom } = element.getBoundingClientRect();
      if (element.closest('.below > *, footer') || y >= innerHeight || height === 0) return [];
      const { color, backgroundColor, font, borderRadius, boxShadow, opacity } = getComputedStyle(element);
      const tall = bottom > innerHeight ? 'on' : Math.round(height);
      const box = [x, y, width].map(Math.round).join(' ');
      const name = `${element.localName} ${element.getAttribute('class') ?? ''}`;
      return [`${name}: ${box} ${tall}, ${color} ${backgroundColor} ${font} ${borderRadius} ${boxShadow} ${opacity}`];
    }),
  );
}

/** Home in two scripts, and one page of each kind. */
const PATHS = ['/', '/te', `/product/${GIFTS.weddingFrame.id}`, '/collection', '/about'];

test('every first screen looks on a phone as it will once the style sheets are here', async ({ page, watch }) => {
  test.slow();
  watch.allow(/net::ERR_FAILED/);
  for (const path of PATHS) {
    await test.step(path, async () => {
      const before = await firstScreen(page, path, false);
      expect(before.length).toBeGreaterThan(20);
      expect(before).toEqual(await firstScreen(page, path, true));
    });
  }
});
