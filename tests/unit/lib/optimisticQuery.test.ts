import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { TYPING_PAUSE_MS } from '#lib/afterPaint.ts';
import { optimisticQuery } from '#lib/hooks/UrlQuery.tsx';

/** The browser's query; the router's key of the entry changes with it. */
function aPage() {
  let entry = 0;
  const replaced: string[] = [];
  const query = optimisticQuery((search) => {
    replaced.push(search);
    entry += 1;
  });
  return { query, replaced, settle: (search: string) => query.settle(`key ${entry}`, search) };
}

/** A frame and the task after it. */
const HOLD_MS = 16 + TYPING_PAUSE_MS;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

test('a change is returned at once, and quick ones change the URL once, after the paint of the last', () => {
  const { query, replaced, settle } = aPage();
  query.request('key 0', '', '?category=Prints');
  expect(query.requested('key 0', '')).toBe('?category=Prints');
  vi.advanceTimersByTime(TYPING_PAUSE_MS);
  query.request('key 0', '', '?category=Prints&sort=low-high');
  vi.advanceTimersByTime(TYPING_PAUSE_MS);
  expect(replaced).toEqual([]);
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced).toEqual(['?category=Prints&sort=low-high']);
  settle('?category=Prints&sort=low-high');
  expect(query.requested('key 1', '?category=Prints&sort=low-high'), 'no pending change is left').toBeNull();
  expect(query.requested('key 0', '')).toBeNull();
});

test('a query that the screen has already changes nothing', () => {
  const { query, replaced } = aPage();
  query.request('key 0', '?category=Custom%20Mugs', '?category=Custom+Mugs');
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced).toEqual([]);
  query.request('key 0', '', '?search=m');
  query.request('key 0', '', '');
  expect(query.requested('key 0', ''), 'a change taken back').toBe('');
});

const key = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { ...init, bubbles: true });
const mouse = (type: string) => new MouseEvent(type, { bubbles: true });
const SEARCH = '<input type="search" aria-label="Search" />';

test.each([
  ['at once', 'a press on the page', '<p></p>', mouse('pointerdown')],
  ['at once', 'a key on the page', '<p></p>', key({ key: 'Enter' })],
  ['at once', 'a key that leaves the page', SEARCH, key({ key: 'ArrowLeft', altKey: true })],
  ['at once', 'a key that takes the URL', SEARCH, key({ key: 'd', metaKey: true })],
  ['at once', 'a key that closes a dialog', SEARCH, key({ key: 'Escape' })],
  ['after the paint', 'a letter', SEARCH, key({ key: 'a' })],
  ['after the paint', 'a letter of a phone’s keyboard', SEARCH, key({ key: 'Unidentified' })],
  ['after the paint', 'a tick', '<label><input type="checkbox" /></label>', mouse('click')],
  ['after the paint', 'an order', '<select aria-label="Sort"></select>', mouse('pointerdown')],
])('the URL is updated %s for %s', (when, _, field, event) => {
  const { query, replaced } = aPage();
  query.request('key 0', '', '?search=m');
  document.body.innerHTML = field;
  document.querySelector('input, select, p')?.dispatchEvent(event);
  expect(replaced).toEqual(when === 'at once' ? ['?search=m'] : []);
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced).toEqual(['?search=m']);
});

test('a change does not apply to another history entry, even without entry keys', () => {
  const { query, replaced } = aPage();
  query.request('default', '', '?search=m');
  history.pushState(null, '', '/?category=Prints');
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced, 'the URL has changed meanwhile').toEqual([]);
  query.settle('default', '?category=Prints');
  expect(query.requested('default', '?category=Prints')).toBeNull();
  expect(query.requested('default', ''), 'going back shows the state of the URL').toBeNull();
});

test('a change made while the screen renders an earlier one is applied', () => {
  const { query, replaced, settle } = aPage();
  query.request('key 0', '', '?search=m');
  vi.advanceTimersByTime(HOLD_MS);
  query.request('key 0', '', '?search=mu');
  expect(query.requested('key 1', '?search=m'), 'also for a screen that is rendering').toBe('?search=mu');
  settle('?search=m');
  expect(query.requested('key 1', '?search=m')).toBe('?search=mu');
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced).toEqual(['?search=m', '?search=mu']);
  settle('?search=mu');
  expect(query.requested('key 2', '?search=mu')).toBeNull();
});
