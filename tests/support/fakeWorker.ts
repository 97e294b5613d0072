import { vi } from 'vitest';

import type { Answer, Cancellation, Numbered, PageReport, Task } from '#photo/workerMessages.ts';

/** Replaces workers, which jsdom lacks, by a fake that gives these answers, until the test's globals are restored. */
export function answerTasks(answerTo: (task: Task | Cancellation) => Answer | PageReport | null): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ id, message }: Numbered<Task | Cancellation>): void {
        const data = { id, message: answerTo(message) };
        if (data.message) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
      terminate(): void {}
    },
  );
}
