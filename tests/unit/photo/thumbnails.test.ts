import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { emptyContent } from '#domain/design/design.ts';
import { NEW_TEXT } from '#domain/design/designText.ts';
import { useThumbnails } from '#features/personalise/Templates.tsx';
import { artOf, type SheetArt } from '#photo/art.ts';
import type { Answer, Task } from '#photo/workerMessages.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { aPrint } from '#tests/support/factories.ts';

const asked: string[] = [];
/** Whether typefaces are loaded for each picture. */
const isLoading: boolean[] = [];
let answer: (() => void) | null = null;

/** A worker that answers when the test says so. */
const worker: PhotoWorker = {
  ask: () => Promise.reject(new Error('unexpected')),
  post: () => () => {},
  askLater: (task: Task) => {
    if (task.kind === 'compose') isLoading.push(task.isWithoutLoading !== true);
    asked.push(task.kind === 'compose' ? (task.art.texts[0]?.text ?? '') : task.kind);
    const bitmap = { width: 1, height: 1, close: () => {} };
    return new Promise<Answer>((resolve) => {
      const isFontMissing = isLoading.at(-1) === false;
      answer = () => resolve({ status: 'composed', bitmap, texts: [], isFontMissing });
    });
  },
  decodeLayers: () => Promise.reject(new Error('unexpected')),
  close: () => {},
};

function saying(text: string): SheetArt | undefined {
  const content = { ...emptyContent('one', 1), texts: [{ ...NEW_TEXT, text }] };
  return artOf(content, { kind: 'together', layouts: ['one'], print: aPrint(1) })[0];
}
const artsOf = (...texts: readonly string[]) => new Map(texts.map((text) => [text, () => saying(text)]));

/** Answers the task that is under way, and lets the next one begin. */
const answered = (): Promise<void> =>
  act(async () => {
    answer?.();
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  isLoading.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

/** The hook with a canvas for each of three prints, of which the shopper sees the last. */
async function threeThumbnails() {
  const hook = renderHook(({ arts }) => useThumbnails(arts, worker), { initialProps: { arts: artsOf('a', 'b', 'c') } });
  for (const key of ['a', 'b', 'c'])
    hook.result.current.set(key, { canvas: document.createElement('canvas'), isInSight: key === 'c', drawn: '' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  return hook;
}

test('thumbnails in sight are drawn first, one after another, and none once the dialog is closed', async () => {
  const { unmount } = await threeThumbnails();
  expect(asked).toEqual(['c']);
  await answered();
  expect(asked).toEqual(['c', 'a']);
  unmount();
  await answered();
  expect(asked).toEqual(['c', 'a']);
});

test('with the data saver no typeface is loaded, and a text without its typeface is drawn again after a change', async () => {
  localStorage.setItem('kanuka.data', 'low');
  const { rerender } = await threeThumbnails();
  for (let n = 0; n < 3; n += 1) await answered();
  expect(isLoading).toEqual([false, false, false]);
  rerender({ arts: artsOf('a', 'b', 'c') });
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(asked.slice(3)).toEqual(['c']);
});

test('after a change only thumbnails that differ are drawn again, once no other change has come', async () => {
  const { rerender, result } = await threeThumbnails();
  for (let n = 0; n < 3; n += 1) await answered();
  expect(asked).toEqual(['c', 'a', 'b']);
  for (const wait of [200, 299]) {
    rerender({ arts: new Map([...artsOf('a', 'c'), ['b', () => saying('B')] as const]) });
    await act(() => vi.advanceTimersByTimeAsync(wait));
  }
  expect(asked).toHaveLength(3);
  await act(() => vi.advanceTimersByTimeAsync(1));
  for (let n = 0; n < 2; n += 1) await answered();
  expect(asked.slice(3)).toEqual(['B']);
  expect(result.current.get('b')?.drawn).toContain('"B"');
});
