import { useEffect, useRef, useState } from 'react';

import type { RefusedPhoto } from '#domain/image/imageFile.ts';
import { closePhoto, type OpenPhoto } from '#photo/messages.ts';
import { openPhotoWorker } from '#photo/photoWorker.ts';

export type OpenPhotos = ReturnType<typeof useOpenPhotos>;

/** The photos that this screen works with, and the worker that opens them: both are let go with the screen. */
export function useOpenPhotos() {
  const [worker] = useState(openPhotoWorker);
  const [photos, setPhotos] = useState<ReadonlyMap<string, OpenPhoto>>(new Map());
  const opened = useRef(new Map<string, OpenPhoto>());
  const isLeft = useRef(false);
  /** Files are opened one at a time: several at once would need the memory of all of them. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    isLeft.current = false;
    const all = opened.current;
    return () => {
      isLeft.current = true;
      worker.close();
      for (const photo of all.values()) closePhoto(photo);
      all.clear();
    };
  }, [worker]);

  const openFile = async (file: Blob, side: number): Promise<OpenPhoto | RefusedPhoto | null> => {
    if (isLeft.current) return null;
    const answer = await worker.ask({ kind: 'open', file, side });
    if (answer.status === 'refused') return answer;
    if (answer.status !== 'opened') return null;
    const { photo } = answer;
    const known = opened.current.get(photo.photo);
    if (known || isLeft.current) closePhoto(photo);
    if (isLeft.current) return null;
    if (known) return known;
    opened.current.set(photo.photo, photo);
    setPhotos(new Map(opened.current));
    return photo;
  };
  return {
    worker,
    /** By content hash. */
    photos,
    /** Opens one file after the other; null when the screen was left meanwhile. */
    open: (file: Blob, side: number): Promise<OpenPhoto | RefusedPhoto | null> => {
      const turn = queue.current.then(() => openFile(file, side));
      queue.current = turn;
      return turn;
    },
  };
}
