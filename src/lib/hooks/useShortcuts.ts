import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Z (or ⌘Z) undoes, Ctrl+Shift+Z and Ctrl+Y do it again; in a field the browser's own undo stays. */
export function useShortcuts({
  undo,
  redo,
}: {
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}): void {
  const act = useEffectEvent((event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const isField = event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type=range])');
    const key = event.key.toLowerCase();
    const wanted = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
    if (!wanted || isField) return;
    event.preventDefault();
    wanted();
  });
  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
