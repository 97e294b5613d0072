import type { Locator, Page } from '@playwright/test';

import { MUG } from './support/photo.ts';
import { expect, test } from './support/shop.ts';
import { pageOf } from './support/shopper.ts';

const shotOf = (part: Locator): Promise<Buffer> => part.screenshot({ animations: 'disabled' });

/** Chrome's 'dark theme for websites', on a device in dark mode. */
async function forceDark(page: Page): Promise<(isForced: boolean) => Promise<void>> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const session = await page.context().newCDPSession(page);
  return async (isForced) => {
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: isForced });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
}

test('a browser that darkens websites leaves the shop unchanged', async ({ page, open }) => {
  const set = await forceDark(page);
  const expectSame = async (part: Locator, isSame = true): Promise<void> => {
    await expect(part).toBeVisible();
    await set(false);
    const light = await shotOf(part);
    await set(true);
    await expect.poll(async () => (await shotOf(part)).equals(light), String(part)).toBe(isSame);
  };

  await open(pageOf(MUG));
  await page.evaluate(() => {
    const probe = document.createElement('div');
    probe.id = 'probe';
    Object.assign(probe.style, { colorScheme: 'normal', background: '#fff', width: '40px', height: '40px' });
    document.querySelector('main')?.prepend(probe);
  });
  await expectSame(page.locator('#probe'), false);
  await expectSame(page.getByRole('heading', { level: 1 }));
  await expectSame(page.getByRole('main').getByRole('img').first());
});
