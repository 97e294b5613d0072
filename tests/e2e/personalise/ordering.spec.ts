import { readFile } from 'node:fs/promises';

import { unzipSync } from 'fflate';

import type { OrderedDesign } from '#domain/design/design.ts';
import { orderCart, photoAt, readJpeg, sendDialog, withShareSheet } from '../support/designing.ts';
import { expectAccessible } from '../support/looks.ts';
import { arrive } from '../support/payments.ts';
import { savedDesigns, savedText } from '../support/savedDesigns.ts';
import { chooseFile, dialog, done, openDialog, openPanel, textField } from '../support/photo.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { demoId, pageOf } from '../support/shopper.ts';

const PRINTS = 'Loose Instant-style Prints, Set of 8';
const TEXT = 'మీరా\n8 March';
const EMPTY = '5 places for photos are still empty';

// Several designs of one line: tests/screens/cart.test.tsx and sendDesign.test.tsx.
test('a design is shared, ordered, sent and completed', async ({ browser, page, context, open, backend, watch }) => {
  test.slow();
  const main = page.getByRole('main');
  const shared = await withShareSheet(page);
  await arrive(context, backend, { cart: { [demoId(PRINTS)]: { Standard: 1 } } });
  await openDialog(page, open, PRINTS);
  await chooseFile(page, photoAt(1, [200, 40, 30]), photoAt(2, [30, 150, 60], 900), photoAt(3, [30, 60, 200], 2400));
  await expect(dialog(page).getByRole('button', { name: 'Photo 3 of 8' })).toBeVisible();
  await openPanel(page, 'Text');
  await textField(page).fill(TEXT);
  await expect.poll(() => savedText(page)).toBe(TEXT);
  await done(page);
  await expect(main.getByText(EMPTY)).toBeVisible();
  await page.getByRole('button', { name: 'Share preview' }).click();
  const files = [{ name: 'gift.jpg', type: 'image/jpeg', size: [640, 640] }];
  // The link is the page's canonical one.
  const text = `My ${PRINTS} preview: http://localhost:4173${pageOf(PRINTS)}`;
  await expect.poll(shared).toMatchObject([{ text, files }]);
  await goTo(page, '/cart');
  await expect(main.getByText(EMPTY)).toBeVisible();
  await orderCart(page);
  await expect(page.getByText('Text: మీరా / 8 March')).toBeVisible();
  const addPhoto = page.getByRole('link', { name: `Add your photo: ${PRINTS}` });

  const [order] = await backend.orders();
  const [item] = (order?.items ?? []) as readonly { readonly designs?: readonly OrderedDesign[] }[];
  expect(item).toMatchObject({ quantity: 1, designs: [{ pieces: 1, photos: 3, words: TEXT, note: '' }] });
  const sent = (await backend.log()).map(({ body }) => JSON.stringify(body ?? ''));
  expect(sent.filter((body) => body.length > 20_000 || /base64|blob:|image\//.test(body))).toEqual([]);

  // The pictures, without the catalogue, in the shapes in which they were designed.
  watch.allow(/Failed to load resource/);
  await page.route('**/api/product/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Send your photo', exact: true }).click();
  await expect(sendDialog(page).getByText(EMPTY)).toBeVisible();
  await sendDialog(page).getByText('JPEG pictures for a photo lab').click();
  await sendDialog(page).getByRole('button', { name: 'Make the pictures' }).click();
  const link = sendDialog(page).getByRole('link', { name: /^Download \d+ pictures/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const pictures = unzipSync(await readFile(await download.path()));
  const ref = /kanuka-(\w+)-pictures\.zip/.exec(download.suggestedFilename())?.[1] ?? '';
  expect(await main.innerText()).toContain(ref.toUpperCase());
  const name = `kanuka-${ref}-01-loose-instant-style-prints-set-of-8-standard`;
  expect(Object.keys(pictures)).toEqual(['01', '02', '03'].map((print) => `${name}-print-${print}.jpg`));
  for (const [at, bytes] of Object.values(pictures).entries()) {
    const { size, markers } = readJpeg(Buffer.from(bytes));
    // A print of 77 mm, cut from photos that reach 2 mm beyond it: no more pixels than they have, and at most 300 an
    // inch, which a print with a text has.
    expect(size.width).toBe([909, 854, 909][at]);
    // No EXIF, XMP, other vendor segment or comment; a colour profile is allowed.
    const isMetadata = (marker: number) => (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2) || marker === 0xfe;
    expect(markers.filter(isMetadata)).toEqual([]);
  }

  // Another device shows the text and says where the photos are.
  const otherDevice = await browser.newContext({ baseURL: backend.url });
  await watch.follow(otherDevice);
  await arrive(otherDevice, backend, { cart: {} });
  const other = await otherDevice.newPage();
  await open('/orders', other);
  await expect(other.getByText('Text: మీరా / 8 March')).toBeVisible();
  await expect(other.getByText('Photo not on this device.')).toBeVisible();
  await other.getByRole('link', { name: `Add your photo: ${PRINTS}` }).click();
  await openPanel(other, 'Text');
  await expect(textField(other), 'a photo that is added here gets what was ordered').toHaveValue(TEXT);
  await otherDevice.close();

  // The empty places are filled after the order.
  await page.unroute('**/api/product/**');
  await page.reload();
  await addPhoto.click();
  await chooseFile(page, ...[4, 5, 6, 7, 8].map((second) => photoAt(second, [30 * second, 120, 60])));
  await expect(dialog(page).getByRole('button', { name: 'Photo 8 of 8' })).toBeVisible();
  await expect(dialog(page).getByText('Saved on this device.')).toBeVisible();
  await done(page);
  // The dialog that sends the photo to the shop.
  await expect(page).toHaveURL('/orders');
  await expect(addPhoto).toHaveCount(0);
  await main.getByRole('button', { name: 'Send your photo', exact: true }).click();
  await expect(sendDialog(page).getByRole('list', { name: 'What is in the file' }).getByRole('img')).toHaveCount(1);
  await expect(sendDialog(page).getByText(EMPTY)).toHaveCount(0);
  const made = (await savedDesigns(page)).map(({ words, places }) => [words?.text, places.filter(Boolean).length]);
  expect(made, 'the ordered text stays').toContainEqual([TEXT, 8]);
  await sendDialog(page).getByRole('button', { name: 'Share the PDF' }).click();
  await expect(sendDialog(page).getByText('Have you sent the print file?')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  // The second file of this order: the first one had three photos.
  const file = { name: `kanuka-${ref.toUpperCase()}-r2.pdf`, type: 'application/pdf', start: '%PDF-' };
  expect((await shared()).at(-1)).toMatchObject({ files: [file] });
});
