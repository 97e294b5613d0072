import { expect, test } from 'vitest';

import { ADDRESS, PRODUCTS } from '#tests/e2e/support/shopper.ts';
import { prefetchedFiles } from '#tests/support/prefetchedFiles.ts';
import { firefox } from './support.ts';

const { backend, visitor } = firefox();

const LAKSHMI = { Name: 'Lakshmi', Email: 'lakshmi@kanuka.example', Password: 'long-enough-1' };

test('a visitor in Firefox finds a gift, signs up on the way, and orders it for cash', async () => {
  const { open, press, fill, sees, isAt } = visitor();
  await open('/');
  await sees('Latest Collections');
  await press('link', 'COLLECTION');
  await isAt('/collection');
  await fill('Search gifts by name', 'colour inside');
  await sees('1 gift for “colour inside”');
  await press('link', PRODUCTS.magicMug.name);
  await isAt(`/product/${PRODUCTS.magicMug.id}`);
  await press('button', 'Add to Cart');
  await press('link', 'Cart, 1 item');
  await isAt('/cart');
  await sees('₹399');
  await press('link', 'PROCEED TO CHECKOUT');
  await isAt('/place-order');
  for (const [label, text] of Object.entries(ADDRESS)) await fill(label, text);
  await press('button', 'PLACE ORDER');
  await isAt('/login');
  for (const [label, text] of Object.entries(LAKSHMI)) await fill(label, text);
  await press('button', 'Sign Up');
  await isAt('/place-order');
  await press('button', 'PLACE ORDER');
  await isAt('/orders');
  await sees(PRODUCTS.magicMug.name);
  expect(await backend().orders()).toMatchObject([{ amount: 399, paymentMethod: 'COD' }]);
  expect(await backend().calls('POST /api/order/place')).toBe(1);
});

test('in Firefox cart, product and photo dialog open although their files were removed after the page loaded', async () => {
  const { open, press, sees, allow, page } = visitor();
  // The preview's script and pictures load after the photo dialog has opened.
  allow(/^warn: preview: /, /^uncaught: Error: Loading Worker from “[^”]*\/assets\/worker-/);
  await open('/');
  const files = await prefetchedFiles(backend().url);
  await page.waitForFunction(
    (urls) => {
      const had = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
      return urls.every((url) => had.has(url));
    },
    {},
    files,
  );
  await backend().faults({ route: 'GET /assets/*', fault: { type: 'status', code: 404 } });
  await press('link', 'Cart, 0 items');
  await sees('Your cart is empty.');
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/product/${PRODUCTS.magicMug.id}`);
  await press('button', 'Add photo');
  await sees('Choose a photo');
  expect(await page.$eval('body', ({ innerText }) => innerText)).not.toContain('No connection');
});
