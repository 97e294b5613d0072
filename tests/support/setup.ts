import '@testing-library/jest-dom/vitest';
import axios from 'axios';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import { consoleErrors } from './consoleErrors.ts';
import { takeLooseTexts, watchTexts } from './looseTexts.ts';
import { TIMEOUT_MS } from './timeouts.ts';

// axios stores the Request class on its first call: make that the real one, not a stub.
const { env } = axios.defaults;
axios.getAdapter('fetch', { ...(env && { env }) });

// jsdom has no layout, and AOS cannot be stopped: it would observe the pages of every later file.
// The real AOS: tests/e2e/reveal.spec.ts.
vi.mock('aos', () => ({ default: { init() {}, refresh() {}, refreshHard() {} } }));

const FRAME_MS = 16;
const isBrowser = typeof window !== 'undefined';

// Also where there is no page: the next file of the process would wait for a stopped clock.
afterEach(() => void vi.useRealTimers());

if (isBrowser) {
  const { cleanup, configure, prettyDOM } = await import('@testing-library/react');
  const { sandbox, server } = await import('./server.ts');
  const { newMode } = await import('#sandbox/options.ts');
  const { mediaOf, observerOf } = await import('./window.ts');

  configure({
    asyncUtilTimeout: TIMEOUT_MS,
    // The library's default serialises the whole page at every retry; this one only when the message is read.
    getElementError: (missing, container) =>
      Object.defineProperty(new Error(), 'message', {
        // A wait that times out assigns its own message.
        configurable: true,
        get: () => [missing, prettyDOM(container as HTMLElement)].filter(Boolean).join('\n\n'),
      }),
  });

  // APIs that the shop uses and jsdom lacks: object URLs, dialogs, scrolling, adopted styles, frames, media queries,
  // intersection.
  let objectUrls = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(objectUrls += 1)}`, revokeObjectURL: () => {} });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  window.scrollTo = () => {};
  CSSStyleSheet.prototype.replaceSync = () => {};
  document.adoptedStyleSheets = [];
  Element.prototype.scrollIntoView = () => {};
  // Swiper reads a row's position; without layout every row is at its beginning.
  window.DOMMatrixReadOnly = class {
    m41 = 0;
  } as unknown as typeof DOMMatrixReadOnly;
  // jsdom starts one timer for all later frames, which would never fire after a test installs a fake clock.
  window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), FRAME_MS));
  window.cancelAnimationFrame = (frame) => clearTimeout(frame);
  window.matchMedia = mediaOf(() => false);
  window.IntersectionObserver = observerOf(() => true);
  Object.assign(window, { isSecureContext: true });
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
    await dropToasts();
    (await import('#api/rateLimit.ts')).resetRateLimit();
    sandbox.controls.reset();
    Object.assign(sandbox.controls.mode, newMode(false));
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
    // Neither elements that a file added to the page by hand nor its URL may reach the next file.
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });
}

// The files of a process share its window and packages; each file gets fresh modules, as a page does.
afterAll(async () => {
  // A module that is still loading would run in the next file's page.
  await vi.dynamicImportSettled();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Drops messages without a listener, which the next test would show. */
async function dropToasts(): Promise<void> {
  const { onToast } = await import('#lib/notify.ts');
  onToast(() => {})();
}
