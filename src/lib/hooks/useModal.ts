import { useEffect, useRef, type RefObject } from 'react';

import { forgetModal, openModal } from '#lib/dialogHistory.ts';

/** Opens a dialog when it mounts, before the paint, so that its content can be measured at once. */
export function useModal(visit = 0): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current) openModal(dialog.current);
  }, [visit]);
  useEffect(() => {
    const { current } = dialog;
    return () => void (current && forgetModal(current));
  }, []);
  return dialog;
}
