import type { Page } from '@playwright/test';

import { photoAt } from './support/designing.ts';
import { MUG } from './support/photo.ts';
import { storedRecords } from './support/savedDesigns.ts';
import { expect, goTo, test } from './support/shop.ts';
import { pageOf } from './support/shopper.ts';
import { boxOf } from './support/touch.ts';

/** Links and buttons of the page and its footer that lie below the photo's bar while they have the focus. */
const coveredByBar = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.own-photo-bar');
    if (!bar) throw new Error('There is no bar.');
    const isCovered = (control: HTMLElement): boolean => {
      control.focus();
      const [{ left, top, right, bottom }, box] = [bar.getBoundingClientRect(), control.getBoundingClientRect()];
      return box.bottom > top && box.top < bottom && box.right > left && box.left < right;
    };
    return [...document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a, button)')]
      .filter((control) => control.checkVisibility() && isCovered(control))
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('one photo is on the cards and the product, and is removed without a trace', async ({ page, open }) => {
  test.slow();
  const photo = photoAt(1, [200, 30, 40], 640);
  await open('/collection');
  const chip = page.getByRole('button', { name: 'See your photo on these gifts' });
  await expect(chip).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await chip.click();
  await (await choosing).setFiles(photo);

  const card = page.getByRole('article').filter({ hasText: MUG }).first();
  const picture = card.getByRole('img', { name: `${MUG} with your photo` });
  await expect(picture).toBeVisible();
  // The middle of the picture is the mug's print, and its corner the shop's own ground.
  const colours = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const context = new OffscreenCanvas(2, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, image.naturalWidth * 0.42, image.naturalHeight * 0.55, 2, 2, 0, 0, 1, 1);
    context.drawImage(image, 4, 4, 2, 2, 1, 0, 1, 1);
    return [...context.getImageData(0, 0, 2, 1).data];
  });
  const [red = 0, green = 0, blue = 0, , ground = 0, sand = 0] = colours;
  expect(red).toBeGreaterThan(120);
  expect(Math.max(green, blue)).toBeLessThan(80);
  expect(Math.min(ground, sand)).toBeGreaterThan(180);

  // At the foot, each of the two buttons has a tap area of its own.
  const bar = page.getByRole('region', { name: 'Your photo', exact: true });
  const change = await boxOf(bar.getByRole('button', { name: 'Change your photo' }));
  const remove = await boxOf(bar.getByRole('button', { name: 'Remove your photo from the gifts' }));
  expect(Math.min(change.height, remove.height)).toBeGreaterThanOrEqual(44);
  expect(change.x + change.width).toBeLessThanOrEqual(remove.x);

  expect(await coveredByBar(page)).toEqual([]);

  // The next page reads what was drawn.
  await open(pageOf(MUG));
  await expect(page.locator('.swiped img').first()).toHaveAttribute('src', /^blob:/);
  expect(await coveredByBar(page), 'on a product, beside the bar that buys').toEqual([]);
  await expect(page.getByText('With your photo, as shown.')).toBeVisible();
  await goTo(page, '/collection');
  await bar.getByRole('button', { name: 'Remove your photo from the gifts' }).click();
  await expect(bar).toHaveCount(0);
  for (const store of ['photos', 'previews'] as const) expect(await storedRecords(page, store)).toBe(0);
});
