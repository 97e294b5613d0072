import { refused, type RefusedPhoto } from '#domain/image/photoCheck.ts';
import type { DecodedLayers, LayersTask } from './mockupLayers.ts';
import { picturesIn, type Answer, type Message, type Numbered, type PageReport, type Task } from './workerMessages.ts';

export type PhotoWorker = ReturnType<typeof openPhotoWorker>;

/**
 * After close(), tasks that are under way get this long to finish, in milliseconds: a last preview may be among them.
 */
const MAX_WAIT_MS = 1000;

/**
 * How long a closed worker is kept for reuse, in milliseconds. A new one would load its typefaces again, and Chromium's cache of
 * glyphs keeps those of ended workers: half a megabyte for each time that a design was opened.
 */
const SPARE_MS = 10_000;

/** A task for later is sent when nothing else has been under way for so long, in milliseconds: one task often follows another. */
const QUIET_MS = 30;

type Running = ReturnType<typeof start>;

type OnPage = (page: number, pages: number) => void;

/** A task that is sent when nothing else is under way. */
type Later = { readonly task: Task; readonly answer: (answer: Answer) => void };

type Waiting = {
  readonly answer: (answer: Answer) => void;
  readonly onPage: OnPage | undefined;
  /** True for a task that was sent when nothing else was under way. */
  readonly isLater: boolean;
};

/** The closed worker that is kept for reuse; it may have ended. */
let spare: Running | null = null;

/** Starts a worker; `isReused`: it is kept for a while after it was left. */
function start(isReused: boolean) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  const later = new Set<Later>();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  /** When the last task was answered that was not for later, in milliseconds. */
  let busyUntil = performance.now();
  let last = 0;
  /** False after a refusal: the worker's memory may be full. */
  let isReusable = isReused;
  /** Ends the worker after it was left; undefined while it is used. */
  let ending: ReturnType<typeof setTimeout> | undefined;

  const dropLater = (): void => {
    clearTimeout(quiet);
    for (const { answer } of later) answer(refused('memory'));
    later.clear();
  };
  /** Ends the worker and its photos; unanswered tasks are answered with a refusal. */
  const end = (): void => {
    running.isEnded = true;
    worker.terminate();
    for (const { answer } of waiting.values()) answer(refused('memory'));
    waiting.clear();
    dropLater();
  };
  /** Keeps the worker for reuse, without its photos; one that must not be reused ends. */
  const keep = (): void => {
    clearTimeout(ending);
    if (!isReusable) return end();
    spare = running;
    ending = setTimeout(end, SPARE_MS);
    send(0, { kind: 'release' });
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
    if (message.status === 'page') return waiting.get(id)?.onPage?.(message.page, message.pages);
    const answered = waiting.get(id);
    answered?.answer(message);
    waiting.delete(id);
    if (message.status === 'refused') isReusable = false;
    if (answered?.isLater !== true) busyUntil = performance.now();
    if (ending !== undefined && waiting.size === 0) keep();
    else waitForQuiet();
  });
  worker.addEventListener('error', end);
  worker.addEventListener('messageerror', end);
  const send = (id: number, message: Message): void =>
    worker.postMessage({ id, message } satisfies Numbered<Message>, { transfer: picturesIn(message) });
  /** Returns a function that cancels the task; a cancelled task is answered with a refusal. */
  const post = (message: Task, answer: Waiting['answer'], onPage?: OnPage, isLater = false): (() => void) => {
    last += 1;
    const id = last;
    waiting.set(id, { answer, onPage, isLater });
    send(id, message);
    return () => send(id, { kind: 'cancel' });
  };
  const running = {
    post,
    isEnded: false,
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
      dropLater();
      if (waiting.size === 0) keep();
      else ending = setTimeout(end, MAX_WAIT_MS);
    },
    /** Uses a worker again that was left. */
    resume: (): void => {
      clearTimeout(ending);
      ending = undefined;
    },
  };
  return running;
}

/**
 * Opens a worker that decodes and draws photos away from the page. It starts with the first task. Where designs are opened again and
 * again it is reused; what makes prints has one of its own, with all the memory that a browser gives to a worker.
 */
export function openPhotoWorker({ isReused = false } = {}) {
  let running: Running | null = null;
  /** After a worker has ended, the next task starts another one. */
  const started = (): Running => {
    if (isReused && !running) {
      [running, spare] = [spare, null];
      running?.resume();
    }
    if (!running || running.isEnded) running = start(isReused);
    return running;
  };
  const post = (task: Task, answer: Waiting['answer'], onPage?: OnPage): (() => void) =>
    started().post(task, answer, onPage);
  const ask = (task: Task): Promise<Answer> => new Promise((resolve) => void post(task, resolve));
  return {
    /** Sends a task, and calls `answer` once and `onPage` for each of its pages. Returns a function that cancels it. */
    post,
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
    /** Releases the worker's photos once its tasks are answered, or ends it a second later. */
    close: (): void => {
      const left = running;
      running = null;
      left?.leave();
    },
  };
}
