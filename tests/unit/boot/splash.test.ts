import { beforeEach, expect, test, vi } from 'vitest';

import { startSplash } from '#boot/splash.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="splash" data-ms="2500"></div><div id="root"></div>';
});

/** A browser that reports paints at these times, in ms since the navigation. */
function paintsAre(...times: readonly number[]): void {
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    readonly #report: (list: object) => void;
    constructor(report: (list: object) => void) {
      this.#report = report;
    }
    observe(): void {
      this.#report({ getEntries: () => times.map((startTime) => ({ startTime })) });
    }
    disconnect(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}

test('the page accepts input as soon as the splash has lifted, however late the script came', async () => {
  paintsAre(400, 450);
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
