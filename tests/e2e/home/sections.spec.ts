import type { Page } from '@playwright/test';

import { expect, test } from '../support/shop.ts';

/** The silent film of Our Story plays when it is in view, and loops. */
async function expectFilm(page: Page): Promise<void> {
  const film = page.getByRole('region', { name: 'Our Story' }).locator('video');
  await film.scrollIntoViewIfNeeded();
  const at = () => film.evaluate((player: HTMLVideoElement) => player.currentTime);
  await expect.poll(at).toBeGreaterThan(0.2);
  await expect(film).toHaveJSProperty('muted', true);
  // Seeks near the end: waiting for the loop would take eight seconds.
  await film.evaluate((player: HTMLVideoElement) => {
    player.currentTime = player.duration - 0.4;
  });
  await expect.poll(at).toBeGreaterThan(7);
  await expect.poll(at).toBeLessThan(5);
  await expect(film).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect(film).toHaveJSProperty('paused', true);
}

test('home plays the film of Our Story, and loads only the fonts of its language', async ({ page, open }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
  await open('/');
  await test.step('the film', () => expectFilm(page));
  await test.step('an English page loads no font of another script', async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((url) => /(?:-te|-hi)-/.test(url))).toEqual([]);
  });
});
