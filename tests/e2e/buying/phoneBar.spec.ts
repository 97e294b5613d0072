import { expectAccessible } from '../support/looks.ts';
import { arrive, choose, FRAME, placeButton } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { ADDRESS } from '../support/shopper.ts';
import { bottomOf, boxOf, showKeyboard } from '../support/touch.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const CART = { [FRAME.id]: { A4: 1, '8 x 10': 1, '8 x 12': 1 } };

test('a phone’s fixed bar shows the total, covers nothing, and orders', async ({ page, context, open, backend }) => {
  await arrive(context, backend, { cart: CART });
  await open('/cart');
  const inCart = page.getByRole('region', { name: 'Total and checkout' });
  const bar = page.getByRole('region', { name: 'Total and order' });
  const toTop = () => page.evaluate(() => scrollTo(0, 0));

  await test.step('the cart’s bar is shown while the cart’s own checkout link is out of view', async () => {
    const own = page.getByRole('region', { name: 'Cart Totals' }).getByRole('link', { name: 'PROCEED TO CHECKOUT' });
    await expect(own).not.toBeInViewport();
    await expect(inCart).toBeInViewport({ ratio: 1 });
    const footer = page.getByRole('contentinfo');
    const placeOfFooter = () => footer.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const place = await placeOfFooter();
    await own.scrollIntoViewIfNeeded();
    await expect(inCart).toHaveCount(0);
    expect(await placeOfFooter(), 'hiding the bar moves nothing').toBe(place);
    await toTop();
    await inCart.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
    await expect(page).toHaveURL('/place-order');
  });

  await test.step('the checkout’s bar covers no field and hides for the keyboard', async () => {
    await page.getByLabel('First name', { exact: true }).focus();
    for (const label of Object.keys(ADDRESS)) {
      const field = page.getByLabel(label, { exact: true });
      if (label !== 'First name') await page.keyboard.press('Tab');
      await expect(field).toBeFocused();
      const over = await bar.boundingBox();
      if (over) expect(await bottomOf(field), label).toBeLessThanOrEqual(over.y);
    }
    await showKeyboard(page, 340);
    await expect(bar).toHaveCount(0);
    await showKeyboard(page, 0);
    await toTop();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(placeButton(page)).not.toBeInViewport();
  });

  await test.step('from the UPI app’s button to the tick, a payment is in one view above the bar', async () => {
    await choose(page, 'UPI QR');
    const code = page.getByRole('img', { name: /^UPI QR code/ });
    await expect(code).toBeVisible();
    const app = page.getByRole('link', { name: 'Pay with UPI app' });
    // Also on a tablet, however wide.
    for (const width of [844, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(app).toBeVisible();
    }
    await app.evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const tick = page.getByText('I have completed the UPI payment');
    for (const part of [app, code, page.getByText('kanuka@upi'), tick]) await expect(part).toBeInViewport({ ratio: 1 });
    expect((await boxOf(code)).width).toBe(180);
    expect(await bottomOf(tick)).toBeLessThanOrEqual((await boxOf(bar)).y);
    await expectAccessible(page, 'main');
  });

  await test.step('the bar moves to UPI’s confirmation, then orders', async () => {
    await toTop();
    await bar.getByRole('button', { name: 'PLACE ORDER' }).click();
    const tick = page.getByRole('checkbox', { name: /^I have completed the UPI payment/ });
    await expect(tick).toBeFocused();
    await expect(tick).toBeInViewport({ ratio: 1 });
    await toTop();
    await expect(bar).toContainText('Please confirm UPI payment before placing the order.');
    await choose(page, 'Order Confirm after Payment');
    await toTop();
    await expect(bar).not.toContainText('Please confirm UPI payment');
    await bar.getByRole('button', { name: 'PLACE ORDER' }).click();
    await expect(page).toHaveURL('/orders');
    expect(await backend.orders()).toHaveLength(1);
  });
});
