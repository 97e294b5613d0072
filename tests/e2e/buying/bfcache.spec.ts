import { chromium } from '@playwright/test';

import { arrive, choose, orderCalls } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';

test('R10 R24: a shopper who leaves while the seconds run and comes back from the browser’s memory has ordered nothing', async ({
  backend,
  launchOptions,
  open,
  watch,
}) => {
  // Playwright switches this memory off by default.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: backend.url });
  await watch.follow(context);
  await backend.reset();
  await arrive(context, backend);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await open('/place-order', page);
  await page.evaluate(() => {
    (globalThis as { hasStayed?: boolean }).hasStayed = true;
  });
  await choose(page, 'UPI QR');
  await page.getByLabel('I have completed the UPI payment').check();
  await page.goto('/robots.txt');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/place-order');
  expect(await page.evaluate(() => 'hasStayed' in globalThis), 'the very same page came back').toBe(true);
  await expect(page.getByLabel('I have completed the UPI payment')).not.toBeChecked();
  await page.clock.fastForward(10_000);
  // Time enough for an order to leave.
  await page.waitForTimeout(500);
  expect(await orderCalls(backend)).toEqual([]);
  expect(await watch.troubles(context)).toEqual([]);
  await browser.close();
});
