import type { Page } from '@playwright/test';

import { idOf } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';

const MUG = 'Personalised Photo Mug';

const gallery = (page: Page) => page.getByRole('main').getByRole('button', { name: `Zoom in on ${MUG}` });
const zoomed = (page: Page) => page.getByRole('dialog', { name: `Zoom in on ${MUG}` });

/** Shows a clip instead of a picture, and enlarges a picture. */
async function lookAtAll(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const thumbs = main.getByRole('list', { name: 'Pictures of this gift' });
  await expect(thumbs.getByRole('button')).toHaveCount(5);
  await thumbs.getByRole('button', { name: 'Show video 3' }).click();
  await expect(main.locator('video[controls]')).toBeVisible();
  await thumbs.getByRole('button', { name: 'Show picture 2' }).click();

  await gallery(page).click();
  const picture = zoomed(page).getByRole('img', { name: MUG });
  const width = async () => (await picture.boundingBox())?.width ?? Number.NaN;
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  const before = await picture.getAttribute('src');
  const small = await width();
  await zoomed(page).getByRole('button', { name: 'Larger' }).click();
  expect(await width()).toBeGreaterThan(small * 1.4);
  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect.poll(width).toBe(small);
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toBeHidden();
  await expect(gallery(page)).toBeFocused();
}

/** Shares through the system's share sheet if there is one, otherwise copies the link. */
async function share(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: `Share ${MUG}` });
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await button.click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  // As the page's canonical link has it.
  const url = `http://localhost:4173${new URL(page.url()).pathname}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (data: ShareData) => void Object.assign(globalThis, { shared: data }) });
  });
  await button.click();
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared?: ShareData }).shared);
  await expect.poll(shared).toEqual({ title: MUG, url });
}

test('a shopper looks at a gift, enlarges and shares it', async ({ page, context, open, backend }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(`/product/${await idOf(backend, MUG)}`);
  await test.step('pictures, a clip, and a picture enlarged', () => lookAtAll(page));
  await test.step('sharing', () => share(page));
});
