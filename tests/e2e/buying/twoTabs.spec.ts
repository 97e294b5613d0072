import type { Page } from '@playwright/test';

import { sizeText } from '#domain/product/sizeText.ts';
import { expect, test } from '../support/shop.ts';
import { expectInCart, PRODUCTS, putIntoCart } from '../support/shopper.ts';

const { magicMug: MUG, weddingFrame: FRAME } = PRODUCTS;
const [SMALL, LARGE] = FRAME.sizes;

/** How often each tab adds to the cart. */
const TIMES = 50;

const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('kanuka.cart') ?? '{}') as Record<string, Record<string, number>>,
  );

/** After the signal the page clicks these buttons alternately, as fast as possible, up to this number of clicks. */
const clickAtSignal = (page: Page, names: readonly string[], clicks: number) =>
  page.evaluate(
    ({ texts, most }) => {
      const named = (text: string): HTMLButtonElement | undefined =>
        [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
          (button) => (button.ariaLabel ?? button.textContent.replace(/^\d(?=Add)/, '')) === text,
        );
      const { port1, port2 } = new MessageChannel();
      let count = 0;
      port1.addEventListener('message', () => {
        named(texts[count % texts.length] ?? '')?.click();
        count += 1;
        // The next click is a separate task, so that the page has rendered this one's result.
        if (count < most) port2.postMessage(null);
      });
      port1.start();
      new BroadcastChannel('now').addEventListener('message', () => port2.postMessage(null));
    },
    { texts: names, most: clicks },
  );

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
const signal = (page: Page) => page.evaluate(() => new BroadcastChannel('now').postMessage('go'));

/** Alternates two sizes, because the shop ignores a second click on the same control as a double click. */
const addAtSignal = (page: Page) =>
  clickAtSignal(page, [sizeText(SMALL), 'Add to Cart', sizeText(LARGE), 'Add to Cart'], 2 * TIMES);

test('R40: pieces that two tabs add in the same millisecond are all counted', async ({ page, context, open }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(`/product/${FRAME.id}`, tab);
    await addAtSignal(tab);
  }
  await signal(page);
  for (const tab of [page, other]) await expectInCart(tab, 2 * TIMES);
  for (const tab of [page, other])
    expect((await stored(tab))[FRAME.id]).toMatchObject({ [SMALL]: TIMES, [LARGE]: TIMES });
  await open('/cart');
  await expectInCart(page, 2 * TIMES);
});

test('R40: a line that one tab removes while another adds stays removed', async ({ page, context, open }) => {
  await putIntoCart(page, { [MUG.id]: { '325 ml': 2 }, [FRAME.id]: { A4: 3 } });
  const other = await context.newPage();
  await open('/cart');
  await open(`/product/${FRAME.id}`, other);
  await addAtSignal(other);
  await clickAtSignal(page, [`Remove ${MUG.name}, size 325 ml`, `Remove ${FRAME.name}, size A4`], 2);
  await signal(page);
  for (const tab of [page, other]) await expectInCart(tab, TIMES);
  expect(await stored(page)).toMatchObject({ [FRAME.id]: { [SMALL]: TIMES / 2, [LARGE]: TIMES / 2 } });
});
