import { useSyncExternalStore } from 'react';

/** Browsers' own bars take less of the window than this many pixels, and keyboards on screens take more. */
const LEAST_KEYBOARD_PX = 150;

function onViewport(follow: () => void): () => void {
  const { visualViewport } = globalThis;
  visualViewport?.addEventListener('resize', follow);
  return () => visualViewport?.removeEventListener('resize', follow);
}

function isOpen(): boolean {
  const seen = globalThis.visualViewport;
  // A page that is zoomed into shows less as well, and without a keyboard.
  return seen ? document.documentElement.clientHeight - seen.height * seen.scale > LEAST_KEYBOARD_PX : false;
}

/** True while a keyboard on the screen covers a part of the page. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(onViewport, isOpen, () => false);
}
