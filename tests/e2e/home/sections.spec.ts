import type { Page } from '@playwright/test';

import { expect, test } from '../support/shop.ts';

const HEADINGS = [
  'Welcome to Kanuka',
  'How it works',
  'Latest Collections',
  'Find the Perfect Gift',
  'Shop by Categories',
  'Best Sales',
  'Our Story',
  'Discover Special Gifts',
  'Frequently Asked Questions',
  'What Our Customers Say',
];

/** The parts in their order, each with its way on. */
async function expectParts(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const titles = main.getByRole('heading', { level: 1 }).or(main.getByRole('heading', { level: 2 }));
  await expect(titles).toHaveText(HEADINGS, { useInnerText: true });

  const tops = await main.evaluate((node) =>
    ['.kolam-border', '.hero-veil', '.caret', '[aria-label="Gifts, first row"]'].map(
      (part) => node.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  );
  expect(tops, 'divider, slideshow, typing banner, strips').toEqual(tops.toSorted((a, b) => a - b));
  const strips = await page.getByRole('region', { name: 'More gifts' }).boundingBox();
  const best = await main.getByRole('heading', { name: 'Best Sales' }).boundingBox();
  const categories = await main.getByRole('heading', { name: 'Shop by Categories' }).boundingBox();
  expect(strips?.y).toBeGreaterThan(categories?.y ?? Number.NaN);
  expect(best?.y).toBeGreaterThan(strips?.y ?? Number.NaN);

  for (const name of ['GET STARTED', 'Shop Now', 'SHOP NOW']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/collection');
  }
  const cards = page.getByRole('region', { name: 'Shop by Categories' }).getByRole('link', { name: /^View Details/ });
  await expect(cards).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Best Sales' }).getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Our Story' }).getByRole('listitem')).toHaveCount(9);

  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' }).locator('button');
  const lefts = await questions.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x));
  expect(
    lefts.map((x) => x > (lefts[0] ?? Number.NaN)),
    'two columns of five',
  ).toEqual([...Array(5).fill(false), ...Array(5).fill(true)]);
}

/** Three steps with pictures say how it works. */
async function expectSteps(page: Page): Promise<void> {
  const steps = page.getByRole('region', { name: 'How it works' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    /Choose a gift/,
    /Add your photo/,
    /Send it after/,
  ]);
  for (const picture of await steps.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
}

/** The silent film of Our Story plays when it is reached, and begins again. */
async function expectFilm(page: Page): Promise<void> {
  const film = page.getByRole('region', { name: 'Our Story' }).locator('video');
  await film.scrollIntoViewIfNeeded();
  const at = () => film.evaluate((player: HTMLVideoElement) => player.currentTime);
  await expect.poll(at).toBeGreaterThan(0.2);
  await expect(film).toHaveJSProperty('muted', true);
  // Near its end, so that coming round takes no eight seconds.
  await film.evaluate((player: HTMLVideoElement) => {
    player.currentTime = player.duration - 0.4;
  });
  await expect.poll(at).toBeGreaterThan(7);
  await expect.poll(at).toBeLessThan(5);
  await expect(film).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect(film).toHaveJSProperty('paused', true);
}

test('a shopper reads home’s parts in their order, learns how it works, and sees the film of Our Story', async ({
  page,
  open,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
  await open('/');
  await test.step('the parts', () => expectParts(page));
  await test.step('three steps', () => expectSteps(page));
  await test.step('the film', () => expectFilm(page));
  await test.step('a reader of English loads no letter of another script', async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((url) => /(?:-te|-hi)-/.test(url))).toEqual([]);
  });
});
