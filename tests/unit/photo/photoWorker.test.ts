// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';

import type { Answer, Cancellation, Numbered, Task } from '#photo/workerMessages.ts';
import { openPhotoWorker } from '#photo/photoWorker.ts';
import { aPrint } from '#tests/support/factories.ts';
import { artOf } from '#photo/art.ts';
import { emptyContent } from '#domain/design/design.ts';

const [art] = artOf(emptyContent('one', 1), { kind: 'together', layouts: ['one'], print: aPrint(1) });

/** A picture of so many pixels: its number tells it from others. */
function picture(side: number): Task {
  if (!art) throw new Error('no print');
  return { kind: 'compose', art, pixels: { width: side, height: side } };
}

/** The pictures that the worker was asked for, in order, and how the test answers each. */
const asked = new Map<number, () => Promise<void>>();
let isEnded = false;

class AskedWorker extends EventTarget {
  postMessage({ id, message }: Numbered<Task | Cancellation>): void {
    if (message.kind !== 'compose') return;
    const bitmap = { width: 1, height: 1, close: () => {} };
    const composed: Answer = { status: 'composed', bitmap, texts: [], isFontMissing: false };
    asked.set(message.pixels.width, async () => {
      this.dispatchEvent(new MessageEvent('message', { data: { id, message: composed } }));
      await vi.advanceTimersByTimeAsync(1000);
    });
  }
  terminate(): void {
    isEnded = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', AskedWorker);
  asked.clear();
  isEnded = false;
});

const { signal } = new AbortController();
const pictures = (): readonly number[] => [...asked.keys()];

test('pictures for later are sent one at a time, when nothing else is under way', async () => {
  const worker = openPhotoWorker();
  const later = Promise.all([worker.askLater(picture(1), signal), worker.askLater(picture(2), signal)]);
  void worker.ask(picture(10));
  await vi.advanceTimersByTimeAsync(1000);
  expect(pictures()).toEqual([10]);
  void worker.ask(picture(11));
  await asked.get(10)?.();
  expect(pictures()).toEqual([10, 11]);
  await asked.get(11)?.();
  expect(pictures()).toEqual([10, 11, 1]);
  // A task that comes meanwhile is sent at once, and before the other picture.
  void worker.ask(picture(12));
  await asked.get(1)?.();
  expect(pictures()).toEqual([10, 11, 1, 12]);
  await asked.get(12)?.();
  await asked.get(2)?.();
  expect((await later).map(({ status }) => status)).toEqual(['composed', 'composed']);
});

test('a picture for later is dropped by its signal, and by closing the worker, which does not wait for it', async () => {
  const worker = openPhotoWorker();
  const stop = new AbortController();
  const preview = worker.ask(picture(10));
  const later = Promise.all([worker.askLater(picture(1), stop.signal), worker.askLater(picture(2), signal)]);
  stop.abort();
  worker.close();
  expect((await later).map(({ status }) => status)).toEqual(['refused', 'refused']);
  await asked.get(10)?.();
  expect([(await preview).status, isEnded, pictures()]).toEqual(['composed', true, [10]]);
});
