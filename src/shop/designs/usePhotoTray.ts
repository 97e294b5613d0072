import { useMemo, useState } from 'react';

import { photosOf } from '#domain/design/design.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { changeOwned, OWNED_KEYS, readOwned } from '#shop/session/owner.ts';
import type { DesignRecord } from './designStore.ts';
import { useOwnPhoto } from './useOwnPhoto.ts';

/** The most photos that are remembered as removed from the tray; the oldest are forgotten first. */
const MAX_HIDDEN = 500;

function readHidden(): readonly string[] {
  const raw = readOwned(OWNED_KEYS.hiddenPhotos);
  return Array.isArray(raw) ? raw.filter((hash): hash is string => typeof hash === 'string') : [];
}

/** The content hashes of the photos in these designs, those of the latest design first, each once. */
function photosOfAll(designs: readonly Pick<DesignRecord, 'design'>[]): readonly string[] {
  const latestFirst = designs.toSorted((a, b) => b.design.madeAt - a.design.madeAt);
  return [...new Set(latestFirst.flatMap(({ design }) => photosOf(design)))];
}

/**
 * Removes a photo from the tray. Its file stays: the device has files of designs only, and deletes a file with the last design
 * that has it.
 */
function hide(hash: string): void {
  const list = [hash, ...readHidden().filter((other) => other !== hash)].slice(0, MAX_HIDDEN);
  changeOwned(OWNED_KEYS.hiddenPhotos, { list: [['first', hash]] }, list);
}

/** The shopper has chosen the photo's file: a removed photo is in the tray again. */
export function showInTray(hash: string): void {
  const hidden = readHidden();
  if (!hidden.includes(hash)) return;
  const list = hidden.filter((other) => other !== hash);
  changeOwned(OWNED_KEYS.hiddenPhotos, { list: [['drop', hash]] }, list.length === 0 ? null : list);
}

/**
 * The current shopper's photos, by content hash, for use in another design: the one for all products first, then those of designs, the
 * latest first.
 */
export function usePhotoTray() {
  const designs = useShop((state) => state.designs);
  const chosen = useOwnPhoto()?.photo;
  const all = useMemo(() => [...new Set([chosen ?? [], photosOfAll(designs)].flat())], [chosen, designs]);
  const [hidden, setHidden] = useState(readHidden);
  return {
    photos: all.filter((hash) => !hidden.includes(hash)),
    /** The photo for all products, if there is one. */
    chosen,
    /** Removes a photo from the tray; designs that have it keep it. */
    remove: (hash: string): void => {
      hide(hash);
      setHidden(readHidden());
    },
  };
}
