import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';

/** Photos that are dropped on the screen or pasted into it. */
export function useIncoming(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | undefined): void => {
    if (list && list.length > 0) onFiles([...list]);
  };
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent): void => take(clipboardData?.files));
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
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
