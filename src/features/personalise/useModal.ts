import { useEffect, useRef, type RefObject } from 'react';

/** A dialog that stands over the page from the first moment: what is in it can be measured at once. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return dialog;
}
