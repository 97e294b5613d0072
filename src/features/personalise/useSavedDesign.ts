import { useRef, useState } from 'react';

import { photosOf, type DesignContent, type DesignedProduct } from '#domain/design/design.ts';
import { neededDesigns } from '#domain/design/designChanges.ts';
import type { DesignTarget } from '#domain/design/designIndex.ts';
import { useLatest } from '#lib/hooks/useLatest.ts';
import { designerNow } from '#shop/designs/designOwner.ts';
import type { SaveResult } from '#shop/designs/designStore.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import type { OpenPhotos } from './useOpenPhotos.ts';

/** What there is to keep at this moment. */
export type InHand = {
  readonly content: DesignContent;
  readonly gift: DesignedProduct;
  readonly photos: OpenPhotos['photos'];
};

type Written = { readonly result: SaveResult; readonly photos: readonly string[] };

/**
 * What the device has of the design in hand, and the ways to change that. `before` is the design that the target has had so
 * far.
 */
export function useSavedDesign(inHand: InHand, target: DesignTarget, before: string | null) {
  const { saveDesign, placeDesign } = useShopActions();
  // The design stays its designer's when another account logs in meanwhile, in this tab or another.
  const [by] = useState(designerNow);
  const index = useShop((state) => state.designIndex);
  const noteBefore = useShop(({ designs }) => designs.find(({ design }) => design.id === before));
  /** What became of the latest design that was to be kept, and the photos in it. */
  const [written, setWritten] = useState<Written | null>(
    noteBefore?.isKept ? { result: 'kept', photos: photosOf(noteBefore.design) } : null,
  );
  /** What this screen has kept last; every further change takes its place. */
  const [last, setLast] = useState<string | null>(null);
  const lastId = useRef<string | null>(null);
  const pictured = useRef<Blob | null>(noteBefore?.preview ?? null);
  const isAnew = useRef(false);
  /** Whatever writes may have waited for its time. */
  const [latest] = useLatest(inHand);

  const write = async (preview: Blob): Promise<void> => {
    const { content, gift, photos } = latest();
    const hashes = photosOf(content);
    const files = new Map(
      hashes.flatMap((hash) => {
        const file = photos.get(hash)?.file;
        return file ? [[hash, file] as const] : [];
      }),
    );
    pictured.current = preview;
    const replaces = lastId.current;
    const id = crypto.randomUUID();
    lastId.current = id;
    const result = await saveDesign({
      id,
      by,
      content,
      gift,
      target,
      replaces,
      isAnew: isAnew.current,
      preview,
      files,
    });
    setLast(id);
    setWritten({ result, photos: hashes });
  };

  const mine = last ?? before;
  const hasEach = photosOf(inHand.content).every((hash) => written?.photos.includes(hash));
  return {
    /** What became of it; null before, and while the device lacks a photo of what is in hand. */
    kept: written?.result === 'kept' && !hasEach ? null : (written?.result ?? null),
    isChangedElsewhere: mine !== null && written !== null && !neededDesigns(index).has(mine),
    contentNow: () => latest().content,
    /** Keeps what is in hand, with its small picture. */
    write,
    /** Keeps what is in hand with the picture from before; without one, nothing. */
    rewrite: (): void => {
      if (pictured.current) void write(pictured.current);
    },
    /** Nothing is in hand any more: the target goes without a design. */
    clear: async (): Promise<void> => {
      await placeDesign(target, null, lastId.current);
      lastId.current = null;
      isAnew.current = true;
      setLast(null);
      setWritten(null);
    },
  };
}
