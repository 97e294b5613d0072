import type { Locator, Page } from '@playwright/test';

import { arrive, choose } from './support/payments.ts';
import { dialog, idOf, kitPhoto, personalise, placePhoto, preview } from './support/photo.ts';
import { expect, goTo, test } from './support/shop.ts';

/** A screenshot of a part of the page: a PNG in base64. */
const shotOf = async (part: Locator): Promise<string> =>
  (await part.screenshot({ animations: 'disabled' })).toString('base64');

/** The mean difference of two pictures of equal size, 0 to 255. */
function difference(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const pixels = async (base64: string): Promise<Uint8ClampedArray> => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
      };
      const [a, b] = await Promise.all([pixels(pictures[0]), pixels(pictures[1])]);
      if (a.length !== b.length) throw new Error('pictures of two sizes');
      return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / ((a.length * 3) / 4);
    },
    [one, other] as const,
  );
}

/** Chrome's 'dark theme for websites', on a device in dark mode. */
async function forceDark(page: Page): Promise<(isForced: boolean) => Promise<void>> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const session = await page.context().newCDPSession(page);
  return async (isForced) => {
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: isForced });
    await page.evaluate(
      () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };
}

test('a browser that darkens websites leaves the shop unchanged', async ({ page, context, open, backend }) => {
  await arrive(context, backend);
  const set = await forceDark(page);
  const expectUnchanged = async (part: Locator, what: string): Promise<void> => {
    await expect(part, what).toBeVisible();
    await set(false);
    const light = await shotOf(part);
    await set(true);
    expect(await difference(page, light, await shotOf(part)), what).toBeLessThan(2);
  };

  await open(`/product/${await idOf(backend, 'Personalised Photo Mug')}`);
  await test.step('the browser darkens a page that does not opt out', async () => {
    await page.evaluate(() => {
      const probe = document.createElement('div');
      probe.id = 'probe';
      Object.assign(probe.style, { colorScheme: 'normal', background: '#fff', width: '40px', height: '40px' });
      document.querySelector('main')?.prepend(probe);
    });
    await set(false);
    const light = await shotOf(page.locator('#probe'));
    await set(true);
    expect(await difference(page, light, await shotOf(page.locator('#probe')))).toBeGreaterThan(150);
    await page.evaluate(() => document.querySelector('#probe')?.remove());
  });
  await expectUnchanged(page.getByRole('heading', { level: 1 }), 'the paper and the ink');
  await expectUnchanged(page.getByRole('main').getByRole('img').first(), 'the photo of the product');
  await personalise(page);
  await placePhoto(page, kitPhoto('family-kite'));
  await expectUnchanged(preview(page), 'the preview');
  await dialog(page).getByRole('button', { name: 'Done' }).click();

  await goTo(page, '/place-order');
  await choose(page, 'UPI QR');
  await expectUnchanged(page.getByRole('main').locator('svg[role="img"], [role="img"] svg').first(), 'the QR code');
});
