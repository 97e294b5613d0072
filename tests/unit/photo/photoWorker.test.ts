// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Answer, Message, Numbered, Task } from '#photo/workerMessages.ts';
import { openPhotoWorker } from '#photo/photoWorker.ts';
import { aPrint } from '#tests/support/factories.ts';
import { artOf } from '#photo/art.ts';
import { refused } from '#domain/image/photoCheck.ts';
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
let started = 0;
let released = 0;

class AskedWorker extends EventTarget {
  constructor() {
    super();
    started += 1;
  }
  postMessage({ id, message }: Numbered<Message>): void {
    if (message.kind === 'release') released += 1;
    if (message.kind === 'zip')
      this.dispatchEvent(new MessageEvent('message', { data: { id, message: refused('memory') } }));
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
  [isEnded, started, released] = [false, 0, 0];
});

// A closed worker is kept for a while.
afterEach(() => vi.runAllTimersAsync());

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
  expect([(await preview).status, isEnded, released, pictures()]).toEqual(['composed', true, 0, [10]]);
});

test('a reused worker releases its photos when it is closed, serves the next one, and ends when there is none', async () => {
  const first = openPhotoWorker({ isReused: true });
  void first.ask(picture(1));
  await asked.get(1)?.();
  first.close();
  expect([released, isEnded]).toEqual([1, false]);
  const second = openPhotoWorker({ isReused: true });
  const preview = second.ask(picture(2));
  await vi.advanceTimersByTimeAsync(20_000);
  await asked.get(2)?.();
  expect([(await preview).status, started, isEnded]).toEqual(['composed', 1, false]);
  second.close();
  await vi.advanceTimersByTimeAsync(9999);
  expect(isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([released, isEnded]).toEqual([2, true]);
  void openPhotoWorker({ isReused: true }).ask(picture(3));
  expect(started).toBe(2);
});

test('a worker that refused a task, as one without memory does, is not kept', async () => {
  const worker = openPhotoWorker({ isReused: true });
  void worker.ask({ kind: 'zip', files: [] });
  worker.close();
  expect([isEnded, released]).toEqual([true, 0]);
});

test('a worker that does not answer after it was closed is ended, and is nobody’s next', async () => {
  const first = openPhotoWorker({ isReused: true });
  const preview = first.ask(picture(1));
  first.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect([(await preview).status, isEnded, released]).toEqual(['refused', true, 0]);
  void openPhotoWorker({ isReused: true }).ask(picture(2));
  expect(started).toBe(2);
});
