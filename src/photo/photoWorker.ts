import { refused, type RefusedPhoto } from '#domain/image/photoCheck.ts';
import type { DecodedLayers, LayersTask } from './mockupLayers.ts';
import {
  picturesIn,
  type Answer,
  type Cancellation,
  type Numbered,
  type PageReport,
  type Task,
} from './workerMessages.ts';
import type { PressDocument } from './press/pressDocument.ts';

export type PhotoWorker = ReturnType<typeof openPhotoWorker>;

/**
 * After close(), tasks that are under way get this long to finish, in milliseconds: a last preview may be among them.
 */
const MAX_WAIT_MS = 1000;

/** A task for later is sent when nothing else has been under way for so long, in milliseconds: one task often follows another. */
const QUIET_MS = 30;

type Running = ReturnType<typeof start>;

type Documented = Extract<Answer, { status: 'documented' }>;

type OnPage = (page: number, pages: number) => void;

/** A task that is sent when nothing else is under way. */
type Later = { readonly task: Task; readonly answer: (answer: Answer) => void };

type Waiting = {
  readonly answer: (answer: Answer) => void;
  readonly onPage: OnPage;
  /** True for a task that was sent when nothing else was under way. */
  readonly isLater: boolean;
};

/** Starts one worker; `onEnd` is called when it ends. */
function start(onEnd: () => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  const later = new Set<Later>();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  /** When the last task was answered that was not for later, in milliseconds. */
  let busyUntil = performance.now();
  let last = 0;
  let isLeft = false;

  /** Ends the worker and its photos; unanswered tasks are answered with a refusal. */
  const end = (): void => {
    worker.terminate();
    clearTimeout(quiet);
    for (const { answer } of [...waiting.values(), ...later]) answer(refused('memory'));
    waiting.clear();
    later.clear();
    onEnd();
  };
  const sendLater = (): void => {
    const [next] = later;
    if (!next || waiting.size > 0) return;
    later.delete(next);
    post(next.task, next.answer, undefined, true);
  };
  /** Sends a task for later once nothing else has come for a while. */
  const waitForQuiet = (): void => {
    clearTimeout(quiet);
    if (waiting.size === 0 && later.size > 0)
      quiet = setTimeout(sendLater, Math.max(0, busyUntil + QUIET_MS - performance.now()));
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Numbered<Answer | PageReport>>) => {
    const { id, message } = data;
    if (message.status === 'page') return waiting.get(id)?.onPage(message.page, message.pages);
    const answered = waiting.get(id);
    answered?.answer(message);
    waiting.delete(id);
    if (answered?.isLater !== true) busyUntil = performance.now();
    if (isLeft && waiting.size === 0) end();
    else waitForQuiet();
  });
  worker.addEventListener('error', end);
  worker.addEventListener('messageerror', end);
  const send = (id: number, message: Task | Cancellation): void =>
    worker.postMessage({ id, message } satisfies Numbered<Task | Cancellation>, { transfer: picturesIn(message) });
  /** Returns a function that cancels the task; a cancelled task is answered with a refusal. */
  const post = (message: Task, answer: Waiting['answer'], onPage: OnPage = () => {}, isLater = false): (() => void) => {
    last += 1;
    const id = last;
    waiting.set(id, { answer, onPage, isLater });
    send(id, message);
    return () => send(id, { kind: 'cancel' });
  };
  return {
    post,
    /** Sends the task when nothing else is under way. Returns a function that drops it while it is not sent, with a refusal. */
    postLater: (task: Task, answer: Later['answer']): (() => void) => {
      const added = { task, answer };
      later.add(added);
      waitForQuiet();
      return () => {
        if (later.delete(added)) answer(refused('memory'));
      };
    },
    leave: (): void => {
      isLeft = true;
      for (const { answer } of later) answer(refused('memory'));
      later.clear();
      if (waiting.size === 0) end();
      else setTimeout(end, MAX_WAIT_MS);
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
  const started = (): Running => (running ??= begin());
  const post: Running['post'] = (...task) => started().post(...task);
  const ask = (task: Task): Promise<Answer> => new Promise((resolve) => void post(task, resolve));
  return {
    /** Never rejects: a failure is a 'refused' answer. */
    ask,
    /**
     * Asks when nothing else is under way, one task at a time: for pictures beside those that the shopper works on. Never rejects: a
     * failure is a 'refused' answer, and so is a task that the signal stops before it was sent.
     */
    askLater: (task: Task, signal: AbortSignal): Promise<Answer> =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(refused('memory'));
        const drop = started().postLater(task, (answer) => {
          signal.removeEventListener('abort', drop);
          resolve(answer);
        });
        signal.addEventListener('abort', drop);
      }),
    /** Decodes the pictures of a mock-up. Never rejects: a failure is a 'refused' answer. */
    decodeLayers: async (task: LayersTask): Promise<DecodedLayers | RefusedPhoto> => {
      const answer = await ask({ kind: 'layers', ...task });
      return answer.status === 'layers' || answer.status === 'refused' ? answer : refused('damaged');
    },
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
