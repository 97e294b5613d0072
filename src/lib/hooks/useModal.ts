import { useEffect, useRef, type RefObject } from 'react';

/** A dialog that stands over the page from the first moment of each visit: what is in it can be measured at once. */
export function useModal(visit = 0): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [visit]);
  return dialog;
}
