import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the document while the component is mounted. */
export function useDocumentEvent<K extends keyof DocumentEventMap>(
  type: K,
  onEvent: (event: DocumentEventMap[K]) => void,
): void {
  const act = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: DocumentEventMap[K]): void => act(event);
    document.addEventListener(type, listener);
    return () => document.removeEventListener(type, listener);
  }, [type]);
}
