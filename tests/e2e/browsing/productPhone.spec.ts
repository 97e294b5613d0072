import type { Page } from '@playwright/test';

import { idOf } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { dragFingers, middleOf, swipe } from '../support/touch.ts';

const MUG = 'Personalised Photo Mug';

const gallery = (page: Page) => page.getByRole('main').getByRole('button', { name: `Zoom in on ${MUG}` });
const zoomed = (page: Page) => page.getByRole('dialog', { name: `Zoom in on ${MUG}` });

/** Swipes to the next picture, and enlarges it with two fingers. */
async function swipeAndPinch(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const { x, y } = await middleOf(gallery(page));
  await swipe(page, { x: x + 120, y }, { x: -240 });
  await expect(main.getByText('2 / 5')).toBeVisible();

  await gallery(page).tap();
  const picture = zoomed(page).getByRole('img', { name: MUG });
  const small = (await picture.boundingBox())?.width ?? Number.NaN;
  await dragFingers(
    page,
    [
      { x: 170, y: 400 },
      { x: 220, y: 400 },
    ],
    [
      { x: 120, y: 400 },
      { x: 270, y: 400 },
    ],
  );
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(small * 2);
  expect(await page.evaluate(() => visualViewport?.scale), 'the page itself is not zoomed').toBe(1);
  await zoomed(page).getByRole('button', { name: 'Close zoom' }).tap();
  await expect(zoomed(page)).toBeHidden();
}

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('on a phone Add to Cart stays visible while scrolling', async ({ page, open, backend }) => {
  await open(`/product/${await idOf(backend, MUG)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('out of 5').first()).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('₹299').first()).toBeInViewport({ ratio: 1 });
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await expect(trail, 'only the step above').toHaveText('Custom Mugs', { useInnerText: true });
  await swipeAndPinch(page);

  const bar = page.getByRole('region', { name: 'Buy this gift' });
  const own = main.getByRole('button', { name: 'Add to Cart' }).first();
  await own.scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await main.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
});
