import type { Page } from '@playwright/test';

import { openInRealTime } from '../support/realTime.ts';
import { expect, goTo, test } from '../support/shop.ts';

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

async function hearSound(page: Page): Promise<void> {
  const card = cardOf(page, SOUND_PRODUCT);
  const sound = card.locator('audio');
  await expect(sound).toHaveJSProperty('controls', true);
  await sound.click({ position: { x: 20, y: 20 } });
  await expect.poll(() => sound.evaluate((player: HTMLAudioElement) => player.currentTime)).toBeGreaterThan(0);
  await expect(page, 'the controls are not part of the link').toHaveURL(/\/collection/);
}

// With the real clock. Buying on a card: tests/screens/buyIntent.test.tsx.
test('a shopper sees clips and hears sounds on cards', async ({ page }) => {
  await openInRealTime(page, '/collection?category=Custom+Mugs&search=family');
  await test.step('a clip', () => watchClip(page));
  await goTo(page, '/collection?search=chime');
  await test.step('a sound', () => hearSound(page));
});
