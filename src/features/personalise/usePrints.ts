import { printAreaOf } from '#domain/mockup.ts';
import { printFileName } from '#domain/photoDraft.ts';
import { cropOf } from '#domain/photoPlacement.ts';
import { printPlanOf, type Dimensions } from '#domain/printSize.ts';
import type { Product } from '#domain/product.ts';
import { dataOr } from '#domain/remote.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { openPhotoWorker, type PhotoWorker } from '#photo/photoWorker.ts';
import { canShareFiles } from '#lib/share.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import type { PhotoToSend } from './photoToSend.ts';

/** A picture ready to go to the shop. */
type PrintFile = { readonly part: PhotoToSend; readonly file: File; readonly url: string; readonly pixels: Dimensions };

export type Prints =
  | { readonly status: 'preparing' | 'gone' | 'failed' }
  | {
      readonly status: 'ready';
      readonly files: readonly PrintFile[];
      /** Whether the system's share sheet takes them. */
      readonly canShare: boolean;
    };

const NO_PRODUCTS: readonly Product[] = [];

/** Makes the pictures that the shop prints, one after another, away from the page. */
export function usePrints(parts: readonly PhotoToSend[]): Prints {
  const { readPhoto } = useShopActions();
  const products = useShop((state) => dataOr(state.products, NO_PRODUCTS));

  const make = async (signal: AbortSignal): Promise<Prints> => {
    const worker = openPhotoWorker();
    const files: PrintFile[] = [];
    signal.addEventListener('abort', () => {
      worker.close();
      for (const { url } of files) URL.revokeObjectURL(url);
    });
    for (const part of parts) {
      const made = await printOf(part, worker, products, readPhoto);
      if (typeof made === 'string') return { status: made };
      files.push({ part, url: URL.createObjectURL(made.file), ...made });
    }
    return { status: 'ready', files, canShare: canShareFiles(files.map(({ file }) => file)) };
  };
  const { remote } = useRemote({ subject: 'prints', ask: make, reasonOf: () => 'failed' });
  if (remote.status === 'ready') return remote.data;
  return { status: remote.status === 'failed' ? 'failed' : 'preparing' };
}

type ReadPhoto = ReturnType<typeof useShopActions>['readPhoto'];
type Made = { readonly file: File; readonly pixels: Dimensions };

async function printOf(
  { item, note }: PhotoToSend,
  worker: PhotoWorker,
  products: readonly Product[],
  readPhoto: ReadPhoto,
): Promise<Made | 'gone' | 'failed'> {
  const draft = await readPhoto(note);
  if (!draft) return 'gone';
  const product = products.find(({ id }) => id === item.productId) ?? { ...item, category: '', subCategory: '' };
  const area = printAreaOf(product, item.size);
  const crop = cropOf(draft.facts.photoSize, area.shape, draft.facts.placement);
  const plan = printPlanOf(crop, area.inches);
  const answer = await worker.ask({ kind: 'print', file: draft.file, crop, plan });
  if (answer.status !== 'printed') return 'failed';
  const name = printFileName(item.name, item.size);
  return { file: new File([answer.picture], name, { type: 'image/jpeg' }), pixels: plan.pixels };
}
