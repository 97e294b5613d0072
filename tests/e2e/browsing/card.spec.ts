import type { Page } from '@playwright/test';

import { expect, goTo, openInRealTime, test } from '../support/shop.ts';

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

/** A clip plays while it is pointed at or focused, and rewinds after. */
async function watchClip(page: Page): Promise<void> {
  const card = cardOf(page, 'Family Photo Mug');
  const clip = () =>
    card.locator('video').evaluate((clip: HTMLVideoElement) => ({ isPlaying: !clip.paused, at: clip.currentTime }));
  const isPlayed = async () => (await clip()).at > 0.1;
  expect(await isPlayed()).toBe(false);
  await card.hover();
  await expect.poll(isPlayed).toBe(true);
  await page.mouse.move(0, 0);
  await expect.poll(clip).toEqual({ isPlaying: false, at: 0 });
  await card.getByRole('link').focus();
  await expect.poll(isPlayed).toBe(true);
  await page.getByRole('link', { name: 'CONTACT', exact: true }).focus();
  await expect.poll(clip).toEqual({ isPlaying: false, at: 0 });
}

async function hearSound(page: Page): Promise<void> {
  const sound = cardOf(page, 'Birthday Photo Lamp in a Chime Gift Box').locator('audio');
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
