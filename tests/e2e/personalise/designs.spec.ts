import type { Page } from '@playwright/test';

import { AUTOSAVE_DELAY_MS } from '#config/constants.ts';
import { hashOf, photoAt } from '../support/designing.ts';
import { savedDesigns, savedZoom } from '../support/savedDesigns.ts';
import { chooseFile, dialog, done, expectChange, frame, MUG } from '../support/photo.ts';
import { openDialog, openWithPhoto, personalise, press } from '../support/photo.ts';
import { expect, goTo, test } from '../support/shop.ts';

const PRINTS = 'Loose Instant-style Prints, Set of 8';

/** The photo and zoom of each slot of the newest design on the device. */
async function savedSlots(page: Page): Promise<readonly (readonly [photo: string, zoom: number] | null)[]> {
  await page.clock.runFor(AUTOSAVE_DELAY_MS);
  const [design] = await savedDesigns(page);
  return (design?.places ?? []).map((place) => place && [place.photo, Number(place.placement.zoom.toFixed(2))]);
}

const EIGHT = Array.from({ length: 8 }, (_, at) => photoAt(at, [20 + 30 * at, 230 - 30 * at, at % 2 ? 220 : 40]));
const HASHES = EIGHT.map(hashOf);

/** Photos are swapped, one is used for all slots, and every step is undone and redone. */
async function arrange(page: Page): Promise<void> {
  const plain = HASHES.map((hash) => [hash, 1] as const);
  await press(page, 'Photo 3 of 8');
  await press(page, 'Zoom in');
  const zoomed = plain.map(([hash], at) => [hash, at === 2 ? 1.1 : 1] as const);
  await expect.poll(() => savedSlots(page)).toEqual(zoomed);

  await press(page, 'Swap with…');
  await press(page, 'Photo 1 of 8');
  await expect.poll(() => savedSlots(page)).toEqual([zoomed[2], zoomed[1], zoomed[0], ...zoomed.slice(3)]);

  await press(page, 'Photo 8 of 8');
  await press(page, 'Use for all');
  await expect.poll(() => savedSlots(page)).toEqual(plain.map(() => [HASHES[7], 1]));

  // Every step can be undone and redone, by button and by keys.
  for (const step of ['Undo', 'Undo', 'Redo']) await press(page, step);
  await expect.poll(async () => (await savedSlots(page))[0]).toEqual(zoomed[2]);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
  await expect.poll(async () => (await savedDesigns(page)).length).toBe(0);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await expect.poll(() => savedSlots(page)).toEqual(zoomed);
}

test('photos chosen together fill a set in the order they were taken', async ({ page, open }) => {
  test.slow();
  await openDialog(page, open, PRINTS);
  const files = [5, 2, 7, 0, 3, 6, 1, 4].flatMap((at) => EIGHT[at] ?? []);
  await expectChange(page, () => chooseFile(page, ...files));
  await expect.poll(() => savedSlots(page)).toEqual(HASHES.map((hash) => [hash, 1]));
  await arrange(page);
});

test('the later of two tabs that change one design wins', async ({ page, context, open }) => {
  const changeNotice = (tab: Page) => dialog(tab).getByText('This design was changed in another tab.');
  await openWithPhoto(page, open);
  const other = await context.newPage();
  await openDialog(other, open, MUG);
  await expect(changeNotice(other)).toHaveCount(0);
  await expectChange(other, () => press(other, 'Zoom in'));
  await expect.poll(() => savedZoom(other)).toBeCloseTo(1.1);
  await expect(changeNotice(page)).toBeVisible();
  await expect(changeNotice(other)).toHaveCount(0);

  await page.bringToFront();
  await expectChange(page, () => press(page, 'Rotate right'));
  await expect.poll(() => savedZoom(page)).toBe(1);
  await expect(changeNotice(page)).toHaveCount(0);
  await expect(changeNotice(other)).toBeVisible();
  expect(await savedDesigns(page)).toHaveLength(1);

  // A photo that the other tab deleted is saved again with the next change.
  await goTo(other, '/profile');
  await expect(other.getByText('0.4 MB used')).toBeVisible();
  await other.getByRole('button', { name: /^Delete your design for/ }).click();
  await expect(other.getByRole('heading', { name: 'Photos on this device' })).toHaveCount(0);
  await page.bringToFront();
  await expectChange(page, () => press(page, 'Zoom in'));
  await done(page);
  await expect(page.getByText('Your design is saved on this device.')).toBeVisible();
  await expect.poll(() => savedZoom(page)).toBeCloseTo(1.1);
  await page.reload();
  await personalise(page);
  await expect(frame(page)).toBeVisible();
});
