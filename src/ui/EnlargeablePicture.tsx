import { useState } from 'react';

import { cx } from '#lib/cx.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { IconButton } from './Button.tsx';

type EnlargeablePictureProps = {
  readonly src: string;
  readonly alt: string;
  /** Side of the square, in CSS pixels. */
  readonly side: number;
  readonly labels: { readonly enlarge: string; readonly close: string };
  readonly className: string;
};

/** A square picture that a tap shows as large as the screen; Escape, Back or a tap beside it closes that again. */
export function EnlargeablePicture({ src, alt, side, labels, className }: EnlargeablePictureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={labels.enlarge}
        onClick={() => setOpen(true)}
        className={cx('cursor-zoom-in overflow-hidden bg-cream', className)}
      >
        <img src={src} alt="" width={side} height={side} className="size-full object-cover" />
      </button>
      {isOpen && <LargePicture {...{ src, alt, closeLabel: labels.close }} onClose={() => setOpen(false)} />}
    </>
  );
}

type LargePictureProps = Pick<EnlargeablePictureProps, 'src' | 'alt'> & {
  readonly closeLabel: string;
  readonly onClose: () => void;
};

function LargePicture({ src, alt, closeLabel, onClose }: LargePictureProps) {
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      aria-label={alt}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="m-auto max-h-none max-w-none overflow-hidden rounded-md bg-ivory shadow-soft backdrop:bg-ink/70"
    >
      <img src={src} alt={alt} width={640} height={640} className="size-[min(94vw,88dvh,720px)] object-contain" />
      <div className="absolute top-3 right-3">
        <IconButton icon="close" label={closeLabel} tone="glass" onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
