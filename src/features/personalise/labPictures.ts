import { productPrints } from '#config/productPrints.ts';
import { settings } from '#config/settings.ts';
import { sheetsOf } from '#domain/design/layouts.ts';
import { mountOf } from '#domain/design/mount.ts';
import { photosOf } from '#domain/design/design.ts';
import type { PrintPlan } from '#domain/design/printSize.ts';
import { archiveName, printFileName } from '#domain/design/printName.ts';
import { orderReference, type Order } from '#domain/order/order.ts';
import { artOf, planOf, type SheetArt } from '#photo/art.ts';
import { openPhotoWorker } from '#photo/photoWorker.ts';
import type { useShopActions } from '#shop/ShopContext.tsx';
import type { DesignToSend } from './designsToSend.ts';
import type { Job } from './useLongWork.ts';

/** Reads a photo of this device; null where the device does not have it. */
export type ReadPhoto = ReturnType<typeof useShopActions>['readPhoto'];

/** One print of an order. */
type Print = {
  readonly toSend: DesignToSend;
  readonly art: SheetArt;
  /** How large it is printed. */
  readonly plan: PrintPlan;
  /** Which print of the design it is, counted from 1, and of how many. */
  readonly sheet: number;
  readonly sheets: number;
};

const isDrawn = ({ places, texts }: SheetArt): boolean =>
  texts.length > 0 || places.some(({ photo }) => photo !== null);

const sizeOf = ({ item, record: { design } }: DesignToSend): string => item.size || design.gift.size;

/** The prints of these designs that have something on them. */
function printsOf(designs: readonly DesignToSend[]): readonly Print[] {
  return designs.flatMap((toSend) => {
    const { design } = toSend.record;
    const { offer } = productPrints(design.gift, sizeOf(toSend));
    const sheets = sheetsOf(offer, design.layout);
    const arts = artOf(design, offer);
    const pieces = sheets.map(({ piece }) => piece);
    // The mount of a collage frame follows its prints where it has text, without the photos in its openings.
    const mount = arts[0]?.mount;
    const drawn = mount && mount.texts.length > 0 ? [...arts, { ...mount, places: [] }] : arts;
    return drawn.flatMap((art, at) => {
      const plan = planOf(art, pieces[at] ?? mountOf(offer)?.piece ?? null);
      return isDrawn(art) ? [{ toSend, art, plan, sheet: at + 1, sheets: drawn.length }] : [];
    });
  });
}

type LabFile = {
  /** The picture, or an archive of several. */
  readonly file: File;
  readonly pictures: readonly File[];
  /** How many pictures are less sharp than their photos, because this device could not draw them larger. */
  readonly lowered: number;
};

/**
 * Draws the prints of an order as JPEG files, one after another in a worker: one file, or an archive of several.
 * @throws Error where a photo is not on the device, or a picture could not be drawn
 */
export function labPicturesJob(order: Order, designs: readonly DesignToSend[], readPhoto: ReadPhoto): Job<LabFile> {
  const name = { shop: settings.shopName, order: orderReference(order) };
  return async (signal, onProgress) => {
    const worker = openPhotoWorker();
    signal.addEventListener('abort', worker.close);
    try {
      const prints = printsOf(designs);
      const files: File[] = [];
      let lowered = 0;
      for (const [at, { toSend, art, plan, sheet, sheets }] of prints.entries()) {
        onProgress({ step: at + 1, of: prints.length });
        const { design } = toSend.record;
        const photos: Record<string, Blob> = {};
        for (const hash of photosOf(design)) {
          const photo = await readPhoto(hash);
          if (!photo) throw new Error('a photo is not on this device');
          photos[hash] = photo;
        }
        signal.throwIfAborted();
        const answer = await worker.ask({ kind: 'print', art, files: photos, plan });
        if (answer.status !== 'printed') throw new Error(`print ${at + 1}: ${answer.status}`);
        if ((answer.ppi ?? 0) < (plan.ppi ?? 0)) lowered += 1;
        const fileName = printFileName({
          ...name,
          item: order.items.indexOf(toSend.item) + 1,
          product: design.gift.name,
          size: sizeOf(toSend),
          design: toSend.number,
          designs: toSend.of,
          sheet,
          sheets,
        });
        files.push(new File([answer.picture], fileName, { type: 'image/jpeg' }));
      }
      const [only, ...others] = files;
      if (!only) throw new Error('nothing to print');
      if (others.length === 0) return { file: only, pictures: files, lowered };
      const answer = await worker.ask({ kind: 'zip', files });
      if (answer.status !== 'zipped') throw new Error(`zip: ${answer.status}`);
      const archive = new File([answer.archive], archiveName(name), { type: 'application/zip' });
      return { file: archive, pictures: files, lowered };
    } finally {
      worker.close();
    }
  };
}
