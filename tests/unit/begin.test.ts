import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** index.html's own: settles when the whole style sheet counts. */
const wholeStyles = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  wholeStyles.mockReset().mockResolvedValue([]);
  vi.stubGlobal('wholeStyles', wholeStyles);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.className = '';
});

const LATE =
  '<link rel="late-entry" href="/assets/index.js" data-first="react.js base.js" data-modules="page.js react.js">';

/** Begins a built page whose picture has or has not come; tells which scripts are under way. */
async function begin(html: string, isComplete = false) {
  document.head.innerHTML = LATE;
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const picture = document.querySelector('img');
  if (picture) Object.defineProperty(picture, 'complete', { value: isComplete });
  void import('../../src/begin.ts');
  const fetched = async (): Promise<readonly string[]> => {
    await vi.advanceTimersByTimeAsync(0);
    return [...document.head.querySelectorAll('link[rel="modulepreload"], script')].map(
      (file) => new URL(file.getAttribute('href') ?? file.getAttribute('src') ?? '', document.baseURI).pathname,
    );
  };
  await vi.dynamicImportSettled();
  return { picture, fetched };
}

const LARGE = '<img fetchpriority="high" src="/gift.jpg" alt="">';
const ALL = ['/assets/page.js', '/assets/react.js', '/assets/index.js', '/assets/react.js'];

test.each([
  ['without a picture', '<h1>About</h1>', false],
  ['with small pictures only', '<img src="/icon.svg" alt="">', false],
  ['whose large picture is there', LARGE, true],
])('a page %s fetches its scripts at once', async (_, html, isComplete) => {
  const { fetched } = await begin(html, isComplete);
  expect(await fetched()).toEqual(ALL);
});

test.each(['load', 'error'])('a page lets its large picture go first: %s', async (event) => {
  const { picture, fetched } = await begin(LARGE);
  expect(await fetched()).toEqual([]);
  picture?.dispatchEvent(new Event(event));
  expect(await fetched()).toEqual(ALL);
});

test('a picture that does not come holds nothing back for longer than a second and a half', async () => {
  const { fetched } = await begin(LARGE);
  await vi.advanceTimersByTimeAsync(1499);
  expect(await fetched()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await fetched()).toEqual(ALL);
});

test('React and what every page needs run before the shop, each in a task of its own', async () => {
  const { fetched } = await begin('<h1>About</h1>');
  const ran = (): void => void document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event('load'));
  expect(await fetched()).toEqual(ALL);
  ran();
  expect(await fetched()).toEqual([...ALL, '/assets/base.js']);
  // One that cannot be had holds nothing up: the entry says what is wrong.
  document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event('error'));
  expect(await fetched()).toEqual([...ALL, '/assets/base.js', '/assets/index.js']);
});

/** Which parts of the page are still put off, by their names; null once nothing is. */
function putOff(): readonly string[] | null {
  if (!document.documentElement.classList.contains('opening')) return null;
  return [...document.querySelectorAll('.below > :not([data-unfolded])')].map(({ id }) => id);
}

const FOLDED = `${LARGE}<div class="below"><p id="sizes"></p><p id="reviews"></p></div><div class="below"><p id="footer"></p></div>`;
/** So long a screen shows one picture. */
const FRAME_MS = 16;

test('what a phone has put off follows the picture, a part a frame', async () => {
  document.documentElement.className = 'opening';
  const { picture } = await begin(FOLDED);
  await vi.advanceTimersByTimeAsync(200);
  expect(putOff()).toEqual(['sizes', 'reviews', 'footer']);
  picture?.dispatchEvent(new Event('load'));
  const seen = [];
  for (let frame = 0; frame < 5; frame += 1) {
    await vi.advanceTimersByTimeAsync(FRAME_MS);
    seen.push(putOff());
  }
  // The picture has the first frame for itself.
  expect(seen).toEqual([['sizes', 'reviews', 'footer'], ['reviews', 'footer'], ['footer'], null, null]);
});

test('a picture that takes long does not put the rest of the page off', async () => {
  document.documentElement.className = 'opening';
  await begin(FOLDED);
  await vi.advanceTimersByTimeAsync(499);
  expect(putOff()).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1 + 4 * FRAME_MS);
  expect(putOff()).toBeNull();
});

test('a page that was opened whole stays as it is', async () => {
  await begin(FOLDED, true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.querySelectorAll('[data-unfolded]')).toHaveLength(0);
});

test('on a phone the style sheet is asked for once the picture is painted, and before the scripts, which run after it', async () => {
  document.documentElement.className = 'opening';
  let count: (sheets: unknown[]) => void = () => {};
  const scriptsBefore: number[] = [];
  wholeStyles.mockImplementation(() => {
    scriptsBefore.push(document.head.querySelectorAll('link[rel="modulepreload"]').length);
    return new Promise((resolve) => (count = resolve));
  });
  const { picture, fetched } = await begin(FOLDED);
  picture?.dispatchEvent(new Event('load'));
  expect(await fetched()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * FRAME_MS);
  expect(scriptsBefore).toEqual([0]);
  const isAsked = ALL.slice(0, -1);
  expect(await fetched()).toEqual(isAsked);
  await vi.advanceTimersByTimeAsync(10 * FRAME_MS);
  expect(putOff()).toEqual(['sizes', 'reviews', 'footer']);
  expect(await fetched()).toEqual(isAsked);
  count([]);
  await vi.advanceTimersByTimeAsync(4 * FRAME_MS);
  expect(putOff()).toBeNull();
  expect(await fetched()).toEqual(ALL);
});

test('a page that was opened whole has its style sheet at once', async () => {
  await begin(LARGE);
  expect(wholeStyles).toHaveBeenCalledOnce();
});
