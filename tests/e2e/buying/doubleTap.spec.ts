import type { Locator, Page } from '@playwright/test';

import { arrive, orderCalls } from '../support/payments.ts';
import { openInRealTime } from '../support/realTime.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { boxOf, middleOf, type Point } from '../support/touch.ts';

// tests/unit/ui/IrreversibleButton.test.tsx tests when an order button starts to accept pointers.

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

const tapTwice = (page: Page, point: Point): Promise<void> => tapAt(page, point, [0, TAPS_APART_MS]);

const inCart = (page: Page): Locator =>
  page.getByRole('region', { name: 'Total and checkout' }).getByRole('link', { name: 'PROCEED TO CHECKOUT' });
const inBar = (page: Page): Locator =>
  page.getByRole('region', { name: 'Total and order' }).getByRole('button', { name: 'PLACE ORDER' });

/** At the top the phone's bar is shown; further down the page's own button is visible instead. */
const toTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, 0));

const CART = { '67c7d3fc6b616e7501000007': { A4: 1, '8 x 10': 1, '8 x 12': 1 } };

test.beforeEach(({ context, backend }) => arrive(context, backend, { cart: CART }).then(() => undefined));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('R8: a double tap on a slow phone, or beside the menu, orders nothing', async ({ page, context, backend }) => {
    await openInRealTime(page, '/cart');
    await toTop(page);
    await expect(inCart(page)).toBeVisible();
    // On a slow phone the next screen may appear more than half a second after the first tap.
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tapTwice(page, await middleOf(inCart(page)));
    await expect(inBar(page)).toBeVisible();
    await page.waitForTimeout(PAUSE_MS);
    expect(await orderCalls(backend)).toEqual([]);
    await expect(page).toHaveURL('/place-order');

    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await toTop(page);
    const box = await boxOf(inBar(page));
    // The menu leaves the right of the screen free.
    const point = { x: box.x + box.width - 20, y: box.y + box.height / 2 };
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await tapTwice(page, point);
    await expect(menu, 'it is closed').toBeHidden();
    await page.waitForTimeout(PAUSE_MS);
    expect(await orderCalls(backend), 'nothing behind it was pressed').toEqual([]);
    await expect(page).toHaveURL('/place-order');
    await page.touchscreen.tap(point.x, point.y);
    await expect(page).toHaveURL('/orders');
    expect(await backend.orders()).toHaveLength(1);
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
            addEventListener(
              'click',
              ({ timeStamp }) => timeStamp < end && (document.documentElement.dataset['late'] = 'yes'),
            );
            while (performance.now() < end);
            document.documentElement.dataset['blocked'] = 'yes';
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
    await expect(page.locator('html')).toHaveAttribute('data-blocked', 'yes');
    await expect(page.locator('html'), 'a tap was handled late').toHaveAttribute('data-late', 'yes');
    await page.waitForTimeout(PAUSE_MS);
    expect(await orderCalls(backend)).toEqual([]);
    await inBar(page).tap();
    await expect(page).toHaveURL('/orders');
  });
});

test('R8: a double click or a held Enter orders nothing', async ({ page, open, backend }) => {
  await open('/cart');
  const checkout = page.getByRole('link', { name: 'PROCEED TO CHECKOUT' });
  await checkout.dblclick();
  await expect(page.getByRole('button', { name: /^PLACE ORDER/ })).toBeVisible();
  await goTo(page, '/cart');
  await checkout.focus();
  // A held key repeats, within a screen and across screens.
  for (let count = 0; count < 20; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page).toHaveURL('/place-order');
  await expect(page.getByRole('button', { name: /^PLACE ORDER/ })).toBeVisible();
  expect(await orderCalls(backend)).toEqual([]);
});
