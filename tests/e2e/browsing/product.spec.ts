import type { Page } from '@playwright/test';

import { MUG } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { pageOf } from '../support/shopper.ts';
import { boxOf, middleOf, pinch, swipe } from '../support/touch.ts';

const gallery = (page: Page) => page.getByRole('main').getByRole('button', { name: `Zoom in on ${MUG}` });
const zoomed = (page: Page) => page.getByRole('dialog', { name: `Zoom in on ${MUG}` });

/** Swipes to the next picture, and enlarges pictures with two fingers and by the button. */
async function enlargePictures(page: Page): Promise<void> {
  const { x, y } = await middleOf(gallery(page));
  await swipe(page, { x: x + 120, y }, { x: -240 });
  await expect(page.getByRole('main').getByText('2 / 5')).toBeVisible();

  await gallery(page).tap();
  const picture = zoomed(page).getByRole('img', { name: MUG });
  const width = async () => (await boxOf(picture)).width;
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  const small = await width();
  await pinch(page, { x: 195, y: 400 }, 25, 75);
  await expect.poll(width).toBeGreaterThan(small * 2);
  expect(await page.evaluate(() => visualViewport?.scale), 'the page itself is not zoomed').toBe(1);

  const before = (await picture.getAttribute('src')) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('src', before);
  await expect.poll(width).toBe(small);
  await zoomed(page).getByRole('button', { name: 'Larger' }).tap();
  await expect.poll(width).toBeGreaterThan(small * 1.4);
  await zoomed(page).getByRole('button', { name: 'Close zoom' }).tap();
  await expect(zoomed(page)).toBeHidden();
}

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('a shopper enlarges pictures; Add to Cart stays in sight', async ({ page, open }) => {
  await open(pageOf(MUG));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('out of 5').first()).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('₹299').first()).toBeInViewport({ ratio: 1 });
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await expect(trail, 'only the step above').toHaveText('Custom Mugs', { useInnerText: true });
  await test.step('the pictures', () => enlargePictures(page));

  const bar = page.getByRole('region', { name: 'Buy this gift' });
  const own = main.getByRole('button', { name: 'Add to Cart' }).first();
  await own.scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await main.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
});
