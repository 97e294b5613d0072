import { useEffect } from 'react';

import { comeAlive } from '#lib/earlyActions.ts';

/** Stands behind a page: once React has it, what the shopper did before happens. */
export function Hydrated() {
  useEffect(() => {
    const root = document.querySelector('#root[data-waiting]');
    if (root) comeAlive(root);
  }, []);
  return null;
}
