import { expectAccessible } from '../support/looks.ts';
import { expect, goTo, PHONE_TOO, test } from '../support/shop.ts';

// What is found by which words: tests/screens/search.test.tsx.
test('a shopper takes a suggested category by keyboard', PHONE_TOO, async ({ page, open }) => {
  await open('/collection');
  const field = page.getByRole('searchbox', { name: 'Search gifts by name' });
  await field.fill('lamps');
  const category = page.getByRole('main').getByRole('link', { name: 'LED Photo Lamps', exact: true });
  await expect(category).toBeInViewport();
  const heading = page.getByRole('heading', { level: 1 });
  const place = (await heading.boundingBox())?.y;
  await field.fill('oak');
  await expect(category).toHaveCount(0);
  expect((await heading.boundingBox())?.y, 'nothing moves when a letter changes what is meant').toBe(place);
  await field.fill('photo');
  const third = page.getByRole('main').getByRole('link', { name: 'Waterproof Photo Stickers', exact: true });
  await expect(third).toBeAttached();
  expect((await heading.boundingBox())?.y, 'three categories take one row').toBe(place);
  // The bar's cross and two categories come first.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(third).toBeFocused();
  await expect(third).toBeInViewport({ ratio: 0.95 });
  await field.fill('lamps');
  await expect(category).toBeVisible();
  await expectAccessible(page);
  // The bar's cross comes first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(category).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('LED Photo Lamps');

  await goTo(page, '/collection?search=mug+for+a+zebra');
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  await expectAccessible(page);
});
