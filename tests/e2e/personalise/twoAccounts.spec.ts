import type { BrowserContext, Page } from '@playwright/test';

import type { Backend } from '../support/backend.ts';
import { done, openPanel, textField } from '../support/designing.ts';
import { storedFiles, savedText } from '../support/savedDesigns.ts';
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

/** Logs out by the menu and answers the question about photos on the device, if it appears. */
async function logOut(page: Page, isRemoving: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const sheet = page.getByRole('dialog', { name: 'Logout' });
  await expect(sheet.getByText(/stay on this device, hidden/)).toBeVisible();
  const box = sheet.getByRole('checkbox', { name: 'Delete my photos from this device' });
  await expect(box).not.toBeChecked();
  if (isRemoving) await box.check();
  await sheet.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

// Each screen and the order of the second account: tests/screens/twoAccounts.test.tsx.
test('S25: a logout closes or removes designs in every tab', async ({ page, context, open, backend }) => {
  test.slow();
  const id = await designMug({ page, context, open, backend });
  const other = await context.newPage();
  await open(`/product/${id}`, other);
  await personalise(other);
  await openPanel(other, 'Text');
  await textField(other).fill('For Nanna');
  await logOut(page, false);
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

  await test.step('photos removed at the logout disappear from every tab', async () => {
    await personalise(other);
    await openPanel(other, 'Text');
    await expect(textField(other)).toHaveValue('For Nanna');
    await logOut(page, true);
    await expect(dialog(other)).toBeHidden();
    await expect.poll(() => storedFiles(page)).toEqual({ designs: 0, photos: 0, previews: 0 });
  });
});
