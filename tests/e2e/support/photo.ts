import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { AUTOSAVE_DELAY_MS } from '#config/constants.ts';
import type { PageFrame } from './enginePage.ts';
import { dialogsHaveLeftHistory, expect, type Open } from './shop.ts';
import { pageOf } from './shopper.ts';

export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** The product of most tests of photos; one of its sizes is 325 ml. */
export const MUG = 'Personalised Photo Mug';

/** A photograph of the media kit, 1500 x 1500 pixels. */
export function kitPhoto(name: 'beach-sunset' | 'family-kite'): ChosenFile {
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: readFileSync(`tests/e2e/photos/${name}.jpg`) };
}

export const pngFile = (buffer: Buffer, name = 'photo.png'): ChosenFile => ({ name, mimeType: 'image/png', buffer });

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Add your photo' });
export const preview = (page: Page): Locator => dialog(page).locator('canvas[data-painter]');
export const frame = (page: Page): Locator =>
  dialog(page).getByRole('application', { name: 'Your photo in the print area' });

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click();

export const openPanel = (page: Page, name: 'Photos' | 'Text' | 'Look' | 'Note'): Promise<void> =>
  dialog(page).getByRole('tab', { name }).click();

export const textField = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'Names, date or message' });

export async function personalise(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Add photo to|Change your photo on) / }).click();
  await expect(preview(page)).toBeVisible();
}

export async function openDialog(page: Page, open: Open, name: string): Promise<void> {
  await open(pageOf(name), page);
  await personalise(page);
}

export const chooseFile = (page: Page, ...files: ChosenFile[]): Promise<void> =>
  dialog(page).locator('input[type=file]').first().setInputFiles(files);

/** Chooses a file and waits until it is shown behind the frame and saved. */
export async function placePhoto(page: Page, file: ChosenFile): Promise<void> {
  await chooseFile(page, file);
  await expect(frame(page)).toBeVisible();
  await page.clock.runFor(AUTOSAVE_DELAY_MS);
  await expect(dialog(page).getByText(/^Saved on this device/)).toBeVisible();
}

/** Opens the dialog of the mug and places a photo. */
export async function openWithPhoto(page: Page, open: Open): Promise<void> {
  await openDialog(page, open, MUG);
  await placePhoto(page, kitPhoto('family-kite'));
}

/** Closes the photo dialog, which saves the design, and waits until the page can be left. */
export async function done(page: Page): Promise<void> {
  await press(page, 'Done');
  await expect(dialog(page)).toBeHidden();
  await dialogsHaveLeftHistory(page);
}

/** Pixels of a picture: red, green, blue, alpha from the top left. */
export type Picture = { readonly width: number; readonly height: number; readonly data: Buffer };

export const pictureOf = ({ width, height, text }: PageFrame): Picture => ({
  width,
  height,
  data: Buffer.from(text, 'base64'),
});

/** What the preview shows. */
export async function pixelsOf(page: Page): Promise<Picture> {
  const frame = await preview(page).evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const copy = new OffscreenCanvas(width, height).getContext('2d');
    if (!copy) throw new Error('no canvas');
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    let text = '';
    for (let at = 0; at < data.length; at += 32_768) text += String.fromCharCode(...data.subarray(at, at + 32_768));
    return { width, height, text: btoa(text) };
  });
  return pictureOf(frame);
}

/** A counter that changes with each paint of the preview: cheaper than reading its pixels. */
export function sumOf(page: Page): Promise<number> {
  return preview(page).evaluate((canvas: HTMLCanvasElement) => {
    const small = new OffscreenCanvas(96, 96).getContext('2d');
    if (!small) throw new Error('no canvas');
    small.drawImage(canvas, 0, 0, 96, 96);
    return small
      .getImageData(0, 0, 96, 96)
      .data.reduce((sum, value, at) => (sum * 31 + value * (at % 7)) % 1_000_003, 7);
  });
}

/** Runs an action and waits until the preview, which another thread paints, has changed. */
export async function expectChange(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await sumOf(page);
  await act();
  await expect.poll(() => sumOf(page), { intervals: [60] }).not.toBe(before);
}
