import type { Page } from '@playwright/test';

import { savedZoom } from '../support/savedDesigns.ts';
import { chooseFile, dialog, expectChange, frame, kitPhoto, MUG } from '../support/photo.ts';
import { openWithPhoto, personalise, press } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { pageOf } from '../support/shopper.ts';

/** While set, the painter's worker receives no task: a phone too busy to repaint the product. */
declare global {
  var isBusyPhone: boolean;
}

function delayPainting(): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, task: { message: { kind: string } }, options) {
    const send = (): void => {
      if (globalThis.isBusyPhone && ['paint', 'compose', 'flatPreview'].includes(task.message.kind))
        setTimeout(send, 20);
      else Reflect.apply(postMessage, this, [task, options]);
    };
    send();
  };
}

const setBusy = (page: Page, isBusy: boolean): Promise<void> =>
  page.evaluate((isBusy) => void (globalThis.isBusyPhone = isBusy), isBusy);

test('a change is saved before its preview is drawn, and so is a deletion', async ({ page, open }) => {
  test.slow();
  await page.addInitScript(delayPainting);
  await openWithPhoto(page, open);
  const zoom = dialog(page).getByRole('slider', { name: 'Zoom' });

  await setBusy(page, true);
  await press(page, 'Zoom in');
  await press(page, 'Done');
  await expect(dialog(page)).toBeHidden();
  await personalise(page);
  await setBusy(page, false);
  await expectChange(page, () => press(page, 'Zoom in'));
  await expect(zoom).toHaveAttribute('aria-valuetext', '121%');

  await setBusy(page, true);
  await press(page, 'Zoom in');
  await press(page, 'Done');
  await expect.poll(() => savedZoom(page)).toBeCloseTo(1.331);
  await page.reload();
  await personalise(page);
  await expect(zoom).toHaveAttribute('aria-valuetext', '133%');

  // A photo deleted while its preview is being drawn stays deleted.
  await setBusy(page, true);
  await press(page, 'Zoom in');
  // The change is due to be saved now and waits for its preview.
  await page.clock.runFor(700);
  await press(page, /^Delete your design/);
  await expect(dialog(page).getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  // The blank product is shown: the waiting change has its preview now, and time to be saved.
  await expectChange(page, () => setBusy(page, false));
  // A slow device may delete late; a write still under way would follow the deletion.
  await expect.poll(() => savedZoom(page)).toBeNaN();
  await page.clock.runFor(1000);
  expect(await savedZoom(page)).toBeNaN();
});

test('a photo is saved even if its preview cannot be drawn', async ({ page, open, watch }) => {
  watch.allow(/net::ERR_FAILED/, /preview:/);
  await page.route('**/mockups/**', (route) => route.abort());
  await open(pageOf(MUG));
  await page.getByRole('button', { name: `Add photo to ${MUG}` }).click();
  await chooseFile(page, kitPhoto('family-kite'));
  await expect(frame(page)).toBeVisible();
  await press(page, 'Done');
  await expect(page.getByText('Your design is saved on this device.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Change your photo on ${MUG}` }).click();
  await expect(frame(page)).toBeVisible();
});
