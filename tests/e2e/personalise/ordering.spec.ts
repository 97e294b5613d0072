import { createHash } from 'node:crypto';

import type { BrowserContext, Page } from '@playwright/test';

import type { OrderedDesign } from '#domain/design/design.ts';
import type { Backend } from '../support/backend.ts';
import {
  addToCart,
  done,
  expectNoMetadata,
  labDownload,
  openPanel,
  orderCart,
  photoAt,
  readJpeg,
  sendDialog,
  unzipped,
  textField,
} from '../support/designing.ts';
import { arrive } from '../support/payments.ts';
import { savedDesigns, savedIndex } from '../support/savedDesigns.ts';
import { chooseFile, dialog, idOf, kitPhoto, personalise, placePhoto } from '../support/photo.ts';
import { expect, test, type Open } from '../support/shop.ts';

const CUSHION = 'Heart Photo Cushion';
const PRINTS = 'Loose Instant-style Prints, Set of 8';

type Item = {
  readonly quantity: number;
  readonly designs?: readonly OrderedDesign[];
};

/** The items of the only order in the database. */
async function orderedItems(backend: Backend): Promise<readonly Item[]> {
  const [order] = await backend.orders();
  return (order?.items ?? []) as readonly Item[];
}

async function write(page: Page, text: string): Promise<void> {
  await openPanel(page, 'Text');
  await textField(page).fill(text);
  await expect(dialog(page).getByRole('application', { name: 'Your text on the print' })).toBeVisible();
  await expect.poll(async () => (await savedDesigns(page))[0]?.words?.text).toBe(text);
}

type Shopper = { page: Page; context: BrowserContext; open: Open; backend: Backend };

/** Puts two cushions into the cart, each with its own photo and text, and orders them. */
async function orderTwoCushions({ page, context, open, backend }: Shopper): Promise<void> {
  await arrive(context, backend, { cart: {} });
  await open(`/product/${await idOf(backend, CUSHION)}`);
  await personalise(page);
  await placePhoto(page, kitPhoto('family-kite'));
  await write(page, 'Asha & Rahul');
  await done(page);
  await addToCart(page);
  // Pressed again within half a second it would count as one press.
  await page.clock.runFor(600);
  await addToCart(page);
  await page
    .getByRole('dialog', { name: 'Which photo for this one?' })
    .getByRole('button', { name: 'Another photo' })
    .click();
  await expect(dialog(page).getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await placePhoto(page, kitPhoto('beach-sunset'));
  await write(page, 'మీరా\n8 March');
  await done(page);
  await orderCart(page, open);
}

test('two designs are ordered, and another device shows both texts', async ({
  browser,
  page,
  context,
  open,
  backend,
  watch,
}) => {
  test.slow();
  await orderTwoCushions({ page, context, open, backend });
  const main = page.getByRole('main');
  await expect(main.getByText('Text: Asha & Rahul')).toBeVisible();
  await expect(main.getByText('Text: మీరా / 8 March')).toBeVisible();

  const [item, ...others] = await orderedItems(backend);
  expect(others).toEqual([]);
  expect(item?.quantity).toBe(2);
  expect(item?.designs).toMatchObject([
    { pieces: 1, photos: 1, words: 'Asha & Rahul', note: '' },
    { pieces: 1, photos: 1, words: 'మీరా\n8 March', note: '' },
  ]);
  expect([...(await savedIndex(page)).ordered.keys()]).toEqual(item?.designs?.map(({ id }) => id));
  const sent = (await backend.log()).map(({ body }) => JSON.stringify(body ?? ''));
  expect(Math.max(...sent.map(({ length }) => length))).toBeLessThan(20_000);
  expect(sent.filter((body) => /base64|blob:|image\//.test(body))).toEqual([]);

  await main.getByRole('button', { name: 'Send your photo', exact: true }).click();
  await expect(sendDialog(page).getByText('Design 1 of 2 · 1 piece')).toBeVisible();
  await expect(sendDialog(page).getByText('Design 2 of 2 · 1 piece')).toBeVisible();
  const pictures = await unzipped(await labDownload(page));
  const [first, second] = [...pictures.values()].map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  expect([...pictures.keys()].map((name) => name.replace(/^kanuka-\w{8}-/, ''))).toEqual([
    '01-heart-photo-cushion-13-x-12-design-1-of-2.jpg',
    '01-heart-photo-cushion-13-x-12-design-2-of-2.jpg',
  ]);
  expect(first === second, 'pictures of the two photos are equal').toBe(false);

  await test.step('another device shows the texts and says where the photos are', async () => {
    const otherDevice = await browser.newContext({ baseURL: backend.url, viewport: { width: 1440, height: 900 } });
    await watch.follow(otherDevice);
    await arrive(otherDevice, backend, { cart: {} });
    const other = await otherDevice.newPage();
    await open('/orders', other);
    await expect(other.getByText('Text: Asha & Rahul')).toBeVisible();
    await expect(other.getByText('Text: మీరా / 8 March')).toBeVisible();
    await expect(other.getByText('Photo not on this device.')).toBeVisible();
    // A shopper without the other device can add the photo again.
    await expect(other.getByRole('link', { name: `Add your photo: ${CUSHION}` })).toBeVisible();
    await expect(other.getByRole('button', { name: /Send/ })).toHaveCount(0);
    await otherDevice.close();
  });
});

test('a shopper saves the pictures of all prints for a photo lab in one file', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
  const id = await idOf(backend, PRINTS);
  await arrive(context, backend, { cart: { [id]: { Standard: 1 } } });
  await open(`/product/${id}`);
  await personalise(page);
  const savedMessage = dialog(page).getByText('Saved on this device.');
  await chooseFile(page, photoAt(1, [200, 40, 30]));
  await expect(savedMessage).toBeVisible();
  await chooseFile(page, photoAt(2, [30, 150, 60], 900), photoAt(3, [30, 60, 200], 2400));
  await expect(savedMessage, 'the message appears only when all photos are saved').toBeHidden();
  await expect(savedMessage).toBeVisible();
  expect((await savedDesigns(page))[0]?.places.filter((place) => place !== null)).toHaveLength(3);
  await done(page);
  await orderCart(page, open);
  // Without the catalogue the prints retain the shapes in which they were designed.
  watch.allow(/Failed to load resource/);
  await page.route('**/api/product/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Send your photo', exact: true }).click();
  const download = await labDownload(page);
  const files = await unzipped(download);
  const ref = /kanuka-(\w+)-pictures\.zip/.exec(download.suggestedFilename())?.[1] ?? '';
  expect(await page.getByRole('main').innerText()).toContain(ref.toUpperCase());
  const name = `kanuka-${ref}-01-loose-instant-style-prints-set-of-8-standard`;
  expect([...files.keys()]).toEqual(['01', '02', '03'].map((print) => `${name}-print-${print}.jpg`));
  for (const [at, bytes] of [...files.values()].entries()) {
    const jpeg = readJpeg(bytes);
    // A print of 77 mm, cut from photos that reach 2 mm beyond it: no more pixels than they have, and at most 300 an inch.
    expect(jpeg.size.width).toBe([303, 854, 909][at]);
    expectNoMetadata(jpeg);
    expect(bytes.includes('Exif')).toBe(false);
  }
});
