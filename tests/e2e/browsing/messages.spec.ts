import type { Locator, Page } from '@playwright/test';

import { expect, PHONE_TOO, test } from '../support/shop.ts';
import { GIFTS } from '../support/shopper.ts';

const GIFT = GIFTS.magicMug;

/** Whether a finger that comes down on the middle of an element meets it. */
const isFree = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** The message's distance from the window's upper edge in pixels, once it has come in. */
async function topOf(page: Page, text: string): Promise<number> {
  const message = page.locator('.Toastify__toast').filter({ hasText: text });
  await expect(message).not.toHaveClass(/animate/);
  return (await message.boundingBox())?.y ?? Number.NaN;
}

test(
  'a shopper who added a gift can go to the cart at once: no message lies on the header',
  PHONE_TOO,
  async ({ page, open }) => {
    await open(`/product/${GIFT.id}`);
    const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
    // A click that does not scroll to its button, as a finger on the bar at a phone's edge does not.
    const press = (): Promise<void> => add.evaluate((button: HTMLElement) => button.click());
    const text = `${GIFT.name} is in your cart.`;
    // The first touch brings what shows messages.
    await page.getByRole('banner').getByText('Delivery in').click();
    await press();
    const message = await topOf(page, text);
    const { y, height } = (await page.getByRole('banner').boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    expect(y + height, 'the header is in sight').toBeGreaterThan(0);
    expect(message).toBeGreaterThanOrEqual(y + height);
    for (const name of ['Search', 'Login or sign up']) {
      expect(await isFree(page.getByRole('banner').getByRole('button', { name })), name).toBe(true);
    }
    expect(await isFree(page.getByRole('link', { name: 'Cart, 1 item' })), 'the cart').toBe(true);

    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(page.getByText(text)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 600));
    await press();
    await expect(page.getByText(text)).toBeVisible();
    expect(await topOf(page, text), 'without the header the message stands at the edge').toBeLessThan(32);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => topOf(page, text), 'it makes room for a header that comes back').toBeGreaterThan(90);
  },
);
