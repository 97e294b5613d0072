import { refused, type RefusedPhoto } from '#domain/image/photoCheck.ts';
import type { DecodedLayers, LayersTask } from './mockupLayers.ts';
import { picturesIn, type Answer, type Message, type Numbered, type PageReport, type Task } from './workerMessages.ts';
import type { PressDocument } from './press/pressDocument.ts';

export type PhotoWorker = ReturnType<typeof openPhotoWorker>;

/**
 * After close(), tasks that are under way get this long to finish, in milliseconds: a last preview may be among them.
 */
const MAX_WAIT_MS = 1000;

/**
 * How long a closed worker is kept for the next one who reuses one, in milliseconds. A new one would load its typefaces again, and
 * Chromium's cache of glyphs holds those of ended workers: half a megabyte for each time that a design was opened.
 */
const SPARE_MS = 5000;

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

/** A closed worker that has released its photos, and ends unless it is taken. */
let spare: Running | null = null;

function takeSpare(): Running | null {
  const taken = spare;
  spare = null;
  taken?.resume();
  return taken;
}

function start(isReused: boolean) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  const later = new Set<Later>();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  /** When the last task was answered that was not for later, in milliseconds. */
  let busyUntil = performance.now();
  let last = 0;
  let isLeft = false;
  let isEnded = false;
  /** A worker may have refused a task because its memory is full: the next one starts afresh. */
  let hasRefused = false;
  /** Ends a worker that was left. */
  let ending: ReturnType<typeof setTimeout> | undefined;

  /** Ends the worker and its photos; unanswered tasks are answered with a refusal. */
  const end = (): void => {
    isEnded = true;
    worker.terminate();
    clearTimeout(quiet);
    clearTimeout(ending);
    if (spare === started) spare = null;
    for (const { answer } of [...waiting.values(), ...later]) answer(refused('memory'));
    waiting.clear();
    later.clear();
  };
  /** Releases the photos, and waits for the next one who reuses a worker; one is enough for that. */
  const rest = (): void => {
    if (!isReused || spare || hasRefused) return end();
    spare = started;
    clearTimeout(ending);
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
    if (message.status === 'page') return waiting.get(id)?.onPage(message.page, message.pages);
    const answered = waiting.get(id);
    answered?.answer(message);
    waiting.delete(id);
    hasRefused ||= message.status === 'refused';
    if (answered?.isLater !== true) busyUntil = performance.now();
    if (isLeft && waiting.size === 0) rest();
    else waitForQuiet();
  });
  worker.addEventListener('error', end);
  worker.addEventListener('messageerror', end);
  const send = (id: number, message: Message): void =>
    worker.postMessage({ id, message } satisfies Numbered<Message>, { transfer: picturesIn(message) });
  /** Returns a function that cancels the task; a cancelled task is answered with a refusal. */
  const post = (message: Task, answer: Waiting['answer'], onPage: OnPage = () => {}, isLater = false): (() => void) => {
    last += 1;
    const id = last;
    waiting.set(id, { answer, onPage, isLater });
    send(id, message);
    return () => send(id, { kind: 'cancel' });
  };
  const started = {
    post,
    hasEnded: (): boolean => isEnded,
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
      if (waiting.size === 0) rest();
      else ending = setTimeout(end, MAX_WAIT_MS);
    },
    /** Uses a worker again that was left. */
    resume: (): void => {
      isLeft = false;
      clearTimeout(ending);
    },
  };
  return started;
}

/**
 * Opens a worker that decodes and draws photos away from the page. It starts with the first task. Where designs are opened again and
 * again it is reused; what makes prints has one of its own, with all the memory that a browser gives to a worker.
 */
export function openPhotoWorker({ isReused = false } = {}) {
  let running: Running | null = null;
  /** After a worker has ended, the next task starts another one. */
  const started = (): Running => {
    if (!running || running.hasEnded()) running = (isReused ? takeSpare() : null) ?? start(isReused);
    return running;
  };
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
    /** Releases the worker's photos once its tasks are answered, or ends it a second later. */
    close: (): void => {
      const left = running;
      running = null;
      left?.leave();
    },
  };
}
