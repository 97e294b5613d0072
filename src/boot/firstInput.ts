import { whenIdle } from '#lib/whenIdle.ts';
import { whenHydratedAndIdle } from './whenHydrated.ts';

/** How long the page must be idle if there is no input, in milliseconds. */
const IDLE_MS = 3000;
const INPUT_EVENTS = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

let input: Promise<void> | undefined;

/** Resolves on the first input since it was first asked for: for work that a visit without one never needs. */
export function firstInput(): Promise<void> {
  input ??= new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const done = (): void => {
      listening.abort();
      resolve();
    };
    // The window receives scroll events of the page but not of elements inside it.
    for (const type of INPUT_EVENTS)
      addEventListener(type, done, { capture: type !== 'scroll', passive: true, signal });
  });
  return input;
}

/**
 * Resolves on the first input, or when the page has had no long task for IDLE_MS. For code that only the rest of a
 * visit needs.
 */
export function inputOrIdle(): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      longTasks?.disconnect();
      resolve();
    };
    const restart = (): void => {
      clearTimeout(timer);
      timer = setTimeout(finish, IDLE_MS);
    };
    let timer = setTimeout(finish, IDLE_MS);
    // Only Chromium reports long tasks; other browsers wait the fixed time.
    const canObserve = globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask');
    const longTasks = canObserve ? new PerformanceObserver(restart) : undefined;
    longTasks?.observe({ type: 'longtask' });
    void firstInput().then(finish);
  });
}

/** The tasks of whenIdleInOrder, in document order. */
const waiting = new Set<() => void>();
let isRunning = false;
let isFree: Promise<void> | undefined;

async function run(): Promise<void> {
  await whenHydratedAndIdle();
  for (const act of waiting) {
    // The splash covers the page, so a task delays nothing.
    if (!document.getElementById('splash')) await (isFree ??= inputOrIdle());
    await whenIdle();
    if (waiting.delete(act)) act();
  }
  isRunning = false;
}

/**
 * Runs low-priority tasks in order, one per idle period: under the splash once the page is hydrated, otherwise after
 * the first input or when the page is idle. Returns a function that cancels the task.
 */
export function whenIdleInOrder(act: () => void): () => void {
  waiting.add(act);
  if (!isRunning) {
    isRunning = true;
    void run();
  }
  return () => void waiting.delete(act);
}
