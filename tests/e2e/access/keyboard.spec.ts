import type { Locator, Page } from '@playwright/test';

import { arrive } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { ADDRESS, PRODUCTS } from '../support/shopper.ts';

const PRODUCT = PRODUCTS.weddingFrame;

/** The problem of the focused element's visibility; null without one. Runs in the page. */
function focusProblem(): string | null {
  const node = document.activeElement;
  if (!node || node === document.body || node === document.documentElement) return 'the focus is lost';
  const name = node.outerHTML.slice(0, 160);
  const { outlineStyle, outlineWidth } = getComputedStyle(node);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no ring around ${name}`;
  const parts = [0.1, 0.5, 0.9];
  const points = [...node.getClientRects()].flatMap(({ left, top, width, height }) =>
    parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const)),
  );
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (node.contains(hit) || hit.closest('label')?.control === node);
  });
  return isSeen ? null : `something covers ${name}`;
}

/** An element has the focus, shows a focus ring, and is not covered. */
const expectFocusSeen = (page: Page) => expect.poll(() => page.evaluate(focusProblem)).toBeNull();

/** Presses Tab until a control has the focus; every stop on the way has to be visible. */
async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = control.page();
  await expect(control).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await control.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${key} did not lead to ${String(control)}`);
}

// The way to the cart in a phone's window, where filter and sizes are in sheets and bars are fixed, the checkout in a desktop's.
test('2.1.1 Keyboard, 2.4.7 Focus Visible, 2.4.11 Focus Not Obscured', async ({ page, context, open, backend }) => {
  test.slow();
  await arrive(context, backend, { cart: {}, isFormFilled: false });
  const { keyboard } = page;
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const follow = async (link: ReturnType<typeof main.getByRole>, url: string | RegExp) => {
    await tabTo(link);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(heading).toBeFocused();
    await expectFocusSeen(page);
  };

  // From a search to the product.
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/collection?search=wedding+oak');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await follow(main.getByRole('link', { name: PRODUCT.name }), /\/product\//);

  // The product’s picture is enlarged and the product added to the cart.
  const zoom = main.getByRole('button', { name: `Zoom in on ${PRODUCT.name}` });
  // The gallery precedes the heading that has the focus.
  await tabTo(zoom, 'Shift+Tab');
  await keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('button').last());
  await keyboard.press('Escape');
  await expect(zoom).toBeFocused();
  const size = main.getByRole('button', { name: PRODUCT.sizes[2], exact: true });
  await tabTo(size);
  await keyboard.press('Space');
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  await tabTo(main.getByRole('button', { name: 'Add to Cart', exact: true }).first());
  await keyboard.press('Enter');
  await follow(main.getByRole('link', { name: 'View cart' }), '/cart');

  // The quantity is set to two.
  await page.setViewportSize({ width: 1440, height: 900 });
  await tabTo(main.getByLabel(`Quantity for ${PRODUCT.name}, size ${PRODUCT.sizes[2]}`));
  await keyboard.press('Control+A');
  await keyboard.type('2');
  await expect(main.getByRole('region', { name: 'Cart Totals' })).toContainText('₹2,198');
  await follow(main.getByRole('link', { name: 'PROCEED TO CHECKOUT' }), '/place-order');

  const place = main.getByRole('button', { name: 'PLACE ORDER · ₹2,198' });

  // The form is filled in, a payment method chosen by arrow keys, and the order placed.
  for (const [label, text] of Object.entries(ADDRESS)) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
  const cash = main.getByRole('radio', { name: 'Order Confirm after Payment' });
  await tabTo(cash);
  await keyboard.press('ArrowUp');
  await expect(main.getByRole('radio', { name: 'UPI QR' })).toBeChecked();
  await expectFocusSeen(page);
  await keyboard.press('ArrowDown');
  await expect(cash).toBeChecked();
  await tabTo(place);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/orders');
  await expect(main.getByRole('listitem')).toContainText([PRODUCT.name]);
  expect(await backend.calls('POST /api/order/place')).toBe(1);
});
