import { vi } from 'vitest';

import { refused } from '#domain/image/photoCheck.ts';
import type { Answer, Numbered, OpenPhoto, Task } from '#photo/workerMessages.ts';

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

/** jsdom has no workers: a fake that opens every file as a photo that a messenger shrank, and draws prints alone without a picture. */
class OpeningWorker extends EventTarget {
  postMessage({ id, message }: Numbered<Task>): void {
    const reply = (answer: Answer): void =>
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, message: answer } })));
    const bitmap = { width: 1, height: 1, close: () => {} };
    if (message.kind === 'thumbnail') reply({ status: 'composed', bitmap, texts: [], isFontMissing: false });
    if (message.kind === 'compose')
      reply({ status: 'composed', bitmap, texts: boxesOf(message.art.texts), isFontMissing: false });
    // Without an answer thumbnails would wait for it.
    if (message.kind === 'layers') reply(refused('damaged'));
    if (message.kind === 'open') reply(openedPhoto(message.file, 'messenger'));
  }
  terminate(): void {}
}

/** jsdom lays nothing out. */
class NoResizeObserver {
  observe(): void {}
  disconnect(): void {}
}

/** Replaces what draws photos and jsdom lacks, until the test's globals and mocks are restored. */
export function replaceCanvases(): void {
  vi.stubGlobal('Worker', OpeningWorker);
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}
