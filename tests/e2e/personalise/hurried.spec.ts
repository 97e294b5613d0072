import type { Page } from '@playwright/test';

import { dialog, expectChange, idOf, keptZoom, kitPhoto, personalise, placePhoto } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';

/** A phone that is busy elsewhere: while it is, the gift is not painted anew. */
declare global {
  var isBusyPhone: boolean;
}

function paintLate(): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, task: { message: { kind: string } }, options) {
    const send = (): void => {
      if (globalThis.isBusyPhone && task.message.kind === 'paint') setTimeout(send, 20);
      else Reflect.apply(postMessage, this, [task, options]);
    };
    send();
  };
}

const setBusy = (page: Page, isBusy: boolean): Promise<void> =>
  page.evaluate((isBusy) => void (globalThis.isBusyPhone = isBusy), isBusy);

test('a shopper who hurries while the last picture is being drawn finds the photo as it was placed', async ({
  page,
  open,
  backend,
}) => {
  await page.addInitScript(paintLate);
  await open(`/product/${await idOf(backend, 'Personalised Photo Mug')}`);
  await personalise(page);
  await placePhoto(page, kitPhoto('family-kite'));
  const zoom = dialog(page).getByRole('slider', { name: 'Zoom' });
  const zoomIn = dialog(page).getByRole('button', { name: 'Zoom in', exact: true });
  const done = dialog(page).getByRole('button', { name: 'Done' });

  await setBusy(page, true);
  await zoomIn.click();
  await done.click();
  await expect(dialog(page)).toBeHidden();
  await personalise(page);
  await setBusy(page, false);
  await expectChange(page, () => zoomIn.click());
  await expect(zoom).toHaveAttribute('aria-valuetext', '121 %');

  await setBusy(page, true);
  await zoomIn.click();
  await done.click();
  // Not yet painted, and kept already.
  await expect.poll(() => keptZoom(page)).toBeCloseTo(1.331);
  await page.reload();
  await personalise(page);
  await expect(zoom).toHaveAttribute('aria-valuetext', '133 %');
});
