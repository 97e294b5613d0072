import { addToCart, done, openPanel, orderCart, textField } from '../support/designing.ts';
import { savedDesigns, savedText } from '../support/savedDesigns.ts';
import { arrive } from '../support/payments.ts';
import { dialog, idOf, kitPhoto, personalise, placePhoto } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';

const MUG = 'Magic Photo Mug with Colour Inside';

// Empty places of an ordered design: ordering.spec.ts.
test('a shopper adds a photo to an ordered text', async ({ page, context, open, backend }) => {
  test.slow();
  const main = page.getByRole('main');
  await arrive(context, backend, { cart: {} });
  await open(`/product/${await idOf(backend, MUG)}`);
  await personalise(page);
  await openPanel(page, 'Text');
  await textField(page).fill('Amma');
  await expect.poll(() => savedText(page)).toBe('Amma');
  await done(page);
  await addToCart(page);
  await orderCart(page);

  // A design with text only must not be called a photo.
  await expect(main.getByRole('heading', { name: 'Design not sent yet' })).toBeVisible();
  await main.getByRole('button', { name: 'Send your design', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Send your design' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: `Add your photo: ${MUG}` }).click();
  await expect(dialog(page)).toBeVisible();
  await placePhoto(page, kitPhoto('family-kite'));
  await done(page);
  await expect(page).toHaveURL('/orders');
  const made = (await savedDesigns(page)).map(({ words, places }) => [words?.text, places.filter(Boolean).length]);
  expect(made).toContainEqual(['Amma', 1]);
});
