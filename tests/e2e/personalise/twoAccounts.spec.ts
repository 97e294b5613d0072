import type { Page } from '@playwright/test';

import { savedText } from '../support/savedDesigns.ts';
import { arrive } from '../support/payments.ts';
import { dialog, done, MUG, openDialog, openPanel, openWithPhoto, personalise, textField } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { demoId, expectInCart, logIn } from '../support/shopper.ts';

const SECRET = 'Only for Amma';
const BALA = { Name: 'Bala', Email: 'bala@kanuka.example', Password: 'another-password' };

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

// Each screen and the order of the second account: tests/screens/twoAccounts.test.tsx. Photos that are removed at the logout:
// the same file and tests/unit/shop/session/owners.test.ts.
test('S25: a logout closes designs in all tabs; they return at login', async ({ page, context, open, backend }) => {
  test.slow();
  await arrive(context, backend, { cart: { [demoId(MUG)]: { '325 ml': 1 } } });
  await openWithPhoto(page, open);
  await openPanel(page, 'Text');
  await textField(page).fill(SECRET);
  await expect.poll(() => savedText(page)).toBe(SECRET);
  await done(page);
  const other = await context.newPage();
  await openDialog(other, open, MUG);
  await openPanel(other, 'Text');
  await textField(other).fill('For Nanna');

  await logOut(page);
  const sheet = page.getByRole('dialog', { name: 'Logout' });
  await expect(sheet.getByText(/stay on this device, hidden/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(dialog(other)).toBeHidden();
  await page.getByRole('button', { name: 'New here? Sign up' }).click();
  for (const [label, text] of Object.entries(BALA)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('button', { name: `Add photo to ${MUG}` })).toBeVisible();
  await expect(other.getByText(SECRET)).toHaveCount(0);
  await logOut(page);
  await logIn(page);
  await expectInCart(page, 1);
  await expect(other.getByRole('button', { name: `Change your photo on ${MUG}` })).toBeVisible();
  await personalise(other);
  await openPanel(other, 'Text');
  await expect(textField(other), 'what was typed at the logout').toHaveValue('For Nanna');
});
