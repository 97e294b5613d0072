import { beforeEach, expect, test, vi } from 'vitest';

import { startSplash } from '#boot/splash.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="splash" data-ms="2500"></div><div id="root"></div>';
});

/** A browser that reports paints 400 and 450 ms after the navigation. */
class Paints {
  static readonly supportedEntryTypes = ['paint'];
  readonly observe: () => void;
  constructor(report: (list: object) => void) {
    this.observe = () => report({ getEntries: () => [{ startTime: 400 }, { startTime: 450 }] });
  }
  disconnect(): void {}
}

test('the page accepts input as soon as the splash has lifted, however late the script came', async () => {
  vi.stubGlobal('PerformanceObserver', Paints);
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
