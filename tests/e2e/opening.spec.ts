import type { Page } from '@playwright/test';

import { holdScripts, type Held } from './support/heldScripts.ts';
import { idOf } from './support/photo.ts';
import { expect, isAlive, test } from './support/shop.ts';
import { GIFTS } from './support/shopper.ts';

// The clock of these tests is the real one: they go to pages without `open`.

test.use({ viewport: { width: 390, height: 844 } });

/** When a page is whole, whatever becomes of its script. */
const WHOLE_MS = 2000;

const footer = (page: Page) => page.getByRole('contentinfo');
const commit = { waitUntil: 'commit' } as const;

/** The script that opens a page does not come before it is let go, nor does time help the page. */
async function holdOpening(page: Page): Promise<Held> {
  const held = await holdScripts(page, '**/assets/begin-*.js');
  await page.addInitScript((ms) => {
    const { setTimeout: real } = globalThis;
    const patient = (...[act, after]: Parameters<typeof real>) => (after === ms ? 0 : real(act, after));
    Object.assign(globalThis, { setTimeout: patient });
  }, WHOLE_MS);
  return async (go) => {
    const letGo = await held(go);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    return letGo;
  };
}

test('a phone paints the first screen alone, and the rest follows without moving it', async ({
  page,
  backend,
  watch,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      const { shift } = globalThis as unknown as { shift: number };
      const more = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
      Object.assign(globalThis, { shift: shift + more });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Moves that the fonts bring are not the opening's.
  watch.allow(/net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  const held = await holdOpening(page);
  // A gift without sizes: what is below begins within its first screen.
  const cube = `/product/${await idOf(backend, 'Family Crystal Cube')}`;
  for (const [path, first, rest] of [
    ['/', 'Welcome to Kanuka', 'Latest Collections'],
    [cube, 'Family Crystal Cube', 'Related Products'],
  ] as const) {
    await test.step(first, async () => {
      const letGo = await held(() => page.goto(path, commit));
      const below = page.getByRole('heading', { level: 2, name: rest });
      await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
      await expect(below).toBeHidden();
      await expect(footer(page)).toBeHidden();
      const laidOut = await page.evaluate(
        () => [...document.querySelectorAll('.below > *')].filter((part) => part.getClientRects().length > 0).length,
      );
      expect(laidOut, 'nothing below is laid out before its turn').toBe(0);
      letGo();
      await expect(below).toBeVisible();
      await expect(footer(page)).toBeVisible();
      await expect(page.locator('html')).not.toHaveClass(/opening/);
      await isAlive(page);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shift') as number)).toBeLessThan(0.01);
    });
  }
});

test('a shopper who touches a page that is opening, lands further down, or loads it again has all of it', async ({
  page,
}) => {
  const held = await holdOpening(page);
  await test.step('touches it', async () => {
    await held(() => page.goto('/', commit));
    await expect(footer(page)).toBeHidden();
    await page.mouse.click(200, 200);
    await expect(footer(page)).toBeVisible();
  });
  await test.step('lands below the first screen', async () => {
    const letGo = await held(() => page.goto(`/product/${GIFTS.weddingFrame.id}#reviews`, commit));
    await expect(footer(page)).toBeVisible();
    letGo();
    await expect(page.getByRole('tab', { name: 'Description' })).toBeInViewport();
  });
  await test.step('loads it again, and stands where they stood', async () => {
    (await held(() => page.goto('/', commit)))();
    await isAlive(page);
    const story = page.getByRole('heading', { level: 2, name: 'Our Story' });
    await story.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(story).toBeInViewport();
    const letGo = await held(() => page.reload(commit));
    await expect(footer(page)).toBeVisible();
    letGo();
    await isAlive(page);
    await expect(story).toBeInViewport();
  });
});

test('a shopper whose script fails and whose styles never come is not left in front of the splash, and has all of the page', async ({
  page,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  // Never answered: neither there nor missing.
  await page.route('**/assets/storefront-*.css', () => {});
  await page.goto('/', commit);
  const splash = page.locator('#splash');
  await expect(splash).toBeVisible();
  await expect(page.locator('#root')).toHaveJSProperty('inert', false);
  await expect(footer(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Latest Collections' })).toBeVisible();
  await expect(splash).toBeHidden();
});
