import { useEffect } from 'react';

import { replayEvents } from './eventReplay.ts';

/**
 * Renders nothing. Rendered after a page: its effect runs once React has hydrated the page, and replays earlier events.
 */
export function Hydrated() {
  useEffect(() => {
    const root = document.querySelector('#root[data-hydrating]');
    if (root) replayEvents(root);
  }, []);
  return null;
}
