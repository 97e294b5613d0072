import { fireEvent, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { testimonials } from '#content/testimonials.ts';
import { holdClock } from '#tests/support/clock.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { answers } from '#tests/support/shopper.ts';
import { reduceMotion, setVisibility } from '#tests/support/window.ts';

// These tests change testimonials through react-slick itself.

const NAMES = testimonials.map(({ name }) => name);

// The first test would otherwise wait for a busy machine to translate the page's files.
beforeAll(async () => void (await import('#pages/HomePage.tsx')), 120_000);

beforeEach(() => {
  // The sections above have separate tests and would only slow these down.
  answers('/api/slides/list', { success: true, slides: [] });
  answers('/api/product/list', { success: true, products: [] });
});

/** The package has been loaded, and no time has passed on the shop's clock since. */
async function arrived() {
  const clock = holdClock();
  const view = renderScreen('/', clock);
  const region = await clock.until(() => view.screen.getByRole('region', { name: 'What Our Customers Say' }));
  const section = within(region);
  await clock.until(() => section.getByRole('button', { name: 'Show testimonial 1 of 3' }));
  const shown = (): Element => section.getByRole('group');
  /** The author of the visible testimonial; fails unless exactly one is in the accessibility tree. */
  const speaker = () => NAMES.find((name) => shown().textContent?.includes(name));
  const dot = (n: number) => section.getByRole('button', { name: `Show testimonial ${n} of 3` });
  return { clock, region, section, shown, speaker, dot, user: view.user };
}

/** The duration of a change in ms, which the package sets on the row of slides. */
const changeOf = (region: Element): string | undefined =>
  region.querySelector<HTMLElement>('.slick-track')?.style.transition;

test('a testimonial, the only one to be read out, changes after 3 seconds, within 0.8, in a loop', async () => {
  const { clock, region, speaker } = await arrived();
  // Measuring the window again restarts the time.
  await clock.pass(100);
  for (const name of [...NAMES, NAMES[0]]) {
    expect(speaker()).toBe(name);
    // None of the package's copies is read out or focusable.
    expect(region.querySelectorAll('.slick-slide > div > div:not([inert])')).toHaveLength(1);
    expect(region.querySelector('.slick-cloned [role], .slick-slide[tabindex]')).toBeNull();
    await clock.pass(2899);
    expect(speaker()).toBe(name);
    await clock.pass(101);
    expect(changeOf(region)).toBe('transform 800ms ease');
  }
});

test('a dot shows its testimonial, also during a change; a pause leaves it there, and so does a hidden tab', async () => {
  const { clock, section, speaker, dot, user } = await arrived();
  await user.click(section.getByRole('button', { name: 'Pause testimonials' }));
  await user.click(dot(2));
  await clock.pass(400);
  await user.click(dot(3));
  await clock.pass(20_000);
  expect(speaker()).toBe(NAMES[2]);
  expect(dot(3)).toHaveAttribute('aria-current', 'true');
  expect(dot(2)).not.toHaveAttribute('aria-current');
  await user.click(section.getByRole('button', { name: 'Start testimonials' }));
  await clock.pass(3100);
  expect(speaker()).toBe(NAMES[0]);
  setVisibility('hidden');
  await clock.pass(20_000);
  expect(speaker()).toBe(NAMES[0]);
  setVisibility('visible');
  await clock.pass(3000);
  expect(speaker()).toBe(NAMES[1]);
});

test('a mouse over a testimonial or a finger held on it pauses the change; a tap does not', async () => {
  const { clock, shown, speaker, user } = await arrived();
  const first = shown();
  await user.hover(first);
  await clock.pass(12_000);
  expect(speaker()).toBe(NAMES[0]);
  await user.unhover(first);
  await clock.pass(2900);
  expect(speaker()).toBe(NAMES[0]);
  await clock.pass(1000);
  expect(speaker()).toBe(NAMES[1]);
  await user.pointer({ keys: '[TouchA>]', target: shown() });
  await clock.pass(12_000);
  expect(speaker()).toBe(NAMES[1]);
  await user.pointer({ keys: '[/TouchA]', target: shown() });
  // The compatibility mouse events that a browser fires after a tap.
  for (const event of ['mouseOver', 'mouseEnter', 'mouseMove'] as const) fireEvent[event](shown());
  await clock.pass(3000);
  expect(speaker()).toBe(NAMES[2]);
});

test('a change is announced when the shopper makes it; a dot each and a pause are the controls, and the keyboard pauses', async () => {
  const { section, shown, dot, user, clock, speaker } = await arrived();
  const live = () => shown().closest('[aria-live]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  expect(section.getAllByRole('button')).toHaveLength(4);
  // jsdom treats each focus as :focus-visible.
  dot(1).focus();
  await user.keyboard('{Tab}{Enter}');
  expect(section.getByRole('button', { name: 'Start testimonials' })).toBeInTheDocument();
  expect(live()).toBe('polite');
  expect(dot(1).closest('[aria-live]'), 'dots are never read out').toHaveAttribute('aria-live', 'off');
  await clock.pass(20_000);
  expect(speaker()).toBe(NAMES[1]);
});

test('R30: with reduced motion testimonials do not move, and a dot changes them at once', async () => {
  reduceMotion();
  const { clock, region, section, speaker, dot, user } = await arrived();
  await clock.pass(20_000);
  expect(speaker()).toBe(NAMES[0]);
  expect(section.queryByRole('button', { name: /testimonials$/ })).not.toBeInTheDocument();
  await user.click(dot(3));
  await clock.pass(1);
  expect(changeOf(region)).not.toContain('800ms');
  expect(speaker()).toBe(NAMES[2]);
});
