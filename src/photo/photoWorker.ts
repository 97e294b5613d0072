import { refused } from '#domain/image/imageFile.ts';
import { picturesIn, type Answer, type Numbered, type Task } from './messages.ts';

export type PhotoWorker = ReturnType<typeof openPhotoWorker>;

/** A picture of the product that is asked for as the screen goes is still made. */
const MOST_WAIT_MS = 1000;

type Running = ReturnType<typeof start>;

/** One worker; `onEnd` hears that it died. */
function start(onEnd: () => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  let isLeft = false;

  /** A worker that ends takes its photos with it: what it was asked is answered. */
  const end = (): void => {
    worker.terminate();
    for (const answer of waiting.values()) answer(refused('memory'));
    waiting.clear();
    onEnd();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Numbered<Answer>>) => {
    waiting.get(data.id)?.(data.message);
    waiting.delete(data.id);
    if (isLeft && waiting.size === 0) end();
  });
  worker.addEventListener('error', end);
  worker.addEventListener('messageerror', end);
  return {
    post: (message: Task, answer: (answer: Answer) => void): void => {
      last += 1;
      waiting.set(last, answer);
      worker.postMessage({ id: last, message } satisfies Numbered<Task>, { transfer: picturesIn(message) });
    },
    leave: (): void => {
      isLeft = true;
      if (waiting.size === 0) end();
      else setTimeout(end, MOST_WAIT_MS);
    },
  };
}

/** The place where photos are decoded and printed: a worker of its own, which is given up with the screen. */
export function openPhotoWorker() {
  let running: Running | null = null;
  /** The next task starts afresh. */
  const begin = (): Running => {
    const next: Running = start(() => {
      if (running === next) running = null;
    });
    return next;
  };
  return {
    /** Never rejects: what goes wrong is an answer too. */
    ask: (task: Task): Promise<Answer> =>
      new Promise((resolve) => {
        running ??= begin();
        running.post(task, resolve);
      }),
    /** Ends the worker, and with it every photo it holds, once it has answered what it was asked, or a second later. */
    close: (): void => {
      const left = running;
      running = null;
      left?.leave();
    },
  };
}
