import { useId, useRef, useState } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/messages.ts';
import { cx } from '#lib/cx.ts';
import { useNearViewport } from '#lib/hooks/useOnScreen.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { usePhotoTray } from '#shop/designs/usePhotoTray.ts';
import { Icon } from '#ui/Icon.tsx';
import { UnreadableDesigns } from './UnreadableDesigns.tsx';
import type { Designing } from './useDesigning.ts';

/** The photo for all products and those of the shopper's other designs, to use again in this one. Nothing without any. */
export function PhotoTray({ designing }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design.tray;
  const { worker, fromTray, photos: open, storedBefore, placeAgain } = designing;
  const tray = usePhotoTray();
  const [isRemoved, setRemoved] = useState(false);
  const id = useId();
  // Photos that came into this design otherwise are in their places already. The one for all products is always offered.
  const photos = tray.photos.filter(
    (hash) => hash === tray.chosen || fromTray.has(hash) || !(open.has(hash) || storedBefore.has(hash)),
  );
  const placed = new Set(designing.content.places.flatMap((place) => place?.photo ?? []));
  return (
    // First where the design has no photo yet, then below the crop: only in sight, so that the pressed photo keeps the focus.
    <section
      aria-labelledby={photos.length > 0 ? id : undefined}
      className={cx('grid min-w-0 gap-2 empty:hidden', placed.size > 0 && 'order-last')}
    >
      {photos.length > 0 && (
        <>
          <h3 id={id} className="text-small font-semibold">
            {t.title}
          </h3>
          <ul className="tray flex gap-2 overflow-x-auto px-4 pb-1 md:px-6">
            {photos.map((hash, at) => (
              <TrayPhoto
                key={hash}
                {...{ hash, worker }}
                number={at + 1}
                of={photos.length}
                isPlaced={placed.has(hash)}
                onUse={(file) => placeAgain(hash, file)}
                onRemove={() => {
                  tray.remove(hash);
                  setRemoved(true);
                }}
              />
            ))}
          </ul>
        </>
      )}
      {isRemoved && (
        <p role="status" className="text-note text-ink-3">
          {t.removed}
        </p>
      )}
      <UnreadableDesigns />
    </section>
  );
}

type TrayPhotoProps = {
  /** The content hash of its file. */
  readonly hash: string;
  readonly worker: PhotoWorker;
  /** Its place in the tray, from 1. */
  readonly number: number;
  readonly of: number;
  /** True where the design has it. */
  readonly isPlaced: boolean;
  readonly onUse: (file: Blob) => void;
  readonly onRemove: () => void;
};

/** The longer side of a thumbnail in pixels. */
const SIDE_PX = 192;

/** One photo of the tray; its file is read when it comes into view. The device may have lost it, or cannot read it now. */
function TrayPhoto({ hash, worker, number, of, isPlaced, onUse, onRemove }: TrayPhotoProps) {
  const t = useMessages(designingMessages).design;
  const { readPhoto } = useShopActions();
  const item = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNearViewport(item);

  const show = async (signal: AbortSignal): Promise<'shown' | 'absent'> => {
    const file = await readPhoto(hash);
    signal.throwIfAborted();
    if (file === null) return 'absent';
    const answer = await worker.askLater({ kind: 'thumbnail', file, side: SIDE_PX }, signal);
    // What the device has no memory for now it may have later.
    if (answer.status !== 'composed') throw new Error(`photo ${hash}: ${answer.status}`);
    if (canvas.current) canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(answer.bitmap);
    else answer.bitmap.close();
    return 'shown';
  };
  const { remote, retry } = useRemote({ subject: hash, ask: isNear ? show : null, reasonOf: () => t.tray.unreadable });
  const isAbsent = remote.status === 'ready' && remote.data === 'absent';
  const isUnreadable = remote.status === 'failed';

  const use = async (): Promise<void> => {
    if (isAbsent) return;
    if (isUnreadable) return retry();
    // Read once more: holding the files of all photos would need the memory of all.
    const file = await readPhoto(hash).catch(() => null);
    if (file) onUse(file);
    else retry();
  };
  const remove = (): void => {
    // The button disappears with its photo: the focus moves to a neighbour.
    const { nextElementSibling, previousElementSibling } = item.current ?? {};
    (nextElementSibling ?? previousElementSibling)?.querySelector('button')?.focus();
    onRemove();
  };
  const problem = isAbsent ? t.tray.absent : isUnreadable ? t.tray.unreadable : null;
  return (
    <li ref={item} className="grid flex-none content-start">
      <button
        type="button"
        aria-label={isUnreadable ? t.tray.againNamed(number, of) : t.tray.use(number, of)}
        aria-disabled={isAbsent}
        onClick={() => void use()}
        className={cx(
          'tray-photo relative grid place-items-center overflow-hidden rounded-sm border bg-cream',
          isPlaced ? 'border-maroon ring-1 ring-maroon' : 'border-line-ui hover:border-ink',
          remote.status === 'loading' && 'skeleton',
        )}
      >
        <canvas
          ref={canvas}
          aria-hidden="true"
          className={cx('size-full object-cover', problem !== null && 'hidden')}
        />
        {problem !== null && <Icon name={isAbsent ? 'info' : 'refresh'} className="text-ink-3" />}
        {isPlaced && (
          <span className="tray-check grid size-6 place-items-center rounded-full bg-maroon text-white">
            <Icon name="check" />
          </span>
        )}
      </button>
      {problem !== null && (
        <p role="status" className="pt-1 text-label text-ink-2">
          {problem}
        </p>
      )}
      <button
        type="button"
        aria-label={t.tray.removeNamed(number, of)}
        onClick={remove}
        className="tray-remove text-label text-gold-text underline-offset-4 hover:underline"
      >
        {t.tray.remove}
      </button>
    </li>
  );
}
