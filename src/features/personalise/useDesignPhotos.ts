import { useEffect, useRef, useState } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { messagesOf } from '#content/messages.ts';
import { problemText } from '#content/photoProblem.ts';
import {
  photosOf,
  withPhoto,
  withPlace,
  type Design,
  type DesignContent,
  type PlacedPhoto,
} from '#domain/design/design.ts';
import { UPPER } from '#domain/design/photoPlacement.ts';
import { formatNamed, type PhotoProblem, type RefusedPhoto } from '#domain/image/photoCheck.ts';
import { useLatest } from '#lib/hooks/useStableCallback.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { closePhoto, type OpenPhoto } from '#photo/workerMessages.ts';
import { openPhotoWorker } from '#photo/photoWorker.ts';
import { previewSide } from '#photo/openFile.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { showInTray } from '#shop/designs/usePhotoTray.ts';

export type OpenPhotos = ReturnType<typeof useOpenPhotos>;

/** The open photos of this dialog, and the worker that opens them; both are released when the dialog is unmounted. */
export function useOpenPhotos() {
  const [worker] = useState(() => openPhotoWorker({ isReused: true }));
  const [photos, setPhotos] = useState<ReadonlyMap<string, OpenPhoto>>(new Map());
  const opened = useRef(new Map<string, OpenPhoto>());
  const isUnmounted = useRef(false);
  /** Files are opened one at a time: several at once would need the memory of all of them. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    isUnmounted.current = false;
    const all = opened.current;
    return () => {
      isUnmounted.current = true;
      worker.close();
      for (const photo of all.values()) closePhoto(photo);
      all.clear();
    };
  }, [worker]);

  const openFile = async (file: Blob, side: number): Promise<OpenPhoto | RefusedPhoto | null> => {
    if (isUnmounted.current) return null;
    const answer = await worker.ask({ kind: 'open', file, side });
    if (answer.status === 'refused') return answer;
    if (answer.status !== 'opened') return null;
    const { photo } = answer;
    const known = opened.current.get(photo.photo);
    if (known || isUnmounted.current) closePhoto(photo);
    if (isUnmounted.current) return null;
    if (known) return known;
    opened.current.set(photo.photo, photo);
    setPhotos(new Map(opened.current));
    return photo;
  };
  return {
    worker,
    /** By content hash. */
    photos,
    /** Opens one file after the other; null when the dialog was unmounted meanwhile. */
    open: (file: Blob, side: number): Promise<OpenPhoto | RefusedPhoto | null> => {
      const opening = queue.current.then(() => openFile(file, side));
      queue.current = opening;
      return opening;
    },
  };
}

const FORMAT_NAMES = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', heic: 'HEIC' } as const;

const placedFrom = ({ photo, size, copied }: OpenPhoto): PlacedPhoto => ({
  photo,
  pixels: size,
  placement: UPPER,
  ...(copied && { copied }),
});

/** Orders photos by the time they were taken; those without a time come last, in the order chosen. */
const byTime = (a: OpenPhoto, b: OpenPhoto): number => {
  const [first, second] = [a.takenAt ?? Infinity, b.takenAt ?? Infinity];
  return first === second ? 0 : first - second;
};

/** Puts these photos, in this order, into the places that hold them now and had something else before. */
function inOrder(content: DesignContent, before: DesignContent, photos: readonly OpenPhoto[]): DesignContent {
  const waiting = photos.map(placedFrom);
  const hashes = new Set(waiting.map(({ photo }) => photo));
  const places = content.places.map((place, at) =>
    place && hashes.has(place.photo) && place !== before.places[at] ? (waiting.shift() ?? place) : place,
  );
  return { ...content, places };
}

/** Problems of a stored photo that may be over at the next try. */
const PASSING: ReadonlySet<PhotoProblem> = new Set(['memory', 'cloud']);

/** The content with these photos taken out again; their places have what they had before. */
function withoutAdded(now: DesignContent, before: DesignContent, added: readonly OpenPhoto[]): DesignContent {
  const hashes = new Set(added.map(({ photo }) => photo));
  const places = now.places.map((place, at) =>
    place && hashes.has(place.photo) ? (before.places[at] ?? null) : place,
  );
  return { ...now, places };
}

/** How many files were added, and how many of them are open or refused. */
const NOTHING_OPENING = { done: 0, of: 0 };

/** The places that added files fill, by index; null for the empty ones. */
type FilledPlaces = readonly number[] | 'all' | null;

function filled(now: DesignContent, into: FilledPlaces, place: number, photo: PlacedPhoto): DesignContent {
  if (into === 'all') return { ...now, places: now.places.map(() => photo) };
  return into === null ? withPhoto(now, photo) : withPlace(now, place, photo);
}

type Options = {
  readonly open: OpenPhotos['open'];
  /** The design that is changed; its photos are opened first. */
  readonly before: Design | null;
  readonly content: DesignContent;
  readonly change: (kind: string, to: (now: DesignContent) => DesignContent, sameStepMs?: number) => void;
  /** Called for a photo that the device has lost. */
  readonly onPhotoLost: (hash: string) => void;
  /** Shows a remark about the latest change. */
  readonly setRemark: (remark: string | null) => void;
};

/**
 * Opens the photos of a design and the files that a shopper adds, one after another; `problems` say which cannot be
 * used.
 */
export function useDesignPhotos({ open, before, content, change, onPhotoLost, setRemark }: Options) {
  const { readPhoto } = useShopActions();
  const [opening, setOpening] = useState(NOTHING_OPENING);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Opens the photos of the design that is changed; true when each of them is open, or known to be gone. */
  const openStored = async (design: Design, signal: AbortSignal): Promise<boolean> => {
    let isSettled = true;
    for (const hash of photosOf(design)) {
      const file = await readPhoto(hash).catch((error: unknown) => {
        console.warn('photos:', error);
        return 'unreadable' as const;
      });
      const photo = file && file !== 'unreadable' && (await open(file, previewSide(design.places.length)));
      if (signal.aborted) return isSettled;
      if (photo && 'file' in photo) continue;
      // What cannot be read now, or not opened for want of memory, may be there: its place is not emptied.
      if (file === null || (photo && !PASSING.has(photo.problem))) {
        setProblems((all) => [...all, messagesOf(designingMessages).design.photoGone]);
        onPhotoLost(hash);
      } else isSettled = false;
    }
    return isSettled;
  };
  const stored = useRemote({
    subject: 'stored photos',
    ask: before && ((signal) => openStored(before, signal)),
    reasonOf: () => '',
  });

  /** Opens one file; null where it cannot be used, which adds to `problems`. */
  const openOne = async (file: File, isAlone: boolean, signal: AbortSignal): Promise<OpenPhoto | null> => {
    const answer = await open(file, previewSide(content.places.length));
    if (!answer || signal.aborted) return null;
    setOpening(({ done, of }) => (done + 1 === of ? NOTHING_OPENING : { done: done + 1, of }));
    if ('problem' in answer) {
      const text = problemText(answer);
      setProblems((all) => [...all, isAlone ? text : `${file.name}: ${text}`]);
      return null;
    }
    return answer;
  };

  const working = useRef<Promise<void>>(Promise.resolve());
  const [latest] = useLatest(content);
  /** Cancels the opening of the files that were added. */
  const adding = useRef(new AbortController());
  const batches = useRef(0);

  /**
   * Puts files into these places, or one file into all of them, else into the empty ones, each as soon as it is open. A refused
   * file changes nothing, and cancelling gives the places what they had.
   */
  const add = async (files: readonly File[], into: FilledPlaces, earlier: Promise<void> | null): Promise<void> => {
    setProblems([]);
    setRemark(null);
    setOpening(({ done, of }) => ({ done, of: of + files.length }));
    const good: OpenPhoto[] = [];
    const { signal } = adding.current;
    if (earlier) {
      // Which places are empty is known once the files before these have theirs, and that is rendered.
      await earlier;
      await new Promise((resolve) => void setTimeout(resolve));
      if (signal.aborted) return;
    }
    const start = latest();
    batches.current += 1;
    const kind = `photos ${batches.current}`;
    // Photos chosen together are one step to undo, however long a phone takes to open them.
    const changePlaces = (to: (now: DesignContent) => DesignContent): void => change(kind, to, Infinity);
    const takeOut = (): void => changePlaces((now) => withoutAdded(now, start, good));
    signal.addEventListener('abort', takeOut);
    const empty = [...start.places.keys()].filter((at) => start.places[at] === null);
    const waiting = into === 'all' ? [0] : (into ?? empty);
    let extraPhotos = 0;
    let misnamed: OpenPhoto['format'] | null = null;
    for (const file of files) {
      const photo = await openOne(file, files.length === 1, signal);
      if (signal.aborted) return;
      if (!photo) continue;
      const named = formatNamed(file.name);
      if (named !== null && named !== photo.format) misnamed = photo.format;
      const place = waiting[good.length];
      if (place === undefined) extraPhotos += 1;
      else {
        good.push(photo);
        showInTray(photo.photo);
        changePlaces((now) => filled(now, into, place, placedFrom(photo)));
      }
    }
    signal.removeEventListener('abort', takeOut);
    const sorted = good.toSorted(byTime);
    if (sorted.some((photo, at) => photo !== good[at])) changePlaces((now) => inOrder(now, start, sorted));
    const texts = messagesOf(designingMessages).design;
    if (extraPhotos > 0) setRemark(texts.photosLeft(extraPhotos));
    else if (misnamed) setRemark(texts.readAs(FORMAT_NAMES[misnamed]));
  };

  const areStoredUnread = stored.remote.status === 'ready' && !stored.remote.data;
  return {
    /** How many added files are not open yet. */
    opening: opening.of - opening.done,
    /** Which of the added files is being opened, where there are several; else null. */
    openingProgress: opening.of > 1 ? { step: opening.done + 1, of: opening.of } : null,
    /** Stops opening the added files; the design is as before. */
    cancelOpening: (): void => {
      adding.current.abort();
      adding.current = new AbortController();
      setOpening(NOTHING_OPENING);
    },
    problems,
    /** Reads stored photos again that could not be read; null where there are none. */
    readStoredAgain: areStoredUnread ? stored.retry : null,
    addFiles: (files: readonly File[], into: FilledPlaces): void => {
      working.current = add(files, into, opening.of > opening.done ? working.current : null);
    },
    /** Resolves when all files that were added are open or refused. */
    opened: () => working.current,
  };
}
