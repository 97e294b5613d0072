import type { Page } from '@playwright/test';

import { arrive, expectFormKept, orderRows, placeButton } from '../support/payments.ts';
import { expect, PHONE_TOO, test } from '../support/shop.ts';
import { ADDRESS, fillInAddress } from '../support/shopper.ts';

const PERSONAL = Object.values(ADDRESS).filter((text) => text !== 'Tenali');
const cards = (page: Page) => orderRows(page).filter({ hasText: 'Edit' });

/** Everything that the browser keeps for the shop beyond this tab, as text. */
const onDisk = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      document.cookie,
      await indexedDB.databases(),
      await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length)),
    ]),
  );

test('S13: a shopper’s address stays off the disk unless the box is ticked', async ({
  page,
  context,
  open,
  backend,
}) => {
  await arrive(context, backend);
  await open('/place-order');
  await page.getByLabel('Street', { exact: true }).fill(ADDRESS.Street);
  await expect(page.getByLabel('Remember this address on this device')).not.toBeChecked();
  const before = await onDisk(page);
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
  for (const text of PERSONAL) {
    expect(before).not.toContain(text);
    expect(await onDisk(page)).not.toContain(text);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('kanuka.checkout'))).toBeNull();
  await open('/profile');
  await expect(page.getByText('No address is kept on this device.')).toBeVisible();
});

test(
  'a shopper who ticks the box finds the address in the profile, and in the next checkout',
  PHONE_TOO,
  async ({ page, context, open, backend }) => {
    await arrive(context, backend, { isFormFilled: false });
    await open('/place-order');
    await fillInAddress(page);
    await page.getByLabel('Remember this address on this device').check();
    await placeButton(page).click();
    await expect(page).toHaveURL('/orders');
    await open('/profile');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText([`${ADDRESS.Street}, Tenali, Andhra Pradesh, 522201, India`]);
    const [order] = await backend.orders();
    expect(order?.address).toMatchObject({ street: ADDRESS.Street });
    const other = await context.newPage();
    await open('/', other);
    await other.evaluate(() => localStorage.setItem('kanuka.cart', localStorage.getItem('kanuka.cart') ?? ''));
    await open('/collection', other);
    await open('/product/68be5c406b616e750100004b', other);
    await other.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await open('/place-order', other);
    await expectFormKept(other);
    await expect(other.getByLabel('Remember this address on this device')).not.toBeChecked();
  },
);

test('a visitor keeps, mends, prefers and removes addresses, and nothing is sent', async ({ page, open, backend }) => {
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  await open('/profile');
  await button('Add an address').click();
  await button('Save address').click();
  await expect(page.getByRole('alert').filter({ hasText: '7 fields need a look' })).toBeFocused();
  await fillInAddress(page);
  await button('Save address').click();
  await expect(page.getByText('Address saved on this device.')).toBeVisible();
  await button('Add an address').click();
  await fillInAddress(page);
  await page.getByLabel('First name').fill('Ravi');
  await page.getByLabel('Street', { exact: true }).fill('7 Lake Road');
  await button('Save address').click();

  await test.step('the latest is the default', async () => {
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText('Ravi Narayana');
    await expect(cards(page).first()).toContainText('Default');
  });
  await test.step('until another is preferred', async () => {
    await button('Make default: Lakshmi Narayana').click();
    await expect(cards(page).first()).toContainText('Lakshmi Narayana');
  });
  await test.step('one can be mended where it stands', async () => {
    await button('Edit the address of Ravi Narayana').click();
    await page.getByLabel('Street', { exact: true }).fill('8 Lake Road');
    await button('Save address').click();
    await expect(cards(page).nth(1)).toContainText('8 Lake Road');
    await button('Edit the address of Ravi Narayana').click();
    await page.getByLabel('Street', { exact: true }).fill('9 Lake Road');
    await button('Cancel').click();
    await expect(cards(page).nth(1)).toContainText('8 Lake Road');
  });
  await test.step('and removed, for good', async () => {
    await open();
    await expect(cards(page)).toHaveCount(2);
    await button('Remove the address of Lakshmi Narayana').click();
    await expect(cards(page)).toHaveCount(1);
    await open();
    await expect(cards(page)).toContainText(['8 Lake Road']);
    await button('Remove the address of Ravi Narayana').click();
    await expect(page.getByText('No address is kept on this device.')).toBeVisible();
    expect(await onDisk(page)).not.toContain('Narayana');
  });
  expect((await backend.log()).filter(({ method, path }) => method === 'POST' && path.startsWith('/api'))).toEqual([]);
});

test('a shopper chooses among kept addresses at the checkout', async ({ page, context, open, backend }) => {
  await arrive(context, backend, { isFormFilled: false });
  await page.addInitScript(() => {
    const common = { lastName: 'Rao', email: 'a@b.example', phone: '9876543210', state: '', country: 'India' };
    const home = { ...common, firstName: 'Asha', street: '1 Home Road', city: 'Tenali', zipcode: '522201' };
    const work = { ...common, firstName: 'Asha', street: '2 Work Road', city: 'Guntur', zipcode: '522001' };
    localStorage.setItem(
      'kanuka.addresses',
      JSON.stringify([
        { id: 'home', address: home },
        { id: 'work', address: work },
      ]),
    );
  });
  await open('/place-order');
  await expect(page.getByLabel('Street', { exact: true })).toHaveValue('1 Home Road');
  await page.getByLabel('Use a saved address').selectOption({ index: 2 });
  await expect(page.getByLabel('Street', { exact: true })).toHaveValue('2 Work Road');
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
  expect(await backend.orders()).toMatchObject([{ address: { street: '2 Work Road', city: 'Guntur' } }]);
});
