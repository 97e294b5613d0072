import { refused } from '#domain/image/imageFile.ts';
import { picturesIn, type Answer, type Numbered, type Task } from './messages.ts';

export type PhotoWorker = ReturnType<typeof openPhotoWorker>;

/**
 * After close(), tasks that are under way get this long to finish, in milliseconds: a last preview may be among them.
 */
const MOST_WAIT_MS = 1000;

type Running = ReturnType<typeof start>;

/** Starts one worker; `onEnd` is called when it ends. */
function start(onEnd: () => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  let isLeft = false;

  /** Ends the worker and its photos; unanswered tasks are answered with a refusal. */
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

/** Opens a worker that decodes and draws photos away from the page. It starts with the first task. */
export function openPhotoWorker() {
  let running: Running | null = null;
  /** Starts a worker; after it has ended, the next task starts another one. */
  const begin = (): Running => {
    const next: Running = start(() => {
      if (running === next) running = null;
    });
    return next;
  };
  return {
    /** Never rejects: a failure is a 'refused' answer. */
    ask: (task: Task): Promise<Answer> =>
      new Promise((resolve) => {
        running ??= begin();
        running.post(task, resolve);
      }),
    /** Ends the worker and releases its photos, once its tasks are answered, or a second later. */
    close: (): void => {
      const left = running;
      running = null;
      left?.leave();
    },
  };
}
