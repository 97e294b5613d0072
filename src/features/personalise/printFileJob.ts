import { settings } from '#config/settings.ts';
import { photosOf } from '#domain/design/design.ts';
import { orderReference, type Order } from '#domain/order/order.ts';
import { openPhotoWorker } from '#photo/photoWorker.ts';
import { makeDocument, orderDocument, printedDesign } from '#photo/press/orderDocument.ts';
import { documentRevision } from '#shop/designs/documentRevision.ts';
import type { DesignToSend } from './designsToSend.ts';
import type { ReadPhoto } from './LabPictures.tsx';
import type { Job } from './useLongWork.ts';

/** What came of making the print file of an order. */
export type PrintFiles =
  | {
      readonly status: 'made';
      /** One, or several where it is too large for an email. */
      readonly files: readonly File[];
      readonly prints: number;
      /** How many prints are less sharp than their photos, because this device could not draw them larger. */
      readonly lowered: number;
    }
  /** A photo of this design is not on the device. */
  | { readonly status: 'gone'; readonly design: DesignToSend };

/**
 * Makes the print file of an order in a worker.
 * @throws Error where the worker cannot make it
 */
export function printFileJob(order: Order, designs: readonly DesignToSend[], readPhoto: ReadPhoto): Job<PrintFiles> {
  return async (signal, onProgress) => {
    const photos = new Map<string, Blob>();
    for (const toSend of designs) {
      for (const hash of photosOf(printedDesign({ item: toSend.item, design: toSend.record.design }))) {
        const photo = photos.get(hash) ?? (await readPhoto(hash));
        if (!photo) return { status: 'gone', design: toSend };
        photos.set(hash, photo);
      }
    }
    signal.throwIfAborted();
    const parts = designs.map(({ item, record: { design }, pieces, number, of }) => ({
      item,
      design,
      pieces,
      number,
      of,
    }));
    const revision = documentRevision(
      orderReference(order),
      parts.map(({ design }) => design.id),
    );
    const document = orderDocument(order, parts, { shop: settings.shopName, revision }, Object.fromEntries(photos));
    const worker = openPhotoWorker();
    try {
      const { files, lowered } = await makeDocument(worker, document, {
        onPage: (step, of) => onProgress({ step, of }),
        signal,
      });
      return { status: 'made', files, prints: document.prints.length, lowered: lowered.length };
    } finally {
      worker.close();
    }
  };
}
