import { whenIdle } from '#lib/whenIdle.ts';
import { inputOrIdle } from './inputOrIdle.ts';
import { whenHydratedAndIdle } from './whenHydrated.ts';

/** In the order of the page. */
const waiting = new Set<() => void>();
let isRunning = false;
let isFree: Promise<void> | undefined;

async function run(): Promise<void> {
  await whenHydratedAndIdle();
  for (const act of waiting) {
    // Nobody uses the page under the splash.
    if (!document.getElementById('splash')) await (isFree ??= inputOrIdle());
    await whenIdle();
    if (waiting.delete(act)) act();
  }
  isRunning = false;
}

/**
 * Runs tasks that can wait, in order, one in each idle period: under the splash once the page is hydrated, else after the first input
 * or when the page is idle. Returns how to cancel the task.
 */
export function whenIdleInOrder(act: () => void): () => void {
  waiting.add(act);
  if (!isRunning) {
    isRunning = true;
    void run();
  }
  return () => void waiting.delete(act);
}
