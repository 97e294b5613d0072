import type { Page } from '@playwright/test';

import { dialog, done, frame, kitPhoto, MUG, personalise, press, type ChosenFile } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { pageOf } from '../support/shopper.ts';

/** Chooses a file by script: Playwright's setInputFiles holds a reference to the field, and so to the dialog. */
async function choosePhoto(page: Page, { name, mimeType, buffer }: ChosenFile): Promise<void> {
  const photo = { name, type: mimeType, base64: buffer.toString('base64') };
  await dialog(page).evaluate((element, { name, type, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], name, { type }));
    const field = element.querySelector<HTMLInputElement>('input[type=file]');
    if (!field) throw new Error('no field for files');
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, photo);
}

test('a closed photo dialog is garbage-collected', async ({ page, open }) => {
  const devtools = await page.context().newCDPSession(page);
  await open(pageOf(MUG));
  for (const photo of ['family-kite', 'beach-sunset'] as const)
    await test.step(photo, async () => {
      await personalise(page);
      const closed = await dialog(page).evaluateHandle((element) => new WeakRef(element));
      await choosePhoto(page, kitPhoto(photo));
      await expect(frame(page)).toBeVisible();
      await press(page, 'Zoom in');
      await expect(dialog(page).getByText(/^Saved on this device/)).toBeVisible();
      expect(page.workers()).toHaveLength(1);
      await done(page);
      const isInMemory = async (): Promise<boolean> => {
        await devtools.send('HeapProfiler.collectGarbage');
        return closed.evaluate((dialog) => dialog.deref() !== undefined);
      };
      await expect.poll(isInMemory, 'the dialog was garbage-collected').toBe(false);
      await expect.poll(() => page.workers().length).toBe(0);
    });
});
