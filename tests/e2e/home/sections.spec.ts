import { expect, PHONE_TOO, test } from '../support/shop.ts';

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

test('a shopper learns in three steps with pictures how it works', PHONE_TOO, async ({ page, open }) => {
  await open('/');
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
});

test('a shopper reads home’s parts in their order, each with its way on', async ({ page, open }) => {
  await open('/');
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
});

test('a shopper who reaches Our Story sees its silent film play, and start again', async ({ page, open }) => {
  await open('/');
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
});
