import type { Locator, Page } from '@playwright/test';

import { arrive, FRAME, orderCalls } from '../support/payments.ts';
import { expect, openInRealTime, test } from '../support/shop.ts';
import { boxOf, middleOf, type Point } from '../support/touch.ts';

// tests/unit/ui/IrreversibleButton.test.tsx tests when an order button starts to accept pointers. A held Enter presses nothing at
// the checkout, whose heading has the focus: tests/e2e/access/keyboard.spec.ts.

const TAPS_APART_MS = 150;
/** Longer than an order button's delay. */
const PAUSE_MS = 700;

/** Taps at one position after these delays in ms: each tap is sent on time even if the page responds late. */
async function tapAt(page: Page, point: Point, times: readonly number[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begin = Date.now();
  const sent: Promise<unknown>[] = [];
  for (const ms of times) {
    await new Promise((resolve) => void setTimeout(resolve, begin + ms - Date.now()));
    sent.push(
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    );
  }
  await Promise.all(sent);
  await session.detach();
}

const inCart = (page: Page): Locator =>
  page.getByRole('region', { name: 'Total and checkout' }).getByRole('link', { name: 'PROCEED TO CHECKOUT' });
const inBar = (page: Page): Locator =>
  page.getByRole('region', { name: 'Total and order' }).getByRole('button', { name: 'PLACE ORDER' });

/** At the top the phone's bar is shown; further down the page's own button is visible instead. */
const toTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, 0));

const CART = { [FRAME.id]: { A4: 1, '8 x 10': 1, '8 x 12': 1 } };

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test.beforeEach(({ context, backend }) => arrive(context, backend, { cart: CART }));

test('R8: a double tap beside the menu closes it and orders nothing', async ({ page, backend }) => {
  await openInRealTime(page, '/place-order');
  await toTop(page);
  const box = await boxOf(inBar(page));
  // The menu leaves the right of the screen free.
  const point = { x: box.x + box.width - 20, y: box.y + box.height / 2 };
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await tapAt(page, point, [0, TAPS_APART_MS]);
  await expect(menu, 'it is closed').toBeHidden();
  await page.waitForTimeout(PAUSE_MS);
  expect(await orderCalls(backend), 'nothing behind it was pressed').toEqual([]);
  await page.touchscreen.tap(point.x, point.y);
  await expect(page).toHaveURL('/orders');
});

test('R8: taps that a blocked phone handles late order nothing', async ({ page, backend }) => {
  await page.addInitScript((ms) => {
    const observer = new MutationObserver(() => {
      if (!location.pathname.endsWith('/place-order') || !document.querySelector('[data-just-painted]')) return;
      observer.disconnect();
      // Once the screen is painted, the phone is busy for a while.
      requestAnimationFrame(() => {
        setTimeout(() => {
          const end = performance.now() + ms;
          addEventListener('click', ({ timeStamp }) => {
            if (timeStamp < end) document.documentElement.dataset['late'] = 'yes';
          });
          while (performance.now() < end);
        });
      });
    });
    observer.observe(document, { subtree: true, childList: true });
  }, 3 * PAUSE_MS);
  await openInRealTime(page, '/cart');
  await toTop(page);
  await expect(inCart(page)).toBeVisible();
  const point = await middleOf(inCart(page));
  // The next screen may be painted after any of them; the last one comes before the phone is free again.
  await tapAt(page, point, [0, 200, 400, 600, 800, 1000]);
  await expect(page.locator('html'), 'a tap was handled late').toHaveAttribute('data-late', 'yes');
  await page.waitForTimeout(PAUSE_MS);
  expect(await orderCalls(backend)).toEqual([]);
  await inBar(page).tap();
  await expect(page).toHaveURL('/orders');
});
