import { fireEvent, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { holdClock } from '#tests/support/clock.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers } from '#tests/support/shopper.ts';
import { reduceMotion, setVisibility } from '#tests/support/window.ts';

const SHOW = '[aria-label="Featured gifts"]';

function slidesAre(...images: readonly unknown[]): void {
  // The shop reverses the list.
  const slides = images.map((image, n) => ({ _id: `slide-${n}`, name: `Slide ${n + 1}`, image })).toReversed();
  answers('/api/slides/list', { success: true, slides });
  // The sections below would only slow these tests down.
  answers('/api/product/list', { success: true, products: [] });
}

/** The name of the slide that can be reached; the others are inert. */
function onShow(): string | null {
  const slides = [...document.querySelectorAll(`${SHOW} [aria-roledescription="slide"]`)];
  return slides.find((slide) => !slide.hasAttribute('inert'))?.getAttribute('aria-label') ?? null;
}

/** The slides are loaded, and no time has passed on the shop's clock. */
async function arrived() {
  const clock = holdClock();
  const view = renderScreen('/', clock);
  const hero = within(await clock.until(() => view.screen.getByRole('region', { name: 'Featured gifts' })));
  await clock.until(() => expect(onShow()).toBe('1 of 3'));
  return { clock, hero, ...view };
}

/** The visible slides just before and just after three seconds. */
async function aroundThreeSeconds(clock: ReturnType<typeof holdClock>) {
  await clock.pass(2999);
  const before = onShow();
  await clock.pass(1);
  return [before, onShow()];
}

function clip(): HTMLVideoElement {
  const found = document.querySelector<HTMLVideoElement>(`${SHOW} video`);
  if (!found) throw new Error('No clip');
  return found;
}

test('without slides the slideshow says so and has no pause button; a single clip loops and can be stopped', async () => {
  slidesAre();
  const { screen, unmount } = renderScreen('/');
  const hero = () => screen.findByRole('region', { name: 'Featured gifts' });
  expect(await within(await hero()).findByText('No Slides Available')).toBeVisible();
  expect(within(await hero()).queryByRole('button')).not.toBeInTheDocument();
  unmount();
  slidesAre(['/a.mp4']);
  renderScreen('/');
  expect(await screen.findByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  expect(clip()).toHaveAttribute('loop');
});

test('a slide that has nothing to show says why', async () => {
  slidesAre([], ['javascript:alert(1)'], ['/media/brochure.pdf']);
  const { clock, hero } = await arrived();
  await clock.pass(1000);
  for (const text of ['Media Missing', 'Invalid Media URL', 'Unsupported Media Type'])
    expect(hero.getByText(text)).toBeVisible();
});

test('the slideshow starts after 1 second, changes a picture after 3, and loops, until its only control, a pause button, or a hidden tab stops it', async () => {
  slidesAre(['/a.jpg'], ['/b.jpg'], ['/c.jpg']);
  const { clock, hero, user } = await arrived();
  expect(hero.getAllByRole('button')).toHaveLength(1);
  expect(hero.getAllByRole('link').map((link) => link.textContent)).toEqual(['GET STARTED']);
  expect(hero.getAllByRole('img'), 'the other slides request no pictures yet').toHaveLength(1);
  await clock.pass(1000);
  expect(document.querySelectorAll(`${SHOW} img`)).toHaveLength(3);
  expect(await aroundThreeSeconds(clock)).toEqual(['1 of 3', '2 of 3']);
  await clock.pass(3000);
  await clock.pass(3000);
  expect(onShow()).toBe('1 of 3');
  await user.click(hero.getByRole('button', { name: 'Pause slideshow' }));
  await clock.pass(10_000);
  expect(onShow()).toBe('1 of 3');
  setVisibility('hidden');
  await user.click(hero.getByRole('button', { name: 'Start slideshow' }));
  await clock.pass(20_000);
  expect(onShow()).toBe('1 of 3');
  setVisibility('visible');
  await clock.pass(3000);
  expect(onShow()).toBe('2 of 3');
});

test('R21: a clip stays until it ends, and a broken one is skipped in every round', async () => {
  slidesAre(['/a.mp4'], ['/b.jpg'], ['/c.jpg']);
  const { clock, hero } = await arrived();
  expect(clip().muted).toBe(true);
  expect(clip(), 'it would never end').not.toHaveAttribute('loop');
  await clock.pass(20_000);
  expect(onShow()).toBe('1 of 3');
  fireEvent.ended(clip());
  expect(onShow()).toBe('2 of 3');
  await clock.pass(3000);
  await clock.pass(3000);
  fireEvent.error(clip());
  expect(onShow()).toBe('2 of 3');
  await clock.pass(3000);
  await clock.pass(3000);
  expect(onShow()).toBe('1 of 3');
  expect(hero.getByText('Invalid Media URL')).toBeVisible();
  expect(await aroundThreeSeconds(clock)).toEqual(['1 of 3', '2 of 3']);
});

test('R21: a clip that the browser refuses to play changes after 3 seconds like a picture, unless it starts late', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('No touch yet', 'NotAllowedError'));
  slidesAre(['/a.mp4'], ['/b.jpg'], ['/c.jpg']);
  const { clock } = await arrived();
  await clock.pass(1000);
  expect(await aroundThreeSeconds(clock)).toEqual(['1 of 3', '2 of 3']);
  await clock.pass(3000);
  await clock.pass(3000);
  expect(onShow()).toBe('1 of 3');
  fireEvent.playing(clip());
  await clock.pass(20_000);
  expect(onShow(), 'it is shown to its end').toBe('1 of 3');
});

test('R30: with reduced motion slides and clips do not move, and one button steps through them', async () => {
  reduceMotion();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  slidesAre(['/a.jpg'], ['/b.mp4'], ['/c.jpg']);
  const { clock, hero, user } = await arrived();
  await clock.pass(20_000);
  expect(onShow()).toBe('1 of 3');
  expect(hero.getAllByRole('button')).toEqual([hero.getByRole('button', { name: 'Next slide' })]);
  for (const next of ['2 of 3', '3 of 3', '1 of 3', '2 of 3']) {
    await user.click(hero.getByRole('button', { name: 'Next slide' }));
    expect(onShow()).toBe(next);
    expect(hero.getByRole('group', { name: next }).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  }
  fireEvent.error(clip());
  await clock.pass(20_000);
  expect(onShow()).toBe('2 of 3');
  expect(play).not.toHaveBeenCalled();
});

test('with low data one button steps through the slides, each picture is requested only then, and a clip shows its still picture or says that it was left out', async () => {
  localStorage.setItem('kanuka.data', 'low');
  slidesAre(['/a.jpg'], ['/b.mp4', '/b-phone.jpg'], ['/c.mp4']);
  const { clock, hero, user } = await arrived();
  await clock.pass(20_000);
  expect(onShow()).toBe('1 of 3');
  const pictures = () => [...document.querySelectorAll(`${SHOW} img`)].map((picture) => picture.getAttribute('alt'));
  expect(pictures()).toEqual(['Slide 1']);
  await user.click(hero.getByRole('button', { name: 'Next slide' }));
  expect(onShow()).toBe('2 of 3');
  expect(pictures()).toEqual(['Slide 1', 'Slide 2']);
  expect(hero.getByRole('img', { name: 'Slide 2' })).toHaveAttribute('src', expect.stringContaining('b-phone.jpg'));
  await user.click(hero.getByRole('button', { name: 'Next slide' }));
  expect(hero.getByText('Video left out to save data')).toBeInTheDocument();
  expect(document.querySelector(`${SHOW} video`)).toBeNull();
});

test('a skeleton is shown until the slides are loaded, and covers a picture until it is loaded and revealed', async () => {
  sandbox.controls.faults.add({ route: '/api/slides/list', fault: 'hang' });
  const clock = holdClock();
  const view = renderScreen('/', clock);
  const hero = await clock.until(() => view.screen.getByRole('region', { name: 'Featured gifts' }));
  const skeletons = () => hero.querySelectorAll('.skeleton');
  expect(skeletons()).toHaveLength(1);
  expect(within(hero).queryByRole('img')).not.toBeInTheDocument();
  sandbox.controls.faults.release();
  const [picture] = await clock.until(() => within(hero).getAllByRole('img'));
  const cover = skeletons()[0];
  expect(cover?.parentElement).toContainElement(picture ?? null);
  await clock.pass(1500);
  expect(cover, 'revealed, but not loaded').toHaveClass('skeleton');
  fireEvent.load(picture as Element);
  expect(cover).not.toHaveClass('skeleton');
});

test('R21: a picture that loads early stays under its skeleton for 1.5 seconds, and one that does not load says so', async () => {
  slidesAre(['/a.jpg'], ['/b.jpg'], ['/c.jpg']);
  const { clock, hero } = await arrived();
  const picture = hero.getByRole('img');
  fireEvent.load(picture);
  const cover = () => document.querySelector(`${SHOW} [aria-label="1 of 3"] .skeleton`);
  await clock.pass(1400);
  expect(cover()).not.toBeNull();
  await clock.pass(100);
  expect(cover()).toBeNull();
  fireEvent.error(picture);
  expect(hero.getByText('Invalid Media URL')).toBeVisible();
});
