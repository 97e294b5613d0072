import { productPrints } from '#config/productPrints.ts';
import { settings } from '#config/settings.ts';
import { countPlaced, photosOf } from '#domain/design/design.ts';
import { sheetsOf } from '#domain/design/layouts.ts';
import { orderNumber, type Order } from '#domain/order/order.ts';
import type { Dimensions } from '#domain/design/printSize.ts';
import { printFileName } from '#domain/design/printName.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { canShareFiles } from '#lib/share.ts';
import { artOf, planOf, type SheetArt } from '#photo/art.ts';
import { openPhotoWorker, type PhotoWorker } from '#photo/photoWorker.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { kindOf, type DesignToSend } from './designsToSend.ts';

/** A print-ready picture. `url` is an object URL that is revoked with the dialog. */
export type PrintFile = {
  readonly design: DesignToSend;
  readonly file: File;
  readonly url: string;
  readonly pixels: Dimensions;
};

export type Prints =
  | { readonly status: 'preparing' | 'gone' | 'failed' }
  | {
      readonly status: 'ready';
      readonly files: readonly PrintFile[];
      /** All files in one, where there are several; else null. */
      readonly archive: { readonly url: string; readonly file: File } | null;
      /** True where the system's share sheet takes these files. */
      readonly canShare: boolean;
    };

type ReadPhoto = ReturnType<typeof useShopActions>['readPhoto'];

const isDrawn = ({ places, text }: SheetArt): boolean => text !== null || places.some(({ photo }) => photo !== null);

/** Makes the pictures that the shop prints, one after another, in a worker. 'gone': the device has lost a photo. */
export function usePrints(order: Order, designs: readonly DesignToSend[]): Prints {
  const { readPhoto } = useShopActions();
  const make = async (signal: AbortSignal): Promise<Prints> => {
    const worker = openPhotoWorker();
    const urls: string[] = [];
    const urlOf = (file: File): string => {
      const url = URL.createObjectURL(file);
      urls.push(url);
      return url;
    };
    signal.addEventListener('abort', () => {
      worker.close();
      urls.forEach((url) => URL.revokeObjectURL(url));
    });
    const files: PrintFile[] = [];
    for (const design of designs) {
      const made = await printsOf(design, orderNumber(order.idempotencyKey), worker, readPhoto);
      if (typeof made === 'string') return { status: made };
      files.push(...made.map((print) => ({ ...print, url: urlOf(print.file) })));
    }
    const archive = files.length > 1 ? await archiveOf(order, files, worker) : null;
    return {
      status: 'ready',
      files,
      archive: archive && { file: archive, url: urlOf(archive) },
      canShare: canShareFiles(files.map(({ file }) => file)),
    };
  };
  const { remote } = useRemote({ subject: 'prints', ask: make, reasonOf: () => 'failed' });
  if (remote.status === 'ready') return remote.data;
  return { status: remote.status === 'failed' ? 'failed' : 'preparing' };
}

async function archiveOf(order: Order, files: readonly PrintFile[], worker: PhotoWorker): Promise<File | null> {
  const answer = await worker.ask({ kind: 'zip', files: files.map(({ file }) => file) });
  if (answer.status !== 'zipped') return null;
  const name = printFileName({
    shop: settings.shopName,
    order: orderNumber(order.idempotencyKey),
    product: `${kindOf(files.map(({ design }) => design))}s`,
    size: '',
  });
  return new File([answer.archive], name.replace(/\.jpg$/, '.zip'), { type: 'application/zip' });
}

async function printsOf(
  toSend: DesignToSend,
  order: string,
  worker: PhotoWorker,
  readPhoto: ReadPhoto,
): Promise<readonly Omit<PrintFile, 'url'>[] | 'gone' | 'failed'> {
  const { design } = toSend.record;
  const { gift: product } = design;
  const size = toSend.item.size || product.size;
  const { offer } = productPrints(product, size);
  const sheets = sheetsOf(offer, design.layout);
  const arts = artOf(design, offer);
  const files: Record<string, Blob> = {};
  for (const hash of photosOf(design)) {
    const file = await readPhoto(hash);
    if (!file) return 'gone';
    files[hash] = file;
  }
  const prints: Omit<PrintFile, 'url'>[] = [];
  for (const [at, art] of arts.entries()) {
    if (!isDrawn(art)) continue;
    const plan = planOf(art, sheets[at]?.piece ?? null);
    const answer = await worker.ask({ kind: 'print', art, files, plan });
    if (answer.status !== 'printed') return 'failed';
    const name = printFileName({
      shop: settings.shopName,
      order,
      product: product.name,
      size,
      design: toSend.number,
      designs: toSend.of,
      sheet: at + 1,
      sheets: arts.length,
    });
    prints.push({
      design: toSend,
      file: new File([answer.picture], name, { type: 'image/jpeg' }),
      pixels: plan.pixels,
    });
  }
  return prints.length === 0 && countPlaced(design) > 0 ? 'failed' : prints;
}
