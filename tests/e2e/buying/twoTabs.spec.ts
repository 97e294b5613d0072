import type { Page } from '@playwright/test';

import { sizeText } from '#domain/product/sizeText.ts';
import { expect, test } from '../support/shop.ts';
import { expectInCart, PRODUCTS } from '../support/shopper.ts';

const FRAME = PRODUCTS.weddingFrame;
const [SMALL, LARGE] = FRAME.sizes;

/** How often each tab adds to the cart. */
const TIMES = 20;

const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('kanuka.cart') ?? '{}') as Record<string, Record<string, number>>,
  );

/**
 * After the signal the page adds pieces as fast as possible. It alternates two sizes, because the shop ignores a second click
 * on the same control as a double click.
 */
const addAtSignal = (page: Page) =>
  page.evaluate(
    ({ names, clicks }) => {
      const named = (text: string): HTMLButtonElement | undefined =>
        [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
          (button) => (button.ariaLabel ?? button.textContent.replace(/^\d(?=Add)/, '')) === text,
        );
      const { port1, port2 } = new MessageChannel();
      let count = 0;
      port1.addEventListener('message', () => {
        named(names[count % names.length] ?? '')?.click();
        count += 1;
        // The next click is a separate task, so that the page has rendered this one's result.
        if (count < clicks) port2.postMessage(null);
      });
      port1.start();
      new BroadcastChannel('now').addEventListener('message', () => port2.postMessage(null));
    },
    { names: [sizeText(SMALL), 'Add to Cart', sizeText(LARGE), 'Add to Cart'], clicks: 2 * TIMES },
  );

test('R40: pieces that two tabs add in the same millisecond are all counted', async ({ page, context, open }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(`/product/${FRAME.id}`, tab);
    await addAtSignal(tab);
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
  await page.evaluate(() => new BroadcastChannel('now').postMessage('go'));
  for (const tab of [page, other]) await expectInCart(tab, 2 * TIMES);
  for (const tab of [page, other])
    expect((await stored(tab))[FRAME.id]).toMatchObject({ [SMALL]: TIMES, [LARGE]: TIMES });
  await open('/cart');
  await expectInCart(page, 2 * TIMES);
});
