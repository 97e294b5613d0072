import { useEffect, useState } from 'react';

import { printAreaOf } from '#domain/mockup.ts';
import { printFileName } from '#domain/photoDraft.ts';
import { cropOf } from '#domain/photoPlacement.ts';
import { printPlanOf, type Dimensions } from '#domain/printSize.ts';
import type { Product } from '#domain/product.ts';
import { dataOr } from '#domain/remote.ts';
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
  const [prints, setPrints] = useState<Prints>({ status: 'preparing' });

  useEffect(() => {
    const worker = openPhotoWorker();
    let isCurrent = true;
    const urls: string[] = [];
    const make = async (): Promise<Prints> => {
      const files: PrintFile[] = [];
      for (const part of parts) {
        const made = await printOf(part, worker, products, readPhoto);
        if (typeof made === 'string') return { status: made };
        const url = URL.createObjectURL(made.file);
        urls.push(url);
        files.push({ part, url, ...made });
      }
      return { status: 'ready', files, canShare: canShareFiles(files.map(({ file }) => file)) };
    };
    void make().then((made) => isCurrent && setPrints(made));
    return () => {
      isCurrent = false;
      worker.close();
      for (const url of urls) URL.revokeObjectURL(url);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the screen is opened for these parts and closed for others
  }, []);
  return prints;
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
