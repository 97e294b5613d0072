import { useEffect, useState, type DragEvent } from 'react';

/** Photos that are dropped on the screen or pasted into it. */
export function useIncoming(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const file = clipboardData?.files[0];
      if (file) onFile(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFile]);
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
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      },
    },
  };
}
