import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { emptyContent, photosOf, withLayout, type Design, type DesignContent } from '#domain/design.ts';
import type { DesignTarget } from '#domain/designIndex.ts';
import { beginHistory, redone, undone, withChange, type History } from '#domain/history.ts';
import { countPlaces, firstLayout, type PlacesOffer } from '#domain/layouts.ts';
import type { Product } from '#domain/product.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { useDesignFiles } from './useDesignFiles.ts';
import { useKeeping, type Capture } from './useKeeping.ts';
import { useOpenPhotos } from './useOpenPhotos.ts';

/** A content for as many places as the gift has in this size: photos that find none are left out. */
function fitted(content: DesignContent, offer: PlacesOffer): DesignContent {
  const isOffered = offer.kind === 'together' && offer.layouts.includes(content.layout);
  const layout = isOffered ? content.layout : firstLayout(offer);
  const places = countPlaces(offer, layout);
  return layout === content.layout && places === content.places.length ? content : withLayout(content, layout, places);
}

/** What the device lost leaves its place empty; the rest of the design stays. */
const without =
  (hash: string) =>
  (history: History<DesignContent>): History<DesignContent> => ({
    ...history,
    now: { ...history.now, places: history.now.places.map((place) => (place?.photo === hash ? null : place)) },
  });

type Options = {
  readonly product: Product;
  readonly size: string;
  readonly offer: PlacesOffer;
  readonly target: DesignTarget;
  /** The design that is changed; null begins anew. */
  readonly before: Design | null;
  readonly worker: PhotoWorker;
  readonly capture: Capture;
};

/** Opening, changing and keeping the design of one gift. docs/behaviour.md, Personalise. */
export function useDesigning({ product, size, offer, target, before, worker, capture }: Options) {
  const { photos, open } = useOpenPhotos(worker);
  const [history, setHistory] = useState<History<DesignContent>>(() =>
    beginHistory(before ?? emptyContent(firstLayout(offer), countPlaces(offer, firstLayout(offer)))),
  );
  const content = useMemo(() => fitted(history.now, offer), [history.now, offer]);

  const latest = useRef({ content, photos });
  useEffect(() => {
    latest.current = { content, photos };
  }, [content, photos]);
  const { id: productId, name, category, subCategory } = product;
  const inHand = useCallback(() => {
    const { content, photos } = latest.current;
    const files = new Map(
      photosOf(content).flatMap((hash) => {
        const file = photos.get(hash)?.file;
        return file ? [[hash, file] as const] : [];
      }),
    );
    return { content, files, gift: { productId, size, name, category, subCategory } };
  }, [productId, size, name, category, subCategory]);
  const { kept, isChangedElsewhere, note, keepNow, flush } = useKeeping(target, before?.id ?? null, inHand, capture);

  const [remark, setRemark] = useState<string | null>(null);
  const step = (to: (history: History<DesignContent>) => History<DesignContent>): void => {
    setHistory(to);
    setRemark(null);
    note();
  };
  const change = (kind: string, to: (now: DesignContent) => DesignContent): void => {
    const at = Date.now();
    step((history) => withChange(history, to(fitted(history.now, offer)), kind, at));
  };

  const files = useDesignFiles({
    open,
    before,
    content,
    change,
    lose: (hash) => setHistory(without(hash)),
    say: setRemark,
  });

  return {
    content,
    photos,
    ...files,
    /** Something worth knowing about the latest change. */
    remark,
    say: setRemark,
    kept,
    isChangedElsewhere,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step(undone),
    redo: () => step(redone),
    change,
    /** Tries again to keep the design, now that there may be room. */
    keepAgain: () => {
      note();
      return flush();
    },
    keepNow,
    flush,
  };
}

export type Designing = ReturnType<typeof useDesigning>;
