import { expect, test } from '../support/shop.ts';

/** The number of fully visible products of a row at each window width; three at 1280 px and at 1023 px. */
const VIEWS = [
  { width: 1440, seen: 4 },
  { width: 1281, seen: 4 },
  { width: 1280, seen: 3 },
  { width: 1023, seen: 3 },
  { width: 768, seen: 3 },
  { width: 767, seen: 2 },
  { width: 480, seen: 2 },
  { width: 479, seen: 1 },
] as const;

/** The number of products in Latest Collections up to each of these widths. */
const LATEST = [
  { width: 1270, count: 9 },
  { width: 1271, count: 10 },
  { width: 800, count: 9 },
  { width: 799, count: 6 },
] as const;

// When a resize takes effect: tests/screens/home.test.tsx.
test('home shows as many products as the window has room for', async ({ page, open }) => {
  await open('/');
  const products = page.locator('[aria-labelledby="latest"] article');
  for (const { width, count } of LATEST) {
    await page.setViewportSize({ width, height: 800 });
    await expect(products).toHaveCount(count);
  }
  const row = page.getByRole('list', { name: 'Gifts, first row', exact: true });
  await row.scrollIntoViewIfNeeded();
  await expect(row).not.toHaveCSS('transform', 'none');
  for (const { width, seen } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    const count = () =>
      row.evaluate((list) => innerWidth / (list.firstElementChild?.getBoundingClientRect().width ?? Number.NaN));
    await expect.poll(count, `at ${width} px`).toBeCloseTo(seen, 1);
  }
  await page.setViewportSize({ width: 768, height: 800 });
  const banner = await page.locator('section', { has: page.locator('.caret') }).boundingBox();
  expect(banner?.height, 'the typed name is beside its words, without an empty line').toBeLessThan(140);
});
