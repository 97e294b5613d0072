import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/looks.ts';
import { arrive, choose, FRAME, placeButton, serverCart, TOTAL } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { ADDRESS } from '../support/shopper.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** The keyboard of the screen takes so much of the window from now on. */
async function keyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((taken) => {
    const seen = globalThis.visualViewport;
    if (!seen) return;
    Object.defineProperty(seen, 'height', { configurable: true, value: innerHeight - taken });
    seen.dispatchEvent(new Event('resize'));
  }, height);
}

test('a shopper on a phone has the total and the way to the checkout at hand', async ({
  page,
  context,
  open,
  backend,
}) => {
  const cart = { '67c7d3fc6b616e7501000007': { A4: 1, '8 x 10': 1, '8 x 12': 1 } };
  await arrive(context, backend, { cart });
  await open('/cart');
  const bar = page.getByRole('region', { name: 'Total and checkout' });
  const own = page.getByRole('region', { name: 'Cart Totals' }).getByRole('link', { name: 'PROCEED TO CHECKOUT' });
  await expect(own).not.toBeInViewport();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('₹');
  await expectAccessible(page);
  const footer = page.getByRole('contentinfo');
  const placeOfFooter = () => footer.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const place = await placeOfFooter();
  await own.scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  expect(await placeOfFooter(), 'nothing moves when the bar goes').toBe(place);
  await page.evaluate(() => scrollTo(0, 0));
  await bar.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(page).toHaveURL('/place-order');
});

test('the bar of the checkout orders, makes room for a keyboard, and covers no field', async ({
  page,
  context,
  open,
  backend,
}) => {
  await arrive(context, backend);
  await open('/place-order');
  const bar = page.getByRole('region', { name: 'Total and order' });
  await expect(bar).toContainText(TOTAL.text);
  await expectAccessible(page);
  await page.getByLabel('First name', { exact: true }).focus();
  for (const label of Object.keys(ADDRESS)) {
    const field = page.getByLabel(label, { exact: true });
    if (label !== 'First name') await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    const [at, over] = [await field.boundingBox(), await bar.boundingBox()];
    if (over) expect((at?.y ?? 0) + (at?.height ?? 0), label).toBeLessThanOrEqual(over.y);
  }
  await keyboard(page, 340);
  await expect(bar).toHaveCount(0);
  await keyboard(page, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(placeButton(page)).not.toBeInViewport();

  await choose(page, 'UPI QR');
  await page.evaluate(() => scrollTo(0, 0));
  await bar.getByRole('button', { name: 'PLACE ORDER' }).click();
  const tick = page.getByRole('checkbox', { name: /^I have completed the UPI payment/ });
  await expect(tick).toBeFocused();
  await expect(tick).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toContainText('Please confirm UPI payment before placing the order.');
  await choose(page, 'Order Confirm after Payment');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).not.toContainText('Please confirm UPI payment');

  await bar.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page).toHaveURL('/orders');
  expect(await backend.orders()).toHaveLength(1);
});

test('a shopper on a phone takes a line out, and thinks better of it', async ({ page, context, open, backend }) => {
  await arrive(context, backend);
  await open('/cart');
  await page.getByRole('button', { name: /^Remove / }).tap();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^Removed .*, size A4\.$/)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => serverCart(backend)).toEqual({});
  await undo.tap();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect.poll(() => serverCart(backend)).toEqual({ [FRAME.id]: { [FRAME.size]: FRAME.quantity } });
});
