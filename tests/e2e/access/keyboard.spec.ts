import { keyboardOf } from '../support/keyboard.ts';
import { expect, test } from '../support/shop.ts';
import { ADDRESS, DEMO, PRODUCTS } from '../support/shopper.ts';

const PRODUCT = PRODUCTS.weddingFrame;

// The way to the cart in a phone's window, where filter and sizes are in sheets and bars are fixed, the checkout in a desktop's.
test('2.1.1 Keyboard, 2.4.7 Focus Visible, 2.4.11 Focus Not Obscured', async ({ page, open, backend }) => {
  test.slow();
  const keys = keyboardOf(page);
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const follow = async (link: ReturnType<typeof main.getByRole>, url: string | RegExp) => {
    await keys.tabTo(link);
    await keys.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(heading).toBeFocused();
    await keys.expectFocusSeen();
  };

  await test.step('from home to the collection through the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/');
    await keys.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await follow(main.getByRole('link', { name: 'GET STARTED' }), '/collection');
  });

  await test.step('a search finds the product', async () => {
    await keys.tabTo(page.getByLabel('Search gifts by name'), 'Shift+Tab');
    await keys.type('wedding oak');
    await expect(main.getByRole('article')).toHaveCount(1);
    await keys.tabTo(main.getByRole('button', { name: 'Filter' }));
    await keys.press('Enter');
    const filter = page.getByRole('dialog');
    await keys.tabTo(filter.getByLabel('Photo Frames'));
    await keys.press('Space');
    await expect(page).toHaveURL(/category=Photo(\+|%20)Frames/);
    await keys.tabTo(filter.getByRole('button', { name: 'Show 1 gift' }));
    await keys.press('Enter');
    await expect(main.getByRole('button', { name: 'Filter' })).toBeFocused();
    await follow(main.getByRole('link', { name: PRODUCT.name }), /\/product\//);
  });

  await test.step('the product’s picture is enlarged and the product added to the cart', async () => {
    const zoom = main.getByRole('button', { name: `Zoom in on ${PRODUCT.name}` });
    // The gallery precedes the heading that has the focus.
    await keys.tabTo(zoom, 'Shift+Tab');
    await keys.press('Enter');
    await keys.tabTo(page.getByRole('dialog').getByRole('button').last());
    await keys.press('Escape');
    await expect(zoom).toBeFocused();
    const size = main.getByRole('button', { name: PRODUCT.sizes[2], exact: true });
    await keys.tabTo(size);
    await keys.press('Space');
    await expect(size).toHaveAttribute('aria-pressed', 'true');
    await keys.tabTo(main.getByRole('button', { name: 'Add to Cart', exact: true }).first());
    await keys.press('Enter');
    await follow(main.getByRole('link', { name: 'View cart' }), '/cart');
  });

  await test.step('the quantity is set to two', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await keys.tabTo(main.getByLabel(`Quantity for ${PRODUCT.name}, size ${PRODUCT.sizes[2]}`));
    await keys.press('Control+A');
    await keys.type('2');
    await expect(main.getByRole('region', { name: 'Cart Totals' })).toContainText('₹2,198');
    await follow(main.getByRole('link', { name: 'PROCEED TO CHECKOUT' }), '/place-order');
  });

  const place = main.getByRole('button', { name: 'PLACE ORDER · ₹2,198' });
  await test.step('the form is filled in, and a payment method chosen by arrow keys', async () => {
    for (const [label, text] of Object.entries(ADDRESS)) {
      await keys.tabTo(page.getByLabel(label, { exact: true }));
      await keys.type(text);
    }
    const cash = main.getByRole('radio', { name: 'Order Confirm after Payment' });
    await keys.tabTo(cash);
    await keys.press('ArrowUp');
    await expect(main.getByRole('radio', { name: 'UPI QR' })).toBeChecked();
    await keys.expectFocusSeen();
    await keys.press('ArrowDown');
    await expect(cash).toBeChecked();
    await keys.tabTo(place);
    await keys.press('Enter');
    await expect(page).toHaveURL('/login');
  });

  await test.step('a login in between, and the order is placed', async () => {
    await keys.tabTo(main.getByRole('button', { name: 'Have an account? Log in' }));
    await keys.press('Enter');
    await keys.tabTo(page.getByLabel('Email', { exact: true }), 'Shift+Tab');
    await keys.type(DEMO.email);
    await keys.tabTo(page.getByLabel('Password', { exact: true }));
    await keys.type(DEMO.password);
    await keys.press('Enter');
    await expect(page).toHaveURL('/place-order');
    await keys.tabTo(place);
    await keys.press('Enter');
    await expect(page).toHaveURL('/orders');
    await expect(main.getByRole('listitem')).toContainText([PRODUCT.name]);
    expect(await backend.calls('POST /api/order/place')).toBe(1);
  });
});
