import type { Page } from '@playwright/test';

import { expect, goTo, test } from '../support/shop.ts';
import { PRODUCTS } from '../support/shopper.ts';

// With the phone's Back button. The photo dialog: tests/e2e/personalise/dialog.spec.ts.
test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu(page)).toBeVisible();
}

test('R50: Back closes the menu or the filter, and a second Back leaves the page; closing does not undo a scroll', async ({
  page,
  open,
}) => {
  await open('/about');
  await goTo(page, `/product/${PRODUCTS.magicMug.id}`);
  const heading = page.getByRole('heading', { level: 1, name: PRODUCTS.magicMug.name });
  await expect(heading).toBeVisible();
  await openMenu(page);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(heading).toBeVisible();

  // Closing it by its own button leaves no history entry.
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toBeHidden();
  // The browser leaves the dialog’s entry a moment after the dialog has closed. A Back before that is the same step.
  await expect.poll(() => page.evaluate(() => (history.state as { readonly dialogs?: number }).dialogs)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(heading).toBeVisible();

  // The page stays where the shopper scrolls to while a closed dialog leaves the history.
  await openMenu(page);
  const scrolled = await page.evaluate(async () => {
    const hasLeft = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    scrollTo({ top: 700, behavior: 'instant' });
    await hasLeft;
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    return [scrollY, history.scrollRestoration];
  });
  expect(scrolled).toEqual([700, 'auto']);

  // A box ticked in the filter’s sheet adds no entry, and stays ticked when Back closes it.
  await goTo(page, '/about');
  await goTo(page, '/collection');
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await sheet.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
