import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deferred } from '#tests/support/deferred.ts';

let prefetchRoutes: (entryUrl: string) => void;
let speak: (language: 'en' | 'te') => Promise<void>;

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
/** Removes the listeners of the page that a test has opened. */
let closed: AbortController;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The first input of a visit is remembered.
  vi.resetModules();
  ({ prefetchRoutes } = await import('#boot/prefetchRoutes.ts'));
  ({ speak } = await import('#content/messages.ts'));
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
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  await speak('en');
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

function saveData(isOn: boolean): void {
  const connection = Object.assign(new EventTarget(), { saveData: isOn });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

test('a page without input prefetches the files of the next screens after three seconds, once', async () => {
  prefetchRoutes(ENTRY);
  await pass(2999);
  expect(names()).toEqual([]);
  await pass(1000);
  expect(names()).toEqual([LIST, ...FILES]);
  // The request mode of modules and style sheets, so that the cache is used later.
  for (const { init } of requested)
    expect(init).toMatchObject({ priority: 'low', mode: 'cors', credentials: 'same-origin' });
  await pass(60_000);
  window.dispatchEvent(new Event('pointerdown'));
  await pass(60_000);
  expect(names()).toHaveLength(4);
});

test.each(['pointerdown', 'keydown', 'wheel'])('the first %s starts the prefetch at once', async (type) => {
  prefetchRoutes(ENTRY);
  await pass(100);
  window.dispatchEvent(new Event(type));
  await pass(100);
  expect(names()).toEqual([LIST, ...FILES]);
});

test('each file waits until the one before is complete', async () => {
  const body = deferred();
  const slow = new ReadableStream({ start: (stream) => void body.promise.then(() => stream.close()) });
  replaced.set('ProductPage-1.js', () => new Response(slow));
  prefetchRoutes(ENTRY);
  await pass(10_000);
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
    observe(): void {}
    disconnect(): void {
      report = () => {};
    }
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

test('in Telugu the Telugu messages are prefetched too', async () => {
  await speak('te');
  prefetchRoutes(ENTRY);
  await pass(4000);
  expect(names()).toEqual([LIST, ...FILES, 'te-1.js']);
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

const MISSING = ['is missing', () => new Response('Not found', { status: 404 })] as const;
const UNREACHABLE = ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))] as const;

test.each([MISSING, UNREACHABLE])('a file that %s is fetched once the page is online again', async (_, answer) => {
  replaced.set('ProductPage-1.css', answer);
  prefetchRoutes(ENTRY);
  await pass(4000);
  expect(names()).toEqual([LIST, ...FILES]);
  replaced.clear();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(names().filter((name) => name !== LIST)).toEqual([...FILES, 'ProductPage-1.css']);
});

test('offline nothing is prefetched until the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  prefetchRoutes(ENTRY);
  await pass(10_000);
  expect(names()).toEqual([]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(names()).toEqual([LIST, ...FILES]);
});

const PAGE = [
  'is a page',
  () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
] as const;

test.each([MISSING, PAGE, UNREACHABLE])('a list that %s prefetches nothing, without a message', async (_, answer) => {
  replaced.set(LIST, answer);
  prefetchRoutes(ENTRY);
  await pass(4000);
  expect(names()).toEqual([LIST]);
});
