import type { Locator, Page } from '@playwright/test';

import { arrive, placeButton } from './support/payments.ts';
import { openInRealTime } from './support/realTime.ts';
import { expect, goTo, test } from './support/shop.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const TAPS_APART_MS = 150;

/**
 * Taps twice, as whoever double-clicks everything does: the second lands wherever the finger still is, however long the
 * page takes to answer the first.
 */
async function tapTwice(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  // Seconds. What the events say of their time is the finger's: a busy machine may bring the second one much later.
  const begin = Date.now() / 1000;
  const tap = (timestamp: number) => [
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
  ];
  const first = tap(begin);
  await page.waitForTimeout(TAPS_APART_MS);
  await Promise.all([...first, ...tap(begin + TAPS_APART_MS / 1000)]);
  await session.detach();
}

// What a second tap does to what came to its place: tests/unit/app/doubleTap.test.ts.
test('R8: a double tap on the way to the checkout orders nothing', async ({ page, context, backend }) => {
  await arrive(context, backend, { cart: { '67c7d3fc6b616e7501000007': { A4: 1, '8 x 10': 1, '8 x 12': 1 } } });
  const gift = '/product/68bfadfc6b616e750100004c';
  // A page whose clock is played gives events the time at which it hears of them, not that of the finger.
  await openInRealTime(page, gift);
  await test.step('one on a size adds one, and opens nothing beneath', async () => {
    await page.evaluate(() => scrollTo(0, 1400));
    await page.getByRole('button', { name: 'Choose size' }).tap();
    await page.waitForTimeout(600);
    await tapTwice(page, page.getByRole('dialog').getByRole('button', { name: '8 x 10' }));
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeAttached();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Buy this gift' }).getByRole('button')).toBeFocused();
    await page.waitForTimeout(600);
    await expect(page).toHaveURL(gift);
  });
  await goTo(page, '/cart');
  // There the bar is: further down the page's own button is in sight.
  await page.evaluate(() => scrollTo(0, 0));
  const checkout = page.getByRole('region', { name: 'Total and checkout' }).getByRole('link');
  await expect(checkout).toBeVisible();
  // On a slow phone the next screen may come more than half a second after the first tap.
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tapTwice(page, checkout);
  const order = page.getByRole('region', { name: 'Total and order' }).getByRole('button');
  await expect(order).toBeVisible();
  // Any later, it is a tap of its own.
  await page.waitForTimeout(1000);
  expect(await backend.orders()).toEqual([]);
  await expect(page).toHaveURL('/place-order');
  await order.tap();
  await expect(page).toHaveURL('/orders');
  expect(await backend.orders()).toHaveLength(1);
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('a double click on PLACE ORDER orders once, and touches nothing of My Orders', async ({
    page,
    context,
    open,
    backend,
  }) => {
    await arrive(context, backend);
    await open('/place-order');
    const box = await placeButton(page).boundingBox();
    if (!box) throw new Error('nothing to click');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeFocused();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await expect(page).toHaveURL('/orders');
    expect(await backend.orders()).toHaveLength(1);
  });

  test('a double click on a gift opens the gift, and not its large picture as well', async ({ page, open }) => {
    await open('/collection');
    const gift = page.getByRole('main').getByRole('article').nth(1);
    const box = await gift.boundingBox();
    if (!box) throw new Error('nothing to click');
    await page.mouse.click(box.x + box.width / 3, box.y + 200, { clickCount: 2, delay: 60 });
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
    // Any later, it is a click of its own.
    await page.waitForTimeout(600);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
