import { picturesIn, type Answer, type Numbered, type Task } from './messages.ts';

/** The place where photos are decoded and printed: a worker of its own, which is given up with the screen. */
export type PhotoWorker = {
  /** Never rejects: what goes wrong is an answer too. */
  readonly ask: (task: Task) => Promise<Answer>;
  readonly close: () => void;
};

const NO_ROOM: Answer = { status: 'refused', problem: 'memory', size: null };

export function openPhotoWorker(): PhotoWorker {
  const waiting = new Map<number, (answer: Answer) => void>();
  let worker: Worker | null = null;
  let last = 0;

  /** A worker that dies takes its photos with it: what it was asked is answered, and the next one starts afresh. */
  const giveUp = (): void => {
    worker?.terminate();
    worker = null;
    for (const answer of waiting.values()) answer(NO_ROOM);
    waiting.clear();
  };
  const start = (): Worker => {
    const next = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    next.addEventListener('message', ({ data }: MessageEvent<Numbered<Answer>>) => {
      waiting.get(data.id)?.(data.message);
      waiting.delete(data.id);
    });
    next.addEventListener('error', giveUp);
    next.addEventListener('messageerror', giveUp);
    return next;
  };

  return {
    ask: (message) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker ??= start();
        worker.postMessage({ id: last, message } satisfies Numbered<Task>, { transfer: picturesIn(message) });
      }),
    close: giveUp,
  };
}
