import { useId, type ReactNode, type RefObject } from 'react';

import { keepFocus } from '#lib/focusHeading.ts';
import { IconButton } from './Button.tsx';

type SheetProps = {
  /** The opener's ref: call `showModal`, or useModal if it is open from the start. */
  readonly sheet: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose?: () => void;
  /** Content that scrolls if it is long. */
  readonly children: ReactNode;
  /** Buttons below it that stay visible. */
  readonly foot?: ReactNode;
};

/** A sheet from below, within the thumb's reach: a modal dialog that a tap outside closes. */
export function Sheet({ sheet, title, closeLabel, onClose, children, foot }: SheetProps) {
  const id = useId();
  return (
    <dialog
      ref={sheet}
      aria-labelledby={id}
      onClose={() => {
        onClose?.();
        // The phone may have been rotated: a wide screen has no button for it.
        keepFocus();
      }}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overflow-hidden rounded-t-lg bg-ivory backdrop:bg-ink/55 md:m-auto md:w-[min(480px,94vw)] md:rounded-md md:shadow-soft"
    >
      <div className="flex max-h-[85dvh] flex-col">
        <div className="flex items-center justify-between border-b border-gold-soft py-3 pr-2 pl-5">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={() => sheet.current?.close()} />
        </div>
        <div className="flex-1 overflow-y-auto px-5 py-2">{children}</div>
        {foot && (
          <div className="border-t border-gold-soft px-5 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))]">{foot}</div>
        )}
      </div>
    </dialog>
  );
}
