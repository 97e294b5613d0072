import { whenIdle } from '#lib/whenIdle.ts';
import { inputOrIdle } from './firstInput.ts';
import { whenHydratedAndIdle } from './whenHydrated.ts';

/** The tasks of whenIdleInOrder, in document order. */
const waiting = new Set<() => void>();
let isRunning = false;
let whenFree: Promise<void> | undefined;

async function run(): Promise<void> {
  await whenHydratedAndIdle();
  for (const act of waiting) {
    // The splash covers the page, so a task delays nothing.
    if (!document.getElementById('splash')) await (whenFree ??= inputOrIdle());
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
