import { sizeText } from '#domain/product/sizeText.ts';
import { done, orderCart, sendDialog, withShareSheet, type Shared } from '../support/designing.ts';
import { arrive } from '../support/payments.ts';
import { idOf, kitPhoto, personalise, placePhoto } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { expectAccessible } from '../support/looks.ts';

const PRINT = 'Seaside Canvas Print';
const SIZE = '12 x 8';

// What is said before and after: tests/screens/sendDesign.test.tsx. Pictures for a photo lab: ordering.spec.ts.
test('a shopper shares the preview, and after the order the print file', async ({ page, context, open, backend }) => {
  test.slow();
  const shared = await withShareSheet(page);
  const id = await idOf(backend, PRINT);
  await arrive(context, backend, { cart: { [id]: { [SIZE]: 1 } } });
  await open(`/product/${id}`);
  const size = page.getByRole('main').getByRole('button', { name: sizeText(SIZE), exact: true });
  await size.click();
  await personalise(page);
  await placePhoto(page, kitPhoto('beach-sunset'));
  await done(page);
  await page.getByRole('button', { name: 'Share preview' }).click();
  await expect.poll(async () => (await shared()).length).toBe(1);
  const [preview] = (await shared()) as [Shared];
  // The link is the page's canonical one.
  expect(preview.text).toBe(`My ${PRINT} preview: http://localhost:4173${new URL(page.url()).pathname}`);
  expect(preview.files).toMatchObject([{ name: 'gift.jpg', type: 'image/jpeg', size: [640, 640] }]);

  await orderCart(page);
  await page.getByRole('button', { name: 'Send your photo', exact: true }).click();
  await sendDialog(page).getByRole('button', { name: 'Share the PDF' }).click();
  await expect(sendDialog(page).getByText('Have you sent the print file?')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  const [item] = ((await backend.orders())[0]?.items ?? []) as readonly { readonly ref: string }[];
  const [, { fields, files }] = (await shared()) as [Shared, Shared];
  expect(fields).toEqual(['files']);
  const name = `kanuka-${item?.ref.slice(0, 8).toUpperCase()}-r1.pdf`;
  expect(files).toMatchObject([{ name, type: 'application/pdf', start: '%PDF-' }]);

  // Nothing that the shop's server received is as large as a photo.
  const largest = Math.max(...(await backend.log()).map(({ body }) => JSON.stringify(body ?? '').length));
  expect(largest).toBeLessThan(20_000);
});
