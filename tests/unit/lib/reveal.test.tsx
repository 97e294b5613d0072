import { act, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { reduceMotion } from '#tests/support/window.ts';
import type { Reveal as RevealComponent } from '#ui/Reveal.tsx';

vi.unmock('aos');

const WINDOW_PX = 800;
/** Where each section of the page begins, in pixels from its top. */
const SECOND_PX = 1000;
const TOPS: Readonly<Record<string, number>> = { first: 300, second: SECOND_PX, third: 2000 };

let Reveal: typeof RevealComponent;
const listeners: (() => void)[] = [];

beforeAll(() => {
  // AOS cannot be stopped: its listeners are removed after this file.
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      addEventListener.call(window, type, listener);
      listeners.push(() => window.removeEventListener(type, listener));
    },
  );
});

afterAll(() => {
  for (const stop of listeners) stop();
  delete document.documentElement.dataset['aosReady'];
  for (const name of ['easing', 'duration', 'delay']) document.body.removeAttribute(`data-aos-${name}`);
});

/** jsdom has no layout: sections are at TOPS, in a window of 800 px. */
beforeEach(async () => {
  // The earlier test's page may have left timers, and its mark.
  vi.useFakeTimers();
  delete document.documentElement.dataset['aosReady'];
  vi.stubGlobal('innerHeight', WINDOW_PX);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('pageYOffset', 0);
  const topOf = (element: Element): number => TOPS[element.id] ?? 0;
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function offsetTop(this: HTMLElement) {
    return topOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return new DOMRect(0, topOf(this) - window.scrollY, 360, 500);
  });
  vi.resetModules();
  ({ Reveal } = await import('#ui/Reveal.tsx'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const frames = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(150));

/** Scrolls, and waits for AOS, which throttles scroll events to 99 ms. */
async function scrollTo(top: number): Promise<void> {
  vi.stubGlobal('scrollY', top);
  vi.stubGlobal('pageYOffset', top);
  window.dispatchEvent(new Event('scroll'));
  await frames();
}

const page = (names: readonly string[]) =>
  names.map((name) => <Reveal key={name} as="div" name={name} id={name} data-testid={name} />);

const revealed = (): readonly string[] =>
  Object.keys(TOPS).filter((name) => screen.queryByTestId(name)?.classList.contains('aos-animate'));

/** Renders a page with all three sections, and waits until AOS has started. */
async function openPage(names: readonly string[] = Object.keys(TOPS)) {
  const view = render(page(names), { reactStrictMode: true });
  await vi.waitFor(() => {
    // The first input loads AOS, which sets attributes on the body; its class may be left from an earlier file.
    window.dispatchEvent(new Event('scroll'));
    expect(document.body.dataset).toHaveProperty('aosDuration');
    expect(document.documentElement).toHaveAttribute('data-aos-ready');
    expect(document.querySelectorAll('.aos-init')).toHaveLength(names.length);
  });
  await frames();
  return view;
}

test('AOS itself reveals a section once, in 1000 ms, ease-in-out, when 100 px of it are in view', async () => {
  const view = await openPage();
  // AOS writes its settings to the body, for style sheets.
  expect(document.body.dataset).toMatchObject({ aosDuration: '1000', aosEasing: 'ease-in-out', aosDelay: '0' });
  expect(revealed(), 'sections in view are revealed at once').toEqual(['first']);
  await scrollTo(SECOND_PX - WINDOW_PX + 100);
  expect(revealed()).toEqual(['first']);
  await scrollTo(SECOND_PX - WINDOW_PX + 101);
  expect(revealed()).toEqual(['first', 'second']);
  await scrollTo(0);
  expect(revealed(), 'once').toEqual(['first', 'second']);

  for (const [path, shown] of [
    ['/', ['first', 'second']],
    ['/another', ['first']],
  ] as const) {
    view.rerender(page([]));
    history.replaceState(null, '', path);
    view.rerender(page(Object.keys(TOPS)));
    await act(frames);
    expect(revealed(), `opened again, or another page of the same kind: ${path}`).toEqual(shown);
  }
});

test('a section added inside of the view does not animate', async () => {
  const view = await openPage(['first']);
  await scrollTo(1500);
  view.rerender(page(['first', 'third']));
  await act(frames);
  expect(revealed()).toEqual(['first', 'third']);
});

test.each([
  ['the shopper paused motion', () => localStorage.setItem('kanuka.motion', 'paused'), 0],
  ['the system reduces it', reduceMotion, 3],
])('where %s every section is in place, and AOS is not loaded', async (_, arrange, marked) => {
  arrange();
  render(page(Object.keys(TOPS)));
  // The first input would load AOS.
  window.dispatchEvent(new Event('scroll'));
  await act(frames);
  await vi.dynamicImportSettled();
  await act(frames);
  expect(screen.getByTestId('third')).toBeVisible();
  expect(document.querySelectorAll('[data-aos]')).toHaveLength(marked);
  expect(document.querySelectorAll('.aos-init')).toHaveLength(0);
  expect(document.documentElement).not.toHaveAttribute('data-aos-ready');
});
