import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deferred } from '#tests/support/deferred.ts';

let prefetchRoutes: (entryUrl: string) => void;
let setLanguage: (language: 'en' | 'te') => Promise<void>;

const FOLDER = 'https://shop.example/assets/';
const ENTRY = `${FOLDER}index-1.js`;
const LIST = 'index-1.json';
const FILES = ['ProductPage-1.js', 'ProductPage-1.css', 'CartPage-1.js'];
const MESSAGES = { te: ['te-1.js'], hi: ['hi-1.js'] };

/** Requested files in their order, with the attributes of their links. */
let requested: { readonly name: string; readonly init: RequestInit | undefined }[];
const names = (): readonly string[] => requested.map(({ name }) => name);
/** Responses that replace the files of the build. */
let replaced: Map<string, () => Response | Promise<Response>>;
let closed: AbortController;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The first input of a visit is remembered.
  vi.resetModules();
  ({ prefetchRoutes } = await import('#boot/prefetchRoutes.ts'));
  ({ setLanguage } = await import('#content/messages.ts'));
  requested = [];
  replaced = new Map();
  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    const name = url.href.replace(FOLDER, '');
    requested.push({ name, init });
    const failure = replaced.get(name);
    if (failure) return failure();
    return name === LIST ? Response.json({ files: FILES, messages: MESSAGES }) : new Response('run()');
  });
  // Every page of these tests has the same window.
  closed = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
    const details = typeof options === 'object' ? options : { capture: options === true };
    add(type, listener as EventListener, { signal: closed.signal, ...details });
  });
});
afterEach(async () => {
  closed.abort();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  await setLanguage('en');
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

function saveData(isOn: boolean): void {
  const connection = Object.assign(new EventTarget(), { saveData: isOn });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

test('a Telugu page without input prefetches the files of the next screens and its messages after three seconds, once', async () => {
  await setLanguage('te');
  prefetchRoutes(ENTRY);
  await pass(2999);
  expect(names()).toEqual([]);
  await pass(1000);
  expect(names()).toEqual([LIST, ...FILES, 'te-1.js']);
  // The request mode of modules and style sheets, so that the cache is used later.
  for (const { init } of requested)
    expect(init).toMatchObject({ priority: 'low', mode: 'cors', credentials: 'same-origin' });
  await pass(60_000);
  window.dispatchEvent(new Event('pointerdown'));
  await pass(60_000);
  expect(names()).toHaveLength(5);
});

test('the first input starts the prefetch at once, and each file waits until the one before is complete', async () => {
  const body = deferred();
  const slow = new ReadableStream({ start: (stream) => void body.promise.then(() => stream.close()) });
  replaced.set('ProductPage-1.js', () => new Response(slow));
  prefetchRoutes(ENTRY);
  // Which inputs count: idleQueue.test.ts.
  window.dispatchEvent(new Event('pointerdown'));
  await pass(100);
  expect(names()).toEqual([LIST, 'ProductPage-1.js']);
  body.resolve();
  await vi.waitFor(() => expect(names()).toEqual([LIST, ...FILES]));
});

test('a busy page prefetches nothing until it has been idle for three seconds', async () => {
  let report: () => void = () => {};
  class LongTasks {
    static readonly supportedEntryTypes = ['longtask'];
    constructor(listener: () => void) {
      report = listener;
    }
    observe = (): void => {};
    disconnect = (): void => void (report = () => {});
  }
  vi.stubGlobal('PerformanceObserver', LongTasks);
  prefetchRoutes(ENTRY);
  for (let seconds = 0; seconds < 10; seconds += 2) {
    await pass(2000);
    report();
  }
  await pass(2999);
  expect(names()).toEqual([]);
  await pass(1000);
  expect(names()).toEqual([LIST, ...FILES]);
});

test('with Save-Data nothing is prefetched, and switching it on stops the prefetch', async () => {
  saveData(true);
  prefetchRoutes(ENTRY);
  await pass(4000);
  expect(names()).toEqual([]);
  saveData(false);
  replaced.set('ProductPage-1.js', () => {
    saveData(true);
    return new Response('run()');
  });
  window.dispatchEvent(new Event('online'));
  await pass(4000);
  expect(names()).toEqual([LIST, 'ProductPage-1.js']);
});

const missing = () => new Response('Not found', { status: 404 });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });

const goOnline = (): Promise<unknown> => {
  window.dispatchEvent(new Event('online'));
  return pass(1000);
};

test('a list or file that is missing or does not arrive is fetched once the page is online again', async () => {
  prefetchRoutes(ENTRY);
  replaced.set(LIST, missing);
  await pass(4000);
  for (const answer of [unreachable, page]) {
    replaced.set(LIST, answer);
    await goOnline();
  }
  expect(names()).toEqual([LIST, LIST, LIST]);
  replaced.clear();
  for (const answer of [missing, unreachable]) {
    replaced.set('ProductPage-1.css', answer);
    await goOnline();
  }
  replaced.clear();
  window.dispatchEvent(new Event('online'));
  await goOnline();
  const files = names().filter((name) => name !== LIST);
  expect(files).toEqual([...FILES, 'ProductPage-1.css', 'ProductPage-1.css']);
});

test('offline nothing is prefetched until the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  prefetchRoutes(ENTRY);
  await pass(10_000);
  expect(names()).toEqual([]);
  onLine.mockReturnValue(true);
  await goOnline();
  expect(names()).toEqual([LIST, ...FILES]);
});
