import { useCallback, useEffect, useRef, useState } from 'react';

import { wordsOf } from '#content/language.ts';
import { personaliseWords } from '#content/personaliseWords.ts';
import { formatNamed } from '#domain/imageFile.ts';
import { draftFor, isSameDraft } from '#domain/photoDraft.ts';
import { CENTRED, type PhotoPlacement } from '#domain/photoPlacement.ts';
import type { Product } from '#domain/product.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { closePhoto, type OpenPhoto } from '#photo/messages.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import type { PlacedPhoto } from './placedPhoto.ts';
import { problemText } from './problemText.ts';
import { useKeeping, type Capture, type Kept } from './useKeeping.ts';

export type Personalising = {
  readonly placed: PlacedPhoto | null;
  readonly isOpening: boolean;
  /** Why the latest file cannot be used. */
  readonly problem: string | null;
  /** Something worth knowing about a file that can. */
  readonly remark: string | null;
  readonly kept: Kept | null;
  readonly choose: (file: File) => Promise<void>;
  readonly place: (change: (now: PlacedPhoto) => PhotoPlacement) => void;
  /** Writes what is not written yet. */
  readonly flush: () => Promise<void>;
  /** The same at once for how a kept photo lies: the picture of the gift is the one before until `flush` has a new one. */
  readonly savePosition: () => Promise<void>;
  /** Tries again to keep the photo, now that there may be room. */
  readonly keepAgain: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

const FORMAT_NAMES = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', heic: 'HEIC' } as const;

/** Opening, placing and keeping the photo of one gift. docs/behaviour.md, Personalise. */
export function usePersonalising(product: Product, size: string, worker: PhotoWorker, capture: Capture): Personalising {
  const { readPhoto, deletePhotos, loadPhotos } = useShopActions();
  const photos = useShop((state) => state.photos);
  const [placed, setPlaced] = useState<PlacedPhoto | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [remark, setRemark] = useState<string | null>(null);
  const current = useRef<PlacedPhoto | null>(null);
  const inHand = useCallback((): PlacedPhoto | null => current.current, []);
  /** Only the file chosen last counts, however long the others take. */
  const turn = useRef(0);
  const { kept, resume, note, forget, flush, savePosition } = useKeeping(product.name, inHand, capture);

  const setCurrent = useCallback((next: PlacedPhoto | null): void => {
    if (current.current && current.current.photo !== next?.photo) closePhoto(current.current.photo);
    current.current = next;
    setPlaced(next);
  }, []);

  useEffect(() => {
    void loadPhotos();
    return () => {
      turn.current += 1;
      if (current.current) closePhoto(current.current.photo);
      current.current = null;
    };
  }, [loadPhotos]);

  /** Opens a file; refused ones leave everything as it was. */
  const open = useCallback(
    async (file: Blob): Promise<OpenPhoto | null> => {
      turn.current += 1;
      const mine = turn.current;
      setOpening(true);
      const answer = await worker.ask({ kind: 'open', file });
      if (mine !== turn.current) {
        if (answer.status === 'opened') closePhoto(answer.photo);
        return null;
      }
      setOpening(false);
      if (answer.status === 'opened') return answer.photo;
      if (answer.status === 'refused') setProblem(problemText(answer.problem, answer.size));
      return null;
    },
    [worker],
  );

  const draft = draftFor(photos, { productId: product.id, size });
  const wanted = draft ? `${draft.productId}\n${draft.size}` : '';
  const isDraftOwn = draft?.size === size;
  useEffect(() => {
    // What is in hand stays in hand, unless the chosen size has a photo of its own.
    if (!draft || (current.current && (!isDraftOwn || isSameDraft(current.current.key, draft)))) return;
    const takeUp = async (): Promise<void> => {
      const found = await readPhoto(draft);
      const photo = found && (await open(found.file));
      if (!found || !photo) return;
      // What was in hand until now has its last change kept.
      await flush();
      const { placement, sentAt, bytes, preview } = found.facts;
      resume({ result: draft.isKept ? 'kept' : 'refused', bytes }, preview);
      setCurrent({ photo, placement, sentAt, key: { productId: draft.productId, size: draft.size } });
    };
    void takeUp();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the draft's identity, not its object, says when to read it
  }, [wanted, isDraftOwn, readPhoto, open, flush, resume, setCurrent]);

  const choose = useCallback(
    async (file: File): Promise<void> => {
      setProblem(null);
      setRemark(null);
      const photo = await open(file);
      if (!photo) return;
      const named = formatNamed(file.name);
      if (named !== null && named !== photo.format)
        setRemark(wordsOf(personaliseWords).personalise.readAs(FORMAT_NAMES[photo.format]));
      note('photo');
      setCurrent({ photo, placement: CENTRED, key: { productId: product.id, size }, sentAt: null });
    },
    [open, note, setCurrent, product.id, size],
  );

  return {
    placed,
    isOpening,
    problem,
    remark,
    kept,
    flush,
    savePosition,
    choose,
    place: (change) => {
      if (!current.current) return;
      note('placement');
      // Another crop is another picture: the shop does not have it yet.
      setCurrent({ ...current.current, placement: change(current.current), sentAt: null });
    },
    keepAgain: () => {
      note('photo');
      return flush();
    },
    remove: async () => {
      const key = current.current?.key;
      turn.current += 1;
      forget();
      setCurrent(null);
      setRemark(null);
      if (key) await deletePhotos([key]);
    },
  };
}
