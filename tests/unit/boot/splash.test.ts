import { beforeEach, expect, test, vi } from 'vitest';

import { startSplash } from '#boot/splash.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="splash" data-ms="2500"></div><div id="root"></div>';
});

/** A browser that reports these paints by name, in ms since the navigation. */
function paintsAre(paints: Readonly<Record<string, number>>): void {
  const entries = Object.entries(paints).map(([name, startTime]) => ({ name, startTime }));
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    readonly #report: (list: object) => void;
    constructor(report: (list: object) => void) {
      this.#report = report;
    }
    observe(): void {
      const getEntriesByName = (name: string) => entries.filter((entry) => entry.name === name);
      this.#report({ getEntries: () => entries, getEntriesByName });
    }
    disconnect(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}

test.each([
  ['Chrome', { 'first-paint': 400, 'first-contentful-paint': 450 }],
  ['Safari and Firefox', { 'first-contentful-paint': 400 }],
])('%s: the page accepts input as soon as the splash has lifted, however late the script came', async (_, paints) => {
  paintsAre(paints);
  vi.spyOn(performance, 'now').mockReturnValue(2400);
  const root = document.getElementById('root') as HTMLElement;
  startSplash(root);
  await vi.advanceTimersByTimeAsync(499);
  expect(root.inert).toBe(true);
  expect(document.querySelector('#splash')?.className).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(root.inert).toBe(false);
  expect(document.querySelector('#splash')?.className).toBe('lifting');
  await vi.advanceTimersByTimeAsync(300);
  expect(document.querySelector('#splash')).toBeNull();
});
