import { expect, goTo, test } from '../support/shop.ts';

test('a category says how many products it has, except beside a search, which finds fewer', async ({ page, open }) => {
  await open('/collection');
  const boxes = page.getByRole('complementary', { name: 'Categories' });
  await expect(boxes.getByRole('checkbox', { name: /^Cushions \( ?\d+ ?\)$/ })).toBeVisible();
  await goTo(page, '/collection?search=birthday');
  await expect(page.getByText(/gifts? (?:for|related to) “birthday”/)).toBeVisible();
  await expect(boxes.getByRole('checkbox', { name: 'Cushions', exact: true })).toBeVisible();
});
