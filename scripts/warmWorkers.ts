/**
 * Mutants are tried one run of the tests after another, thousands of times. Vitest starts a worker for each test file of
 * each run, which takes longer than most tests do. Here one thread for each environment stays, and Vitest's isolation
 * reads the modules anew for each file all the same.
 */
import { ThreadsPoolWorker, type PoolWorker, type TestProject, type WorkerRequest } from 'vitest/node';

type Listener = (value: unknown) => void;
type Thread = { readonly worker: ThreadsPoolWorker; isStarted: boolean };

/** One file's hold on a thread that outlives it. */
class WarmWorker implements PoolWorker {
  readonly name = 'warm';
  readonly #project: TestProject;
  readonly #thread: Thread;
  readonly #isFirst: boolean;
  #listeners: (readonly [event: string, listener: Listener])[] = [];

  constructor(project: TestProject, thread: Thread) {
    this.#project = project;
    this.#thread = thread;
    this.#isFirst = !thread.isStarted;
    thread.isStarted = true;
  }

  async start(): Promise<void> {
    if (this.#isFirst) await this.#thread.worker.start();
  }

  stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#thread.worker.off(event, listener);
    return Promise.resolve();
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread.worker.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#listeners = this.#listeners.filter((entry) => entry[0] !== event || entry[1] !== listener);
    this.#thread.worker.off(event, listener);
  }

  deserialize(data: unknown): unknown {
    return this.#thread.worker.deserialize(data);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') this.#answer('stopped');
    else if (message.type === 'start' && !this.#isFirst) this.#answer('started');
    else this.#thread.worker.send(message.type === 'run' ? this.#withPattern(message) : message);
  }

  #answer(type: 'started' | 'stopped'): void {
    queueMicrotask(() => {
      for (const [event, listener] of this.#listeners) {
        if (event === 'message') listener({ type, __vitest_worker_response__: true });
      }
    });
  }

  /** The thread keeps the settings of its first run: which tests to run is told with the files, and 'all' is told too. */
  #withPattern(message: Extract<WorkerRequest, { type: 'run' }>): WorkerRequest {
    const testNamePattern = this.#project.config.testNamePattern ?? /^/;
    const files = message.context.files.map((file) => ({ ...file, testNamePattern }));
    return { ...message, context: { ...message.context, files } };
  }
}

/** The project's tests run in threads that stay until the project is closed. */
export function keepWarm(project: TestProject): void {
  const threads = new Map<string, Thread>();
  project.vitest.onClose(async () => {
    for (const { worker } of threads.values()) await worker.stop();
  });
  project.config.pool = 'warm';
  project.config.poolRunner = {
    name: 'warm',
    createPoolWorker: (options) => {
      const { name } = options.environment;
      const thread = threads.get(name) ?? { worker: new ThreadsPoolWorker(options), isStarted: false };
      threads.set(name, thread);
      return new WarmWorker(project, thread);
    },
  };
}
