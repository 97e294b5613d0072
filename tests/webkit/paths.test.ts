import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ADDRESS, DEMO, GIFTS } from '#tests/e2e/support/shopper.ts';
import { kitPhoto } from '#tests/e2e/support/photo.ts';
import { withOrientation } from '#tests/support/pictures.ts';
import { Key, webkit, type Visitor } from './support.ts';

const { backend, visitor } = webkit();

const POLL = { timeout: 20_000, interval: 200 };

async function idOf(name: string): Promise<string> {
  const list = await fetch(`${backend().url}/api/product/list`);
  const { products } = (await list.json()) as { readonly products: readonly { _id: string; name: string }[] };
  const found = products.find((product) => product.name === name);
  if (!found) throw new Error(`no product is called ${name}`);
  return found._id;
}

async function logIn({ open, fill, press, isAt }: Visitor): Promise<void> {
  await open('/login');
  await fill('Email', DEMO.email);
  await fill('Password', DEMO.password);
  await press('button', 'Login');
  await isAt('/');
}

async function putMugIntoCart({ open, press, sees, isAt }: Visitor): Promise<void> {
  await open(`/product/${GIFTS.magicMug.id}`);
  await press('button', 'Add to Cart');
  await press('link', 'View cart');
  await isAt('/cart');
  await sees('₹399');
}

/** Opens the photo screen of a product. */
async function openPhotoScreen({ open, press, until }: Visitor, product: string): Promise<void> {
  await open(`/product/${await idOf(product)}`);
  await until(
    'return [...document.querySelectorAll("main button")].some((b) => /^(Personalise|Add your photo)/.test(b.textContent.trim()))',
  );
  await press('button', 'Personalise');
  await until('return document.querySelector("dialog[open] canvas[data-painter]") !== null');
}

/** How bright the preview's pixels are on average, 0 to 255, and how much they differ from one another. */
const LOOK = `
  const canvas = document.querySelector('dialog[open] canvas[data-painter]');
  if (!canvas) return null;
  const copy = document.createElement('canvas');
  copy.width = copy.height = 64;
  const context = copy.getContext('2d');
  context.drawImage(canvas, 0, 0, 64, 64);
  const { data } = context.getImageData(0, 0, 64, 64);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += (data[at] + data[at + 1] + data[at + 2]) / 3;
  const mean = sum / 4096;
  let spread = 0;
  for (let at = 0; at < data.length; at += 4) spread += Math.abs((data[at] + data[at + 1] + data[at + 2]) / 3 - mean);
  return { mean, spread: spread / 4096 };
`;

const lookOf = ({ until }: Visitor) => until<{ readonly mean: number; readonly spread: number }>(LOOK);

test('home in Safari’s engine comes without an error, every arch inside its column', async () => {
  const shopper = await visitor();
  await shopper.open('/');
  await shopper.sees('Shop by Categories');
  const wide = await shopper.until<readonly string[]>(`
    const arches = [...document.querySelectorAll('main .niche')];
    arches[0]?.scrollIntoView();
    if (arches.length < 10 || arches.some((arch) => arch.getBoundingClientRect().width === 0)) return null;
    return arches.flatMap((arch) => {
      const [own, column] = [arch, arch.parentElement].map((part) => part.getBoundingClientRect());
      return own.right > column.right + 0.5 || own.left < column.left - 0.5 ? [own.width + ' in ' + column.width] : [];
    });
  `);
  expect(wide).toEqual([]);
  expect(await shopper.run('return document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

test('the collection in Safari’s engine is filtered, sorted and searched', async () => {
  const { open, press, fill, sees, run, until } = await visitor({ size: '1280x900' });
  await open('/collection');
  await press('checkbox', 'Custom Mugs');
  await until('return location.search.includes("category=")');
  await fill('Sort', 'Price: low to high');
  await until('return location.search.includes("sort=low-high")');
  await fill('Search gifts by name', 'magic');
  await sees('for “magic”');
  expect(await run<string>('return document.querySelector("main article h3, main article h2")?.textContent')).toMatch(
    /Magic/,
  );
});

test('pictures in Safari’s engine are enlarged by keys, and the focus comes back', async () => {
  const { open, press, keys, until, run } = await visitor();
  await open(`/product/${GIFTS.magicMug.id}`);
  await press('button', 'Zoom in');
  await until('return document.querySelector("dialog[open]") !== null');
  const shown = await run<string>('return document.querySelector("dialog[open] img").src');
  await keys(Key.ARROW_RIGHT);
  await until('return document.querySelector("dialog[open] img").src !== arguments[0]', shown);
  await keys(Key.ESCAPE);
  await until('return document.querySelector("dialog[open]") === null');
  // The focus goes back as the dialog leaves, which may be a frame later.
  expect(await until<boolean>('return document.activeElement?.matches("main *")')).toBe(true);
});

test('a cart in Safari’s engine is changed, undone, and there again after a reload', async () => {
  const shopper = await visitor();
  const { fill, press, sees, driver, until, run } = shopper;
  await putMugIntoCart(shopper);
  await fill('Quantity for', '3');
  await sees('₹1,197');
  await press('button', 'Remove');
  await sees('Your cart is empty.');
  await press('button', 'Undo');
  await sees('₹1,197');
  await driver.navigate().refresh();
  await until('return document.querySelector("#splash") === null');
  await sees('₹1,197');
  expect(await run<string>('return localStorage.getItem("kanuka.cart")')).toContain('"325 ml":3');
});

test('a shopper in Safari’s engine logs in and orders for cash, once', async () => {
  const shopper = await visitor();
  const { press, fill, isAt, sees } = shopper;
  await logIn(shopper);
  await putMugIntoCart(shopper);
  await press('link', 'PROCEED TO CHECKOUT');
  await isAt('/place-order');
  for (const [label, text] of Object.entries(ADDRESS)) await fill(label, text);
  await press('button', 'PLACE ORDER');
  await isAt('/orders');
  await sees(GIFTS.magicMug.name);
  expect(await backend().orders()).toMatchObject([{ amount: 399, paymentMethod: 'COD' }]);
});

/** A photo that a phone held sideways: its EXIF block says how it has to be turned. */
function turnedPhoto(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'kanuka-photo-')), 'turned.jpg');
  writeFileSync(file, withOrientation(kitPhoto('family-kite').buffer, 6));
  return file;
}

test('a turned photo in Safari’s engine stands upright, is not black, and is kept after a reload', async () => {
  const shopper = await visitor();
  await openPhotoScreen(shopper, 'Personalised Photo Mug');
  const bare = await lookOf(shopper);
  await shopper.choose(turnedPhoto());
  await shopper.sees('Kept on this device');
  const placed = await lookOf(shopper);
  expect(placed.mean).toBeGreaterThan(20);
  expect(Math.abs(placed.mean - bare.mean) + Math.abs(placed.spread - bare.spread)).toBeGreaterThan(1);
  await shopper.driver.navigate().refresh();
  await shopper.until('return document.querySelector("#splash") === null');
  await shopper.press('button', 'Change your photo on');
  await shopper.sees('Kept on this device');
  await expect.poll(async () => (await lookOf(shopper)).mean, POLL).toBeCloseTo(placed.mean, -1);
  // Back from another page, out of the back/forward cache where there is one.
  await shopper.driver.get(`${backend().url}/favicon.svg`);
  await shopper.driver.navigate().back();
  await shopper.until('return document.querySelector("main") !== null && document.querySelector("#splash") === null');
  if (await shopper.run('return document.querySelector("dialog[open]") !== null')) {
    await expect.poll(async () => (await lookOf(shopper)).mean, POLL).toBeCloseTo(placed.mean, -1);
  }
});

test('in a private window of Safari’s engine a design is there for the visit, in the cart too', async () => {
  const shopper = await visitor({ isPrivate: true });
  await openPhotoScreen(shopper, 'Personalised Photo Mug');
  await shopper.choose(turnedPhoto());
  await shopper.until(
    'return /Kept on this device|only for this visit/i.test(document.querySelector("dialog[open]")?.innerText ?? "")',
  );
  await shopper.press('button', 'Done');
  await shopper.until('return document.querySelector("dialog[open]") === null');
  await shopper.press('button', '325 ml');
  await shopper.press('button', 'Add to Cart');
  await shopper.press('link', 'View cart');
  await shopper.isAt('/cart');
  await shopper.sees('With your photo');
  const picture = await shopper.until<number>(
    'return document.querySelector("main img[alt*=\'with your design\']")?.naturalWidth',
  );
  expect(picture).toBe(640);
});
