import { chromium } from '@playwright/test';

import { arrive, choose, FRAME, orderCalls, tick } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

test('R10 R24: who leaves during the countdown orders nothing', async ({ backend, launchOptions, open, watch }) => {
  // Playwright disables the back/forward cache by default.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: backend.url });
  await watch.follow(context);
  await backend.reset();
  await arrive(context, backend);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const box = tick(page);
  await open('/place-order', page);
  await choose(page, 'UPI QR');
  await box.check();
  await open(undefined, page);
  await page.clock.fastForward(10_000);
  await expectInCart(page, FRAME.quantity);
  expect(asked, 'the browser asks before leaving').toEqual(['beforeunload']);

  await page.evaluate(() => {
    (globalThis as { hasStayed?: boolean }).hasStayed = true;
  });
  await box.check();
  await page.goto('/robots.txt');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/place-order');
  expect(await page.evaluate(() => 'hasStayed' in globalThis), 'the page was restored from the cache').toBe(true);
  await expect(box).not.toBeChecked();
  await page.clock.fastForward(10_000);
  // Enough time for an order to be sent.
  await page.waitForTimeout(500);
  expect(await orderCalls(backend)).toEqual([]);
  expect(await watch.problems(context)).toEqual([]);
  await browser.close();
});
