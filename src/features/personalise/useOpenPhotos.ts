import { useCallback, useEffect, useRef, useState } from 'react';

import type { PhotoProblem } from '#domain/imageFile.ts';
import type { Dimensions } from '#domain/printSize.ts';
import { closePhoto, type OpenPhoto } from '#photo/messages.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';

/** A file that cannot be used, and why. */
export type RefusedFile = { readonly problem: PhotoProblem; readonly size: Dimensions | null };

export type OpenPhotos = {
  /** By content hash. */
  readonly photos: ReadonlyMap<string, OpenPhoto>;
  /** Opens one file after the other; null when the screen was left meanwhile. */
  readonly open: (file: Blob, side: number) => Promise<OpenPhoto | RefusedFile | null>;
};

export const isRefused = (answer: OpenPhoto | RefusedFile): answer is RefusedFile => 'problem' in answer;

/** The photos that this screen works with: opened in the worker, and let go with the screen. */
export function useOpenPhotos(worker: PhotoWorker): OpenPhotos {
  const [photos, setPhotos] = useState<ReadonlyMap<string, OpenPhoto>>(new Map());
  const open = useRef(new Map<string, OpenPhoto>());
  const isLeft = useRef(false);
  /** Files are opened one at a time: several at once would need the memory of all of them. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    isLeft.current = false;
    const opened = open.current;
    return () => {
      isLeft.current = true;
      for (const photo of opened.values()) closePhoto(photo);
      opened.clear();
    };
  }, []);

  const openFile = useCallback(
    async (file: Blob, side: number): Promise<OpenPhoto | RefusedFile | null> => {
      if (isLeft.current) return null;
      const answer = await worker.ask({ kind: 'open', file, side });
      if (answer.status === 'refused') return answer;
      if (answer.status !== 'opened') return null;
      const { photo } = answer;
      const known = open.current.get(photo.photo);
      if (known || isLeft.current) closePhoto(photo);
      if (isLeft.current) return null;
      if (known) return known;
      open.current.set(photo.photo, photo);
      setPhotos(new Map(open.current));
      return photo;
    },
    [worker],
  );

  return {
    photos,
    open: useCallback(
      (file, side) => {
        const turn = queue.current.then(() => openFile(file, side));
        queue.current = turn;
        return turn;
      },
      [openFile],
    ),
  };
}
