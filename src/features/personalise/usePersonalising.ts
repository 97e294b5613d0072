import { useCallback, useEffect, useRef, useState } from 'react';

import { PHOTO_KEEP_DELAY_MS } from '#config/constants.ts';
import { textOf } from '#content/copy.ts';
import { personaliseCopy } from '#content/personaliseText.ts';
import { formatNamed } from '#domain/imageFile.ts';
import { draftFor, isSameDraft, type DraftKey } from '#domain/photoDraft.ts';
import { CENTRED, type Placement } from '#domain/placement.ts';
import type { Product } from '#domain/product.ts';
import type { KeepResult } from '#lib/photo/drafts.ts';
import type { Lab } from '#lib/photo/lab.ts';
import { closePhoto, type OpenPhoto } from '#lib/photo/work.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
import { problemText } from './problemText.ts';

/** The photo in hand: what it is, how it lies, and which draft it is kept as. */
export type Held = {
  readonly photo: OpenPhoto;
  readonly placement: Placement;
  readonly key: DraftKey;
  readonly sentAt: number | null;
};

export type Kept = { readonly result: KeepResult; readonly bytes: number };

export type Personalising = {
  readonly held: Held | null;
  readonly isOpening: boolean;
  /** Why the latest file cannot be used. */
  readonly problem: string | null;
  /** Something worth knowing about a file that can. */
  readonly remark: string | null;
  readonly kept: Kept | null;
  readonly choose: (file: File) => Promise<void>;
  readonly place: (change: (now: Held) => Placement) => void;
  /** Writes what is not written yet. */
  readonly flush: () => Promise<void>;
  /** Tries again to keep the photo, now that there may be room. */
  readonly keepAgain: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Makes the small picture of the gift that is kept with the photo; null while there is nothing to see. */
type Capture = () => Promise<Blob | null>;

const FORMAT_NAMES = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', heic: 'HEIC' } as const;

/** Opening, placing and keeping the photo of one gift. docs/behaviour.md, Personalise. */
export function usePersonalising(product: Product, size: string, lab: Lab, capture: Capture): Personalising {
  const { readPhoto, keepPhoto, deletePhotos, loadPhotos } = useShopActions();
  const photos = useShop((state) => state.photos);
  const [held, setHeld] = useState<Held | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [remark, setRemark] = useState<string | null>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  const current = useRef<Held | null>(null);
  /** What the device does not have yet. */
  const unsaved = useRef<'nothing' | 'placement' | 'photo'>('nothing');
  /** Only the file chosen last counts, however long the others take. */
  const turn = useRef(0);

  const hold = useCallback((next: Held | null): void => {
    if (current.current && current.current.photo !== next?.photo) closePhoto(current.current.photo);
    current.current = next;
    setHeld(next);
  }, []);

  useEffect(
    () => () => {
      turn.current += 1;
      if (current.current) closePhoto(current.current.photo);
      current.current = null;
    },
    [],
  );

  /** Opens a file; refused ones leave everything as it was. */
  const open = useCallback(
    async (file: Blob): Promise<OpenPhoto | null> => {
      turn.current += 1;
      const mine = turn.current;
      setOpening(true);
      const answer = await lab.ask({ kind: 'open', file });
      if (mine !== turn.current) {
        if (answer.status === 'opened') closePhoto(answer.photo);
        return null;
      }
      setOpening(false);
      if (answer.status === 'opened') return answer.photo;
      if (answer.status === 'refused') setProblem(problemText(answer.problem, answer.size));
      return null;
    },
    [lab],
  );

  const draft = draftFor(photos, product.id, size);
  const wanted = draft ? `${draft.productId}\n${draft.size}` : '';
  const isDraftOwn = draft?.size === size;
  useEffect(() => {
    // What is in hand stays in hand, unless the chosen size has a photo of its own.
    if (!draft || (current.current && (!isDraftOwn || isSameDraft(current.current.key, draft)))) return;
    const takeUp = async (): Promise<void> => {
      const found = await readPhoto(draft);
      const photo = found && (await open(found.file));
      if (!found || !photo) return;
      const { placement, sentAt, bytes } = found.facts;
      setKept({ result: draft.isKept ? 'kept' : 'refused', bytes });
      hold({ photo, placement, sentAt, key: { productId: draft.productId, size: draft.size } });
    };
    void takeUp();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the draft's identity, not its object, says when to read it
  }, [wanted, isDraftOwn, readPhoto, open, hold]);

  useEffect(() => void loadPhotos(), [loadPhotos]);

  const flush = useCallback(async (): Promise<void> => {
    const now = current.current;
    const what = unsaved.current;
    if (!now || what === 'nothing') return;
    unsaved.current = 'nothing';
    const preview = await capture();
    if (!preview) return void (unsaved.current = what);
    const bytes = now.photo.file.size + preview.size;
    const facts = {
      ...now.key,
      productName: product.name,
      placement: now.placement,
      photoSize: now.photo.size,
      preview,
      bytes,
      changedAt: Date.now(),
      sentAt: now.sentAt,
    };
    const result = await keepPhoto({ facts, file: now.photo.file }, what === 'photo');
    setKept({ result, bytes });
  }, [capture, keepPhoto, product.name]);

  useEffect(() => {
    if (unsaved.current === 'nothing') return;
    const timer = setTimeout(() => void flush(), PHOTO_KEEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [held, flush]);

  useEffect(() => {
    const keepNow = (): void => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', keepNow);
    return () => document.removeEventListener('visibilitychange', keepNow);
  }, [flush]);

  const choose = useCallback(
    async (file: File): Promise<void> => {
      setProblem(null);
      setRemark(null);
      const photo = await open(file);
      if (!photo) return;
      const named = formatNamed(file.name);
      if (named !== null && named !== photo.format)
        setRemark(textOf(personaliseCopy).readAs(FORMAT_NAMES[photo.format]));
      unsaved.current = 'photo';
      hold({ photo, placement: CENTRED, key: { productId: product.id, size }, sentAt: null });
    },
    [open, hold, product.id, size],
  );

  return {
    held,
    isOpening,
    problem,
    remark,
    kept,
    flush,
    choose,
    place: (change) => {
      if (!current.current) return;
      if (unsaved.current === 'nothing') unsaved.current = 'placement';
      // Another crop is another picture: the shop does not have it yet.
      hold({ ...current.current, placement: change(current.current), sentAt: null });
    },
    keepAgain: () => {
      unsaved.current = 'photo';
      return flush();
    },
    remove: async () => {
      const key = current.current?.key;
      unsaved.current = 'nothing';
      turn.current += 1;
      hold(null);
      setKept(null);
      setRemark(null);
      if (key) await deletePhotos([key]);
    },
  };
}
