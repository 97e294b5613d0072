import { fireEvent, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { holdClock } from '#tests/support/clock.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { answers } from '#tests/support/shopper.ts';

const SHOW = '[aria-label="Featured gifts"]';

function slidesAre(...images: readonly unknown[]): void {
  // The shop turns the list round.
  const slides = images.map((image, n) => ({ _id: `slide-${n}`, name: `Slide ${n + 1}`, image })).toReversed();
  answers('/api/slides/list', { success: true, slides });
}

async function show(view: ReturnType<typeof renderScreen>) {
  return within(await view.screen.findByRole('region', { name: 'Featured gifts' }));
}

/** The name of the slide that can be reached; the others are inert. */
function onShow(): string | null {
  const slides = [...document.querySelectorAll(`${SHOW} [aria-roledescription="slide"]`)];
  return slides.find((slide) => !slide.hasAttribute('inert'))?.getAttribute('aria-label') ?? null;
}

/** The slides are there, and not a moment of the shop's time has passed. */
async function arrived() {
  const clock = holdClock();
  const view = renderScreen('/', clock);
  const hero = within(await clock.until(() => view.screen.getByRole('region', { name: 'Featured gifts' })));
  await clock.until(() => expect(onShow()).toBe('1 of 3'));
  return { clock, hero, ...view };
}

/** What is on show one moment before three seconds have passed, and after them. */
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

test.each([
  ['Media Missing', []],
  ['Invalid Media URL', ['javascript:alert(1)']],
  ['Unsupported Media Type', ['/media/brochure.pdf']],
])('a slide that cannot be shown says %s', async (text, image) => {
  slidesAre(image);
  expect(await (await show(renderScreen('/'))).findByText(text)).toBeVisible();
});

test('without slides the place says so, and there is nothing to pause', async () => {
  slidesAre();
  const hero = await show(renderScreen('/'));
  expect(await hero.findByText('No Slides Available')).toBeVisible();
  expect(hero.queryByRole('button')).not.toBeInTheDocument();
});

test('R21: a picture that does not load says so', async () => {
  slidesAre(['/media/a.jpg']);
  const hero = await show(renderScreen('/'));
  fireEvent.error(await hero.findByRole('img', { name: 'Slide 1' }));
  expect(hero.getByText('Invalid Media URL')).toBeVisible();
});

test('the show is set going after 1 second; a picture gives way after 3, and after the last comes the first', async () => {
  slidesAre(['/a.jpg'], ['/b.jpg'], ['/c.jpg']);
  const { clock, hero } = await arrived();
  expect(hero.getAllByRole('img'), 'the others leave the line to the page').toHaveLength(1);
  await clock.pass(1000);
  expect(document.querySelectorAll(`${SHOW} img`)).toHaveLength(3);
  expect(await aroundThreeSeconds(clock)).toEqual(['1 of 3', '2 of 3']);
  await clock.pass(3000);
  expect(onShow()).toBe('3 of 3');
  await clock.pass(3000);
  expect(onShow()).toBe('1 of 3');
});

test('a clip stays until it ends', async () => {
  slidesAre(['/a.mp4'], ['/b.jpg'], ['/c.jpg']);
  const { clock } = await arrived();
  await clock.pass(20_000);
  expect(onShow()).toBe('1 of 3');
  fireEvent.ended(clip());
  expect(onShow()).toBe('2 of 3');
});

test('R21: a clip that cannot play does not hold up the show', async () => {
  slidesAre(['/a.mp4'], ['/b.jpg'], ['/c.jpg']);
  await arrived();
  fireEvent.error(clip());
  expect(onShow()).toBe('2 of 3');
});

test('R21: a broken clip is passed by each time its turn comes', async () => {
  slidesAre(['/a.mp4'], ['/b.jpg'], ['/c.jpg']);
  const { clock, hero } = await arrived();
  await clock.pass(1000);
  fireEvent.error(clip());
  await clock.pass(3000);
  await clock.pass(3000);
  expect(onShow()).toBe('1 of 3');
  expect(hero.getByText('Invalid Media URL')).toBeVisible();
  expect(await aroundThreeSeconds(clock)).toEqual(['1 of 3', '2 of 3']);
});

test('R21: a clip that the browser will not play gives way like a picture', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('No touch yet', 'NotAllowedError'));
  slidesAre(['/a.mp4'], ['/b.jpg'], ['/c.jpg']);
  const { clock } = await arrived();
  await clock.pass(1000);
  expect(await aroundThreeSeconds(clock)).toEqual(['1 of 3', '2 of 3']);
});

test('a clip that plays after all is seen to its end', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('No touch yet', 'NotAllowedError'));
  slidesAre(['/a.mp4'], ['/b.jpg'], ['/c.jpg']);
  const { clock } = await arrived();
  await clock.pass(1000);
  fireEvent.playing(clip());
  await clock.pass(20_000);
  expect(onShow()).toBe('1 of 3');
});

test('a clip that is the whole show plays again and again, and can be stopped', async () => {
  slidesAre(['/a.mp4']);
  const view = renderScreen('/');
  const hero = await show(view);
  expect(await hero.findByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  expect(clip()).toHaveAttribute('loop');
});

test('the pause button stops the show and starts it again', async () => {
  slidesAre(['/a.jpg'], ['/b.jpg'], ['/c.jpg']);
  const { clock, hero, user } = await arrived();
  await clock.pass(1000);
  await user.click(hero.getByRole('button', { name: 'Pause slideshow' }));
  await clock.pass(10_000);
  expect(onShow()).toBe('1 of 3');
  await user.click(hero.getByRole('button', { name: 'Start slideshow' }));
  await clock.pass(3000);
  expect(onShow()).toBe('2 of 3');
});

test('the pause button is the only control', async () => {
  slidesAre(['/a.jpg'], ['/b.jpg'], ['/c.jpg']);
  const { hero } = await arrived();
  expect(hero.getAllByRole('button')).toHaveLength(1);
  expect(hero.getAllByRole('link').map((link) => link.textContent)).toEqual(['GET STARTED']);
});

test('R30: who asked their system for less movement sees one slide that stands still', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduce'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  slidesAre(['/a.jpg'], ['/b.jpg'], ['/c.jpg']);
  const { clock, hero } = await arrived();
  await clock.pass(20_000);
  expect(onShow()).toBe('1 of 3');
  expect(hero.queryByRole('button')).not.toBeInTheDocument();
});

test('a tab that nobody looks at stands still', async () => {
  slidesAre(['/a.jpg'], ['/b.jpg'], ['/c.jpg']);
  const { clock } = await arrived();
  await clock.pass(1000);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await clock.pass(20_000);
  expect(onShow()).toBe('1 of 3');
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await clock.pass(3000);
  expect(onShow()).toBe('2 of 3');
});
