import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../support/shop.ts';
import { expectInCart, GIFTS } from '../support/shopper.ts';

const MUG = 'Personalised Photo Mug';

type Point = { readonly x: number; readonly y: number };

async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves fingers over the screen in ten steps, as a hand would. */
async function touching(page: Page) {
  const session = await page.context().newCDPSession(page);
  return async (from: readonly Point[], to: readonly Point[]): Promise<void> => {
    const at = (share: number) =>
      from.map(({ x, y }, finger) => ({
        x: x + ((to[finger]?.x ?? x) - x) * share,
        y: y + ((to[finger]?.y ?? y) - y) * share,
        id: finger,
      }));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= 10; step += 1) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a shopper has Add to Cart at hand whenever the page’s own button is off screen', async ({ page, open }) => {
    await open(`/product/${GIFTS.weddingFrame.id}`);
    const main = page.getByRole('main');
    const bar = page.getByRole('region', { name: 'Buy this gift' });
    const own = main.getByRole('button', { name: 'Add to Cart' }).first();
    await own.scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
    const below = main.getByRole('heading', { name: 'Related Products' });
    await below.scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: 'Choose size' }).click();
    const sheet = page.getByRole('dialog', { name: 'Choose size' });
    await expect(sheet.getByRole('button', { name: 'A4 Add to Cart · ₹1,099' })).toBeInViewport({ ratio: 1 });
    await sheet.getByRole('button', { name: 'A4 Add to Cart · ₹1,099' }).click();
    await expect(sheet).toHaveCount(0);
    await expectInCart(page, 1);
    await page.waitForTimeout(600);
    await bar.getByRole('button', { name: 'Add to Cart' }).click();
    await expectInCart(page, 2);
    await expect(page.getByText('1 added, 2 in your cart')).toBeVisible();
  });

  test('a shopper sees name, stars and price beside the picture, swipes to the next, and enlarges it with two fingers', async ({
    page,
    open,
  }) => {
    await open(`/collection?search=${encodeURIComponent(MUG)}`);
    await page.getByRole('article').getByRole('link', { name: MUG, exact: true }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText('out of 5').first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByText('₹299').first()).toBeInViewport({ ratio: 1 });
    const { x, y } = await middleOf(main.getByRole('button', { name: `Zoom into ${MUG}` }));
    const fingers = await touching(page);
    await fingers([{ x: x + 120, y }], [{ x: x - 120, y }]);
    await expect(main.getByText('2 / 5')).toBeVisible();

    await main.getByRole('button', { name: `Zoom into ${MUG}` }).tap();
    const zoom = page.getByRole('dialog', { name: `Zoom into ${MUG}` });
    const picture = zoom.getByRole('img', { name: MUG });
    const small = (await picture.boundingBox())?.width ?? Number.NaN;
    await fingers(
      [
        { x: 170, y: 400 },
        { x: 220, y: 400 },
      ],
      [
        { x: 120, y: 400 },
        { x: 270, y: 400 },
      ],
    );
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(small * 2);
    expect(await page.evaluate(() => visualViewport?.scale), 'the page itself is as it was').toBe(1);
    await zoom.getByRole('button', { name: 'Close zoom' }).tap();
    await expect(zoom).toBeHidden();
  });
});

test('a shopper looks at every picture, clip and sound, and enlarges a picture', async ({ page, open }) => {
  await open(`/collection?search=${encodeURIComponent(MUG)}`);
  await page.getByRole('article').getByRole('link', { name: MUG, exact: true }).click();
  const main = page.getByRole('main');
  const thumbs = main.getByRole('list', { name: 'Pictures of this gift' });
  await expect(thumbs.getByRole('button')).toHaveCount(5);
  await thumbs.getByRole('button', { name: 'Show video 3' }).click();
  const clip = main.locator('video[controls]');
  await expect(clip).toBeVisible();
  await expect(thumbs.getByRole('button', { name: 'Show video 3' })).toHaveAttribute('aria-current', 'true');
  await thumbs.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(clip).toHaveCount(0);

  await main.getByRole('button', { name: `Zoom into ${MUG}` }).click();
  const zoom = page.getByRole('dialog', { name: `Zoom into ${MUG}` });
  const picture = zoom.getByRole('img', { name: MUG });
  const width = async () => (await picture.boundingBox())?.width ?? Number.NaN;
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  const before = await picture.getAttribute('src');
  const small = await width();
  await zoom.getByRole('button', { name: 'Larger' }).click();
  expect(await width()).toBeGreaterThan(small * 1.4);
  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect.poll(width).toBe(small);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(main.getByRole('button', { name: `Zoom into ${MUG}` })).toBeFocused();
});

test('a shopper shares a gift: with the system’s sheet where there is one, else by a copied link', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, name } = GIFTS.weddingFrame;
  await open(`/product/${id}`);
  const button = page.getByRole('button', { name: `Share ${name}` });
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await button.click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (data: ShareData) => void Object.assign(globalThis, { shared: data }) });
  });
  await button.click();
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared?: ShareData }).shared);
  await expect.poll(shared).toEqual({ title: name, url: page.url() });
});

test('a shopper without an account keeps gifts, and finds those looked at, on this device', async ({ page, open }) => {
  const { id, name } = GIFTS.weddingFrame;
  await open(`/product/${id}`);
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByRole('button', { name: `Saved ${name}, remove` })).toHaveAttribute('aria-pressed', 'true');
  await open(`/product/${GIFTS.magicMug.id}`);
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name })).toBeVisible();
  await open('/cart');
  const saved = page.getByRole('region', { name: 'Saved gifts' });
  await expect(saved.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Saved gifts' }).click();
  await expect(saved.getByRole('link', { name })).toHaveCount(0);
  await open();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await expect(saved).toHaveCount(0);
});

test('a shopper sees the footer’s edge, and the whole ring of a focus on a related gift', async ({ page, open }) => {
  await open(`/product/${GIFTS.weddingFrame.id}`);
  const related = page.getByRole('region', { name: 'Related Products' }).getByRole('link').first();
  await related.scrollIntoViewIfNeeded();
  // Whatever clips what it holds leaves room for what stands out of it.
  const room = await related.evaluate((link) => {
    const clips = (element: Element): boolean => getComputedStyle(element).contentVisibility !== 'visible';
    let box = link.parentElement;
    while (box && !clips(box)) box = box.parentElement;
    return box ? link.getBoundingClientRect().left - box.getBoundingClientRect().left : Infinity;
  });
  expect(room).toBeGreaterThanOrEqual(8);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const edge = await footer.evaluate((element) => ({
    clip: getComputedStyle(element).contentVisibility + getComputedStyle(element).overflow,
    top: getComputedStyle(element, '::before').top,
  }));
  expect(edge).toEqual({ clip: 'visiblevisible', top: '-12px' });
});
