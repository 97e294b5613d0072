import type { Page } from '@playwright/test';

import { expectElapsed, openInRealTime } from '../support/realTime.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { expectInCart, PRODUCTS } from '../support/shopper.ts';

const CLIP_PRODUCT = 'Family Photo Mug';
const SOUND_PRODUCT = 'Birthday Photo Lamp in a Chime Gift Box';

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Whether the clip of a card plays, and its position in seconds. */
const clipOf = (page: Page, name: string) =>
  cardOf(page, name)
    .locator('video')
    .evaluate((clip: HTMLVideoElement) => ({ isPlaying: !clip.paused, at: clip.currentTime }));

const REWOUND = { isPlaying: false, at: 0 };

/** A clip plays while it is pointed at or focused, and rewinds after. */
async function watchClip(page: Page): Promise<void> {
  const card = cardOf(page, CLIP_PRODUCT);
  expect(await clipOf(page, CLIP_PRODUCT)).toEqual(REWOUND);
  await card.hover();
  await expect.poll(async () => (await clipOf(page, CLIP_PRODUCT)).at).toBeGreaterThan(0.1);
  await page.mouse.move(0, 0);
  await expect.poll(() => clipOf(page, CLIP_PRODUCT)).toEqual(REWOUND);

  await card.getByRole('link').focus();
  await expect.poll(async () => (await clipOf(page, CLIP_PRODUCT)).at).toBeGreaterThan(0.1);
  await page.getByRole('link', { name: 'CONTACT', exact: true }).focus();
  await expect.poll(() => clipOf(page, CLIP_PRODUCT)).toEqual(REWOUND);
}

/** A sound plays on its card. */
async function hearSound(page: Page): Promise<void> {
  const card = cardOf(page, SOUND_PRODUCT);
  const sound = card.locator('audio');
  await expect(sound).toHaveJSProperty('controls', true);
  await sound.click({ position: { x: 20, y: 20 } });
  await expect.poll(() => sound.evaluate((player: HTMLAudioElement) => player.currentTime)).toBeGreaterThan(0);
  await expect(page, 'the controls are not part of the link').toHaveURL(/\/collection/);
}

/** The card confirms for three seconds; then the product's page adds the product. All else: tests/screens/buyIntent.test.tsx. */
async function buy(page: Page): Promise<void> {
  const { id, name } = PRODUCTS.magicMug;
  const card = cardOf(page, name);
  const button = card.getByRole('button', { name: `Buy ${name}` });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    document.addEventListener('click', () => times.push(performance.now()), { once: true, capture: true });
    new MutationObserver(() => {
      if (location.pathname.startsWith('/product/') && times.length === 1) times.push(performance.now());
    }).observe(document, { subtree: true, childList: true });
  });
  await button.click();
  await expect(card.getByRole('status')).toHaveText(`${name}Added to your cart`);
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(page).toHaveURL(`/product/${id}`);
  const [clicked = Number.NaN, opened = Number.NaN] = await page.evaluate(
    () => (globalThis as unknown as { times: readonly number[] }).times,
  );
  expectElapsed(opened - clicked, 3000, 'the page of the gift opens');
  await expectInCart(page, 1);
}

// This test uses the real clock. docs/behaviour.md, Timings.
test('a shopper sees clips, hears sounds and buys on cards', async ({ page }) => {
  await openInRealTime(page, '/collection?category=Custom+Mugs&search=family');
  await test.step('a clip', () => watchClip(page));
  await goTo(page, '/collection?search=chime');
  await test.step('a sound', () => hearSound(page));
  await goTo(page, '/collection?search=inside');
  await test.step('buying', () => buy(page));
});
