import { useState } from 'react';

import { shopWords } from '#content/shopWords.ts';
import type { Media } from '#domain/media.ts';
import { sizedUrl } from '#domain/pictureUrl.ts';
import type { Product } from '#domain/product.ts';
import { cx } from '#lib/cx.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { RoundButton } from '#ui/RoundButton.tsx';

const WIDEST = 1440;

type ZoomProps = {
  readonly product: Product;
  readonly pictures: readonly Media[];
  /** Which picture to begin with. */
  readonly start: number;
  readonly onClose: () => void;
};

/** The pictures full screen: a dialog with arrows, and a second step of size to scroll about in. */
export function Zoom({ product, pictures, start, onClose }: ZoomProps) {
  const t = useWords(shopWords);
  const dialog = useModal();
  const [index, setIndex] = useState(start);
  const [isLarge, setLarge] = useState(false);
  const picture = pictures[index];
  const go = (by: number): void => {
    setLarge(false);
    setIndex((current) => (current + by + pictures.length) % pictures.length);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t.product.zoomNamed(product.name)}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') go(-1);
        if (event.key === 'ArrowRight') go(1);
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-ivory"
    >
      {picture && (
        <>
          <div className="size-full overflow-auto">
            <img
              src={sizedUrl(picture.url, WIDEST) ?? picture.url}
              alt={product.name}
              className={cx('mx-auto object-contain', isLarge ? 'w-[200vw] max-w-none md:w-[160vw]' : 'size-full')}
            />
          </div>
          <div className="absolute top-3 right-3 flex gap-2">
            <RoundButton
              icon={isLarge ? 'minus' : 'plus'}
              label={isLarge ? t.product.zoomLess : t.product.zoomMore}
              tone="glass"
              onClick={() => setLarge((large) => !large)}
            />
            <RoundButton
              icon="close"
              label={t.product.closeZoom}
              tone="glass"
              onClick={() => dialog.current?.close()}
            />
          </div>
          {pictures.length > 1 && (
            <div className="absolute inset-x-0 bottom-5 flex justify-center gap-3">
              <RoundButton icon="chevronLeft" label={t.product.previous} tone="glass" onClick={() => go(-1)} />
              <RoundButton icon="chevronRight" label={t.product.next} tone="glass" onClick={() => go(1)} />
            </div>
          )}
        </>
      )}
    </dialog>
  );
}
