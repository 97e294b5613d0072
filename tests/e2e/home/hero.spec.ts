import type { Page } from '@playwright/test';

import { expectElapsed, openInRealTime, ROUNDING_MS } from '../support/realTime.ts';
import { expect, test } from '../support/shop.ts';

// This test uses the real clock. docs/behaviour.md, Timings.

const CLIP = '/media/video/mug-turntable.mp4';
const CLIP_MS = 3520;

/** Serves two slides, so that the slideshow loops within seconds: a picture and a short clip. The prerendered page has more. */
async function serveTwoSlides(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const shell = new URL('/product/brand-new', route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url: shell }) });
    },
  );
  await page.route('**/api/slides/list', async (route) => {
    const response = await route.fetch();
    const { slides } = (await response.json()) as { slides: readonly { image: string[] }[] };
    const picture = slides.find(({ image }) => image[0]?.endsWith('.jpg'));
    const clip = slides.find(({ image }) => image[0]?.endsWith('.mp4'));
    await route.fulfill({ response, json: { success: true, slides: [{ ...clip, image: [CLIP] }, picture] } });
  });
}

/** An event of the page, ms since navigation start by the page's own clock, and how long it took. */
type Happening = { readonly what: string; readonly at: number; readonly ms: number };

/**
 * Records ends of transitions and of clips, and the visible slide from the reveal of the media on: in the page, where a slow
 * machine cannot delay the record.
 */
async function recordShow(page: Page): Promise<() => Promise<readonly Happening[]>> {
  await page.addInitScript(() => {
    const show: Happening[] = [];
    Object.assign(globalThis, { show });
    const record = (what: string, ms = 0) => show.push({ what, at: performance.now(), ms });
    document.addEventListener('transitionend', ({ target, propertyName, elapsedTime }) => {
      const isSlide =
        target instanceof Element && target.matches('[aria-label="Featured gifts"] [aria-roledescription="slide"]');
      // A visibility that takes time would keep the page's thread busy for as long.
      if (isSlide && propertyName === 'visibility' && elapsedTime > 0) record('visibility', elapsedTime);
      // Where frames are late, Chromium sometimes reports an end at the beginning too.
      if (isSlide && propertyName === 'opacity' && elapsedTime > 0) record('faded', Math.round(elapsedTime * 1000));
    });
    document.addEventListener('ended', () => record('ended'), true);
    let shown = '';
    new MutationObserver(() => {
      const hero = document.querySelector('[aria-label="Featured gifts"]');
      if (!hero) return;
      const isRevealed = hero.querySelector('[aria-roledescription="slide"] .opacity-0') !== null;
      const slide = hero.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label');
      const now = isRevealed ? (slide ?? 'revealed') : 'mounted';
      if (now !== shown) record(now);
      shown = now;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'show') as readonly Happening[]);
}

test('the slideshow starts, advances and loops on time', async ({ page }) => {
  test.slow();
  await serveTwoSlides(page);
  const show = await recordShow(page);
  const faded = async () => (await show()).filter(({ what }) => what === 'faded');
  const slides = async () => (await show()).filter(({ what }) => what !== 'faded' && what !== 'ended');
  await openInRealTime(page, '/');
  await expect
    .poll(async () => (await slides()).map(({ what }) => what).join(), { timeout: 20_000 })
    .toBe('mounted,1 of 2,2 of 2,1 of 2,2 of 2');
  await expect.poll(async () => (await faded()).length).toBeGreaterThanOrEqual(6);

  const times = (await slides()).map(({ at }) => at) as [number, number, number, number, number];
  const [mounted, revealed, second, again, third] = times;
  const ended = (await show()).find(({ what }) => what === 'ended')?.at ?? Number.NaN;
  expectElapsed(revealed - mounted, 1500, 'the media is revealed');
  expectElapsed(second - mounted, 1000 + 3000, 'the first picture gives way after the first kick and its own time');
  expect(again - second, 'the clip is shown to its end').toBeGreaterThanOrEqual(CLIP_MS - ROUNDING_MS);
  expectElapsed(again - ended, 0, 'the show goes on as soon as the clip has ended');
  expectElapsed(third - again, 3000, 'a picture gives way after its time');
  // By the clock of animations: it stands still between two frames, which a busy machine draws late.
  expect(new Set((await faded()).map(({ ms }) => ms))).toEqual(new Set([900]));
});
