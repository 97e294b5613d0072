import { useState, type DragEvent } from 'react';

import { useDocumentEvent } from '#lib/hooks/useDocumentEvent.ts';

/** Photos that are dropped on the screen or pasted into it. */
export function useDropAndPaste(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | undefined): void => {
    if (list && list.length > 0) onFiles([...list]);
  };
  useDocumentEvent('paste', ({ clipboardData }) => take(clipboardData?.files));
  return {
    isOver,
    drops: {
      onDragOver: (event: DragEvent): void => {
        // Without this the browser would open the file in place of the shop.
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      },
      onDragLeave: (event: DragEvent): void => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent): void => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
}
