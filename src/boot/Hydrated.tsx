import { useEffect } from 'react';

import { replayEvents } from './eventReplay.ts';

/** Stands behind a page: once React has it, what the shopper did before happens. */
export function Hydrated() {
  useEffect(() => {
    const root = document.querySelector('#root[data-waiting]');
    if (root) replayEvents(root);
  }, []);
  return null;
}
