import type { Locator } from '@playwright/test';

import { MUG } from './support/photo.ts';
import { expect, test } from './support/shop.ts';
import { pageOf } from './support/shopper.ts';

// Chrome's 'dark theme for websites', on a device in dark mode.
test('a browser that darkens websites leaves the shop unchanged', async ({ page, context, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const session = await context.newCDPSession(page);
  const shotOf = async (part: Locator, enabled: boolean): Promise<Buffer> => {
    await session.send('Emulation.setAutoDarkModeOverride', { enabled });
    return part.screenshot({ animations: 'disabled' });
  };
  const expectSame = async (part: Locator, isSame = true): Promise<void> => {
    await expect(part).toBeVisible();
    const light = await shotOf(part, false);
    await expect.poll(async () => (await shotOf(part, true)).equals(light), String(part)).toBe(isSame);
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
