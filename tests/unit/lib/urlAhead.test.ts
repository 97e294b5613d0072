import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { TYPING_PAUSE_MS } from '#lib/afterPaint.ts';
import { urlAhead } from '#lib/urlAhead.ts';

/** The browser's query; the router's key of the entry changes with it. */
function aPage() {
  let entry = 0;
  const replaced: string[] = [];
  const ahead = urlAhead((search) => {
    replaced.push(search);
    entry += 1;
  });
  return { ahead, replaced, arrive: (search: string) => ahead.arrive(`key ${entry}`, search) };
}

/** A frame and the task after it. */
const HOLD_MS = 16 + TYPING_PAUSE_MS;

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] }),
);
afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

test('a change is returned at once, and the URL changes after the paint', () => {
  const { ahead, replaced, arrive } = aPage();
  ahead.ask('key 0', '', '?sort=low-high');
  expect(ahead.asked('key 0', '')).toBe('?sort=low-high');
  expect(replaced).toEqual([]);
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced).toEqual(['?sort=low-high']);
  arrive('?sort=low-high');
  expect(ahead.asked('key 1', '?sort=low-high'), 'no pending change is left').toBeNull();
  expect(ahead.asked('key 0', '')).toBeNull();
});

test('a change does not apply to another history entry, even without entry keys', () => {
  const { ahead, replaced } = aPage();
  ahead.ask('default', '', '?search=m');
  history.pushState(null, '', '/?category=Prints');
  ahead.arrive('default', '?category=Prints');
  expect(ahead.asked('default', '?category=Prints')).toBeNull();
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced).toEqual([]);
});

test('quick changes are one change of the URL', () => {
  const { ahead, replaced } = aPage();
  ahead.ask('key 0', '', '?category=Prints');
  vi.advanceTimersByTime(TYPING_PAUSE_MS);
  ahead.ask('key 0', '', '?category=Prints&sort=low-high');
  vi.advanceTimersByTime(TYPING_PAUSE_MS);
  expect(replaced).toEqual([]);
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced).toEqual(['?category=Prints&sort=low-high']);
});

test.each(['pointerdown', 'keydown', 'click'])('the URL is updated before another action: %s', (act) => {
  const { ahead, replaced } = aPage();
  ahead.ask('key 0', '', '?category=Prints');
  document.dispatchEvent(new Event(act));
  expect(replaced).toEqual(['?category=Prints']);
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced, 'and is not replaced twice').toHaveLength(1);
});

const inField = (field: string, event: Event): void => {
  document.body.innerHTML = field;
  document.querySelector('input, select')?.dispatchEvent(event);
};
const isSearch = '<input type="search" aria-label="Search" />';

test.each([
  ['a letter', isSearch, new KeyboardEvent('keydown', { key: 'a', bubbles: true })],
  ['a letter of a phone’s keyboard', isSearch, new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true })],
  ['a tick', '<label><input type="checkbox" /></label>', new MouseEvent('click', { bubbles: true })],
  ['an order', '<select aria-label="Sort"></select>', new MouseEvent('pointerdown', { bubbles: true })],
])('an event without navigation does not update the URL early: %s', (_, field, event) => {
  const { ahead, replaced } = aPage();
  ahead.ask('key 0', '', '?search=m');
  inField(field, event);
  expect(replaced).toEqual([]);
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced).toEqual(['?search=m']);
});

test.each([
  ['a key that leaves the page', { key: 'ArrowLeft', altKey: true }],
  ['a key that takes the URL', { key: 'd', ctrlKey: true }],
  ['the same on a Mac', { key: 'd', metaKey: true }],
  ['a key that closes a dialog', { key: 'Escape' }],
])('the URL is updated before a key in a field that navigates: %s', (_, key) => {
  const { ahead, replaced } = aPage();
  ahead.ask('key 0', '', '?search=m');
  inField(isSearch, new KeyboardEvent('keydown', { ...key, bubbles: true }));
  expect(replaced).toEqual(['?search=m']);
});

test('a URL that has changed meanwhile is not overwritten', () => {
  const { ahead, replaced } = aPage();
  ahead.ask('key 0', '', '?category=Prints');
  history.pushState(null, '', '/cart');
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced).toEqual([]);
  ahead.arrive('another key', '');
  expect(ahead.asked('another key', '')).toBeNull();
  expect(ahead.asked('key 0', ''), 'going back shows the state of the URL').toBeNull();
});

test('a change made while the screen renders an earlier one is applied', () => {
  const { ahead, replaced, arrive } = aPage();
  ahead.ask('key 0', '', '?search=m');
  vi.advanceTimersByTime(HOLD_MS);
  ahead.ask('key 0', '', '?search=mu');
  expect(ahead.asked('key 1', '?search=m'), 'also for a screen that is rendering').toBe('?search=mu');
  arrive('?search=m');
  expect(ahead.asked('key 1', '?search=m')).toBe('?search=mu');
  vi.advanceTimersByTime(HOLD_MS);
  expect(replaced).toEqual(['?search=m', '?search=mu']);
  arrive('?search=mu');
  expect(ahead.asked('key 2', '?search=mu')).toBeNull();
});
