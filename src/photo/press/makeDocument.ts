import type { PhotoWorker } from '#photo/photoWorker.ts';
import type { Answer } from '#photo/workerMessages.ts';
import type { PressDocument } from './pressDocument.ts';

/**
 * Makes the documents for the press in a worker.
 * @param options.onPage Called before each page is drawn, with its number from 1 and how many there are.
 * @throws Error when the worker refuses; the signal's reason once it is aborted
 */
export function makeDocument(
  worker: PhotoWorker,
  document: PressDocument,
  { onPage, signal }: { readonly onPage: (page: number, pages: number) => void; readonly signal: AbortSignal },
): Promise<Extract<Answer, { status: 'documented' }>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const answered = (answer: Answer): void => {
      if (answer.status === 'documented') resolve(answer);
      else reject(new Error(`document: ${answer.status === 'refused' ? answer.problem : answer.status}`));
    };
    const cancel = worker.post({ kind: 'document', document }, answered, onPage);
    signal.addEventListener('abort', () => {
      cancel();
      reject(signal.reason as Error);
    });
  });
}
