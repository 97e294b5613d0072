import { useCallback, useRef, useState } from 'react';

import type { DesignContent, DesignGift } from '#domain/design.ts';
import { neededDesigns } from '#domain/designChanges.ts';
import type { DesignTarget } from '#domain/designIndex.ts';
import type { KeepResult } from '#shop/designStore.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';

/** What there is to keep at this moment. */
export type InHand = {
  readonly content: DesignContent;
  readonly gift: DesignGift;
  /** Its photos, by content hash. */
  readonly files: ReadonlyMap<string, Blob>;
};

/** What the device has of the design in hand, and the ways to change that. */
export function useKeptDesign(
  target: DesignTarget,
  /** The design that the target has had so far. */
  before: string | null,
  inHand: () => InHand,
) {
  const { keepDesign, placeDesign } = useShopActions();
  const index = useShop((state) => state.designIndex);
  const noteBefore = useShop(({ designs }) => designs.find(({ design }) => design.id === before));
  const [kept, setKept] = useState<KeepResult | null>(noteBefore?.isKept ? 'kept' : null);
  /** What this screen has kept last; every further change takes its place. */
  const [last, setLast] = useState<string | null>(null);
  const lastId = useRef<string | null>(null);
  const pictured = useRef<Blob | null>(noteBefore?.preview ?? null);
  const isAnew = useRef(false);

  const write = useCallback(
    async (picture: Blob): Promise<void> => {
      const { content, gift, files } = inHand();
      pictured.current = picture;
      const replaces = lastId.current;
      const id = crypto.randomUUID();
      lastId.current = id;
      const result = await keepDesign({
        id,
        content,
        gift,
        target,
        replaces,
        isAnew: isAnew.current,
        preview: picture,
        files,
      });
      setLast(id);
      setKept(result);
    },
    [inHand, keepDesign, target],
  );

  const rewrite = useCallback((): void => {
    if (pictured.current) void write(pictured.current);
  }, [write]);

  const clear = useCallback(async (): Promise<void> => {
    await placeDesign(target, null, lastId.current);
    lastId.current = null;
    isAnew.current = true;
    setLast(null);
    setKept(null);
  }, [placeDesign, target]);

  const mine = last ?? before;
  return {
    kept,
    isChangedElsewhere: mine !== null && kept !== null && !neededDesigns(index).has(mine),
    /** Keeps what is in hand, with its small picture. */
    write,
    /** Keeps what is in hand with the picture from before; without one, nothing. */
    rewrite,
    /** Nothing is in hand any more: the target goes without a design. */
    clear,
  };
}
