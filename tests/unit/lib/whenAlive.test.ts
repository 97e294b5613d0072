import { afterEach, expect, test } from 'vitest';

import { whenAlive } from '#lib/whenAlive.ts';

const root = document.documentElement;
afterEach(() => {
  root.className = '';
  document.body.replaceChildren();
});

const PAGE = '<div class="below"><p></p><p></p></div><div class="below"><footer></footer></div>';
const laidOut = (): number => document.querySelectorAll('[data-unfolded]').length;

test('what a phone has put off is laid out a part at a time, and then nothing is left of it', async () => {
  root.className = 'unfolding';
  document.body.innerHTML = PAGE;
  const counts: number[] = [];
  const watch = new MutationObserver(() => counts.push(laidOut()));
  watch.observe(document.body, { subtree: true, attributes: true });
  await whenAlive();
  watch.disconnect();
  expect(counts).toEqual([1, 2, 3]);
  expect(root.className).toBe('');
});

test('a page that was opened whole is left alone', async () => {
  document.body.innerHTML = PAGE;
  await whenAlive();
  expect(laidOut()).toBe(0);
});
