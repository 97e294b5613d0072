import '@testing-library/jest-dom/vitest';
import axios from 'axios';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import { consoleErrors } from './consoleErrors.ts';
import { takeLooseTexts, watchTexts } from './looseTexts.ts';
import { PATIENCE_MS } from './timeouts.ts';

// It keeps the Request that it finds when it is first asked to send: never one that stands in for it.
const { env } = axios.defaults;
axios.getAdapter('fetch', { ...(env && { env }) });

// jsdom has no layout to reveal anything by, and nothing stops the library: it would follow the pages of every later file.
// tests/unit/lib/reveal.test.tsx has the library itself.
vi.mock('aos', () => ({ default: { init() {}, refresh() {}, refreshHard() {} } }));

const FRAME_MS = 16;
const isBrowser = typeof window !== 'undefined';

/** jsdom has no layout: every observer reports all of it as in view. */
class EverythingInView {
  readonly report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void;
  constructor(report: EverythingInView['report']) {
    this.report = report;
  }
  observe = (): void => this.report([{ isIntersecting: true, intersectionRatio: 1 }]);
  disconnect(): void {}
}

if (isBrowser) {
  const { cleanup, configure, prettyDOM } = await import('@testing-library/react');
  const { sandbox, server } = await import('./server.ts');

  configure({
    asyncUtilTimeout: PATIENCE_MS,
    // The library's own draws the whole page at every look of a wait; this one only if somebody reads it.
    getElementError: (missing, container) =>
      Object.defineProperty(new Error(), 'message', {
        // A wait that ends in vain says it in words of its own.
        configurable: true,
        get: () => [missing, prettyDOM(container as HTMLElement)].filter(Boolean).join('\n\n'),
      }),
  });

  // What jsdom leaves out and the shop uses: dialogs, scrolling, motion, media queries, and whether something is in view.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  // Swiper asks where a row is; without layout no row is ever anywhere but at its beginning.
  window.DOMMatrixReadOnly = class {
    m41 = 0;
  } as unknown as typeof DOMMatrixReadOnly;
  // jsdom's own begins a timer for all frames to come, which would never ring where a test holds the clock meanwhile.
  window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), FRAME_MS));
  window.cancelAnimationFrame = (frame) => clearTimeout(frame);
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  window.IntersectionObserver = EverythingInView as unknown as typeof IntersectionObserver;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => {};
  HTMLMediaElement.prototype.load = () => {};
  watchTexts();

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    consoleErrors.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...parts) => void consoleErrors.push(parts.map(String).join(' ')));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(async () => {
    const looseTexts = takeLooseTexts();
    cleanup();
    vi.useRealTimers();
    server.resetHandlers();
    sandbox.controls.faults.clear();
    await forgetNotices();
    (await import('#api/rateLimit.ts')).resetRateLimit();
    sandbox.controls.reset();
    sandbox.controls.journal.clear();
    localStorage.clear();
    sessionStorage.clear();
    document.head.replaceChildren();
    expect(consoleErrors, 'nothing unexpected on the console').toEqual([]);
    expect(looseTexts, 'no text beside other nodes').toEqual([]);
    expect(Object.keys(Object.prototype), 'nothing written on the prototype of all objects').toEqual([]);
  });
  afterAll(() => {
    server.close();
    // What a file laid into the page by hand is none of the next one's.
    document.body.replaceChildren();
  });
}

// The files of a process share its window and its packages; each begins with modules of its own, as a page does.
afterAll(async () => {
  // What is still being loaded would begin in the next file's page.
  await vi.dynamicImportSettled();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A message that no page was left to show must not greet the next test's shopper. */
async function forgetNotices(): Promise<void> {
  const { onToast } = await import('#lib/notify.ts');
  onToast(() => {})();
}
