import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { reduceMotion } from '#tests/support/window.ts';
import type { Reveal as RevealComponent } from '#ui/Reveal.tsx';

const aos = vi.hoisted(() => ({ init: vi.fn<(settings: object) => void>(), refresh() {}, refreshHard() {} }));
vi.mock('aos', () => ({ default: aos }));

/** The class by which AOS reveals a section. */
const REVEALED = 'aos-animate';
const BELOW_WINDOW = new DOMRect(0, 2000, 360, 500);
const IN_VIEW = new DOMRect(0, 300, 360, 500);

let Reveal: typeof RevealComponent;

const sectionsAre = (where: DOMRect): void =>
  void vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(where);

beforeEach(async () => {
  vi.useFakeTimers();
  aos.init.mockClear();
  sectionsAre(BELOW_WINDOW);
  // Each test is a visit: AOS starts once in it.
  vi.resetModules();
  ({ Reveal } = await import('#ui/Reveal.tsx'));
});
afterEach(() => {
  delete document.documentElement.dataset['aosReady'];
  history.replaceState(null, '', '/');
});

const page = (name: string) => (
  <Reveal name={name} aria-label={name}>
    Text
  </Reveal>
);
const section = (name: string): HTMLElement => screen.getByRole('region', { name });

/** Longer than a page without input waits before it loads AOS. */
const pass = (): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(4_000);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100);
  });

/** Renders a page with one section, and waits until AOS has started if it does. */
async function openPage() {
  const view = render(page('Best Sales'), { reactStrictMode: true });
  await pass();
  return view;
}

// How sections then move: tests/e2e/reveal.spec.ts.
test('AOS is told to reveal sections once, in 1000 ms, ease-in-out, when 100 px of them are in view', async () => {
  const { rerender } = await openPage();
  rerender(page('Our Story'));
  await pass();
  const settings = { duration: 1000, offset: 100, once: true, easing: 'ease-in-out', disableMutationObserver: true };
  expect(aos.init).toHaveBeenCalledExactlyOnceWith(settings);
  expect(document.documentElement).toHaveAttribute('data-aos-ready');
  expect(section('Our Story')).not.toHaveClass(REVEALED);
});

test.each([
  ['revealed is in place when its page is opened again', [REVEALED], '/', true],
  ['not reached is revealed when its page is opened again', [], '/', false],
  ['revealed is revealed again on another page of the same kind', [REVEALED], '/another', false],
])('a section that was %s', async (_, classes, path, isInPlace) => {
  const { rerender } = await openPage();
  section('Best Sales').classList.add(...classes);
  rerender(<p>Another page</p>);
  history.replaceState(null, '', path);
  rerender(page('Best Sales'));
  await pass();
  expect(section('Best Sales').classList.contains(REVEALED)).toBe(isInPlace);
});

test('a section that is in view when AOS starts, or that is added inside of the view, does not animate', async () => {
  sectionsAre(IN_VIEW);
  const { rerender } = await openPage();
  expect(section('Best Sales')).toHaveClass(REVEALED);
  rerender(page('Our Story'));
  await pass();
  expect(section('Our Story')).toHaveClass(REVEALED);
});

test.each([
  ['the shopper paused motion', () => localStorage.setItem('kanuka.motion', 'paused'), 0],
  ['the system reduces it', reduceMotion, 1],
])('where %s every section is in place, and AOS does not start', async (_, arrange, marked) => {
  arrange();
  await openPage();
  expect(section('Best Sales')).toBeVisible();
  expect(document.querySelectorAll('[data-aos]')).toHaveLength(marked);
  expect(aos.init).not.toHaveBeenCalled();
  expect(document.documentElement).not.toHaveAttribute('data-aos-ready');
});
