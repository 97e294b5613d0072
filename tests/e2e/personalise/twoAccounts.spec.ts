import type { BrowserContext, Page } from '@playwright/test';

import type { Backend } from '../support/backend.ts';
import { done, openPanel, textField } from '../support/designing.ts';
import { savedText } from '../support/savedDesigns.ts';
import { arrive } from '../support/payments.ts';
import { dialog, idOf, kitPhoto, personalise, placePhoto } from '../support/photo.ts';
import { expect, test, type Open } from '../support/shop.ts';
import { expectInCart, logIn } from '../support/shopper.ts';

const MUG = 'Personalised Photo Mug';
const SECRET = 'Only for Amma';
const BALA = { Name: 'Bala', Email: 'bala@kanuka.example', Password: 'another-password' };

type Shopper = { page: Page; context: BrowserContext; open: Open; backend: Backend };

/** The demo account has a mug in the cart, with a photo and a text. */
async function designMug({ page, context, open, backend }: Shopper): Promise<string> {
  const id = await idOf(backend, MUG);
  await arrive(context, backend, { cart: { [id]: { '325 ml': 1 } } });
  await open(`/product/${id}`);
  await personalise(page);
  await placePhoto(page, kitPhoto('family-kite'));
  await openPanel(page, 'Text');
  await textField(page).fill(SECRET);
  await expect.poll(() => savedText(page)).toBe(SECRET);
  await done(page);
  return id;
}

/** Logs out by the menu; the photos stay on the device. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const sheet = page.getByRole('dialog', { name: 'Logout' });
  await expect(sheet.getByText(/stay on this device, hidden/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

// Each screen and the order of the second account: tests/screens/twoAccounts.test.tsx. Photos that are removed at the logout:
// tests/screens/logOut.test.tsx and tests/unit/shop/session/owners.test.ts.
test('S25: a logout closes designs in every tab, and they return with their account', async ({
  page,
  context,
  open,
  backend,
}) => {
  test.slow();
  const id = await designMug({ page, context, open, backend });
  const other = await context.newPage();
  await open(`/product/${id}`, other);
  await personalise(other);
  await openPanel(other, 'Text');
  await textField(other).fill('For Nanna');
  await logOut(page);
  await expect(dialog(other)).toBeHidden();
  await page.getByRole('button', { name: 'New here? Sign up' }).click();
  for (const [label, text] of Object.entries(BALA)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('button', { name: `Add photo to ${MUG}` })).toBeVisible();
  await expect(other.getByText(SECRET)).toHaveCount(0);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page);
  await expectInCart(page, 1);
  await expect(other.getByRole('button', { name: `Change your photo on ${MUG}` })).toBeVisible();
  await personalise(other);
  await openPanel(other, 'Text');
  await expect(textField(other), 'what was typed at the logout').toHaveValue('For Nanna');
});
