import { vi } from 'vitest';

import { refused } from '#domain/image/photoCheck.ts';
import type { Answer, Message, Numbered, OpenPhoto, PageReport } from '#photo/workerMessages.ts';

/** The content hash of a photo that the fake worker opens from a file without a name. */
export const OPENED_PHOTO = 'a';

/** The answer to opening a file: a photo with the file's name as its hash; `broken.jpg` is refused. */
export function openedPhoto(file: Blob, copied: OpenPhoto['copied'] = null): Answer {
  const size = { width: 1200, height: 1600 };
  const small = { ...size, close: () => {} };
  const photo = (file instanceof File && file.name) || OPENED_PHOTO;
  if (photo === 'broken.jpg') return refused('damaged');
  return { status: 'opened', photo: { photo, file, format: 'jpeg', size, small, takenAt: null, copied } };
}

/** Where the fake draws the texts of a print, one below the other, in letters smaller than usual. */
const boxesOf = (texts: readonly unknown[]) =>
  texts.map((_, at) => ({ x: 0.2, y: 0.1 + at * 0.4, width: 0.6, height: 0.2, size: 0.08 }));

/** Opens every file as a photo that a messenger shrank, and draws prints alone without a picture. */
function answerTo(task: Message): Answer | null {
  const bitmap = { width: 1, height: 1, close: () => {} };
  const composed = { status: 'composed', bitmap, isFontMissing: false } as const;
  if (task.kind === 'thumbnail') return { ...composed, texts: [] };
  if (task.kind === 'compose') return { ...composed, texts: boxesOf(task.art.texts) };
  // Without an answer thumbnails would wait for it.
  if (task.kind === 'layers') return refused('damaged');
  if (task.kind === 'open') return openedPhoto(task.file, 'messenger');
  return null;
}

/** Replaces workers, which jsdom lacks, by a fake that gives these answers, until the test's globals are restored. */
export function answerTasks(answer: (task: Message) => Answer | PageReport | null): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ id, message }: Numbered<Message>): void {
        // Fails, so that it is not kept for the next test.
        if (message.kind === 'release') return void this.dispatchEvent(new Event('error'));
        const data = { id, message: answer(message) };
        if (data.message) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
      terminate(): void {}
    },
  );
}

/** Replaces what draws photos and jsdom lacks, until the test's globals and mocks are restored. */
export function replaceCanvases(): void {
  answerTasks(answerTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}
