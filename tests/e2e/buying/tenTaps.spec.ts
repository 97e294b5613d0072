import type { Locator, Page } from '@playwright/test';

import { dialog, frame, idOf, kitPhoto, preview } from '../support/photo.ts';
import { placeButton } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { fillInAddress } from '../support/shopper.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const MUG = 'Personalised Photo Mug';

/** What a newcomer taps from a product's card to the placed order with a photo. Fields that are typed in do not count. */
const TAPS = [
  'the card',
  'Add photo, in the bar',
  'Choose a photo',
  'the size, in the photo dialog',
  'Add to Cart, in the photo dialog',
  'View cart (1), in the bar',
  'PROCEED TO CHECKOUT, in the bar',
  'PLACE ORDER, which asks for an account',
  'Sign Up',
  'PLACE ORDER',
] as const;
const MOST_TAPS = 10;

/** Taps as a finger does and records what was tapped. */
function counter() {
  const taps: string[] = [];
  return {
    taps,
    tap: async (name: (typeof TAPS)[number], target: Locator): Promise<void> => {
      taps.push(name);
      await target.tap();
    },
  };
}

async function signUpFields(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Lakshmi Narayana');
  await page.getByLabel('Email', { exact: true }).fill('lakshmi@kanuka.example');
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
}

test(`a newcomer on a phone taps ${MOST_TAPS} times from a card to the placed order with a photo`, async ({
  page,
  open,
  backend,
}) => {
  test.slow();
  const { taps, tap } = counter();
  const main = page.getByRole('main');
  const bar = page.getByRole('region', { name: 'Buy this gift' });
  const id = await idOf(backend, MUG);
  await open('/collection?search=personalised photo mug');

  await test.step('the product with a photo goes into the cart', async () => {
    await tap('the card', main.getByRole('link', { name: MUG, exact: true }));
    await expect(page).toHaveURL(`/product/${id}`);
    await tap('Add photo, in the bar', bar.getByRole('button', { name: 'Add photo' }));
    await expect(preview(page)).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await tap('Choose a photo', dialog(page).getByRole('button', { name: 'Choose a photo' }));
    await (await chooser).setFiles([kitPhoto('family-kite')]);
    await expect(frame(page)).toBeVisible();
    await tap('the size, in the photo dialog', dialog(page).getByRole('button', { name: /^325 ml/ }));
    await tap('Add to Cart, in the photo dialog', dialog(page).getByRole('button', { name: /^Add to Cart/ }));
    await expect(dialog(page)).toBeHidden();
    await page.clock.runFor(600);
    await tap('View cart (1), in the bar', bar.getByRole('link', { name: 'View cart (1)' }));
    await expect(page).toHaveURL('/cart');
  });

  await test.step('the order asks for an account and is placed', async () => {
    const toCheckout = page.getByRole('region', { name: 'Total and checkout' });
    await tap('PROCEED TO CHECKOUT, in the bar', toCheckout.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    await expect(page).toHaveURL('/place-order');
    await fillInAddress(page);
    await tap('PLACE ORDER, which asks for an account', placeButton(page));
    await expect(page).toHaveURL('/login');
    await signUpFields(page);
    await tap('Sign Up', main.getByRole('button', { name: 'Sign Up', exact: true }));
    await expect(page).toHaveURL('/place-order');
    await tap('PLACE ORDER', placeButton(page));
    await expect(page).toHaveURL('/orders');
  });

  const placed = page.getByRole('region', { name: 'Order placed' });
  await expect(placed).toBeInViewport();
  await expect(main.getByRole('button', { name: 'Send your photo', exact: true })).toBeVisible();
  const [order] = await backend.orders();
  expect(order?.items).toMatchObject([{ _id: id, size: '325 ml', quantity: 1, designs: [{ photos: 1, pieces: 1 }] }]);
  expect(taps).toEqual(TAPS);
  expect(taps).toHaveLength(MOST_TAPS);
});
