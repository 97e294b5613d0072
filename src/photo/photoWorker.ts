import { refused, type RefusedPhoto } from '#domain/image/imageFile.ts';
import { picturesIn, type Answer, type Cancellation, type Numbered, type PageReport, type Task } from './messages.ts';
import type { PressDocument } from './press/pressDocument.ts';

export type PhotoWorker = ReturnType<typeof openPhotoWorker>;

/**
 * After close(), tasks that are under way get this long to finish, in milliseconds: a last preview may be among them.
 */
const MOST_WAIT_MS = 1000;

type Running = ReturnType<typeof start>;

type Documented = Extract<Answer, { status: 'documented' }>;

type OnPage = (page: number, pages: number) => void;

type Waiting = { readonly answer: (answer: Answer) => void; readonly onPage: OnPage };

/** Starts one worker; `onEnd` is called when it ends. */
function start(onEnd: () => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isLeft = false;

  /** Ends the worker and its photos; unanswered tasks are answered with a refusal. */
  const end = (): void => {
    worker.terminate();
    for (const { answer } of waiting.values()) answer(refused('memory'));
    waiting.clear();
    onEnd();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Numbered<Answer | PageReport>>) => {
    const { id, message } = data;
    if (message.status === 'page') return waiting.get(id)?.onPage(message.page, message.pages);
    waiting.get(id)?.answer(message);
    waiting.delete(id);
    if (isLeft && waiting.size === 0) end();
  });
  worker.addEventListener('error', end);
  worker.addEventListener('messageerror', end);
  const send = (id: number, message: Task | Cancellation): void =>
    worker.postMessage({ id, message } satisfies Numbered<Task | Cancellation>, { transfer: picturesIn(message) });
  return {
    /** Returns a function that cancels the task; a cancelled task is answered with a refusal. */
    post: (message: Task, answer: Waiting['answer'], onPage: OnPage = () => {}): (() => void) => {
      last += 1;
      const id = last;
      waiting.set(id, { answer, onPage });
      send(id, message);
      return () => send(id, { kind: 'cancel' });
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
  const post: Running['post'] = (...task) => {
    running ??= begin();
    return running.post(...task);
  };
  return {
    /** Never rejects: a failure is a 'refused' answer. */
    ask: (task: Task): Promise<Answer> => new Promise((resolve) => void post(task, resolve)),
    /**
     * Makes the documents for the press. A failure is a 'refused' answer.
     * @param options.onPage Called before each page is drawn, with its number from 1 and how many there are.
     * @param options.signal Stops the work. @throws its reason
     */
    document: (
      document: PressDocument,
      { onPage, signal }: { readonly onPage?: OnPage; readonly signal?: AbortSignal } = {},
    ): Promise<Documented | RefusedPhoto> =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const answered = (answer: Answer): void =>
          resolve(answer.status === 'documented' || answer.status === 'refused' ? answer : refused('damaged'));
        const cancel = post({ kind: 'document', document }, answered, onPage);
        signal?.addEventListener('abort', () => {
          cancel();
          reject(signal.reason as Error);
        });
      }),
    /** Ends the worker and releases its photos, once its tasks are answered, or a second later. */
    close: (): void => {
      const left = running;
      running = null;
      left?.leave();
    },
  };
}
