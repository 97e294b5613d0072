import { useSyncExternalStore } from 'react';

/** Browser bars take less of the window than this many pixels, and on-screen keyboards take more. */
const LEAST_KEYBOARD_PX = 150;

function onViewport(follow: () => void): () => void {
  const { visualViewport } = globalThis;
  visualViewport?.addEventListener('resize', follow);
  return () => visualViewport?.removeEventListener('resize', follow);
}

function isOpen(): boolean {
  const seen = globalThis.visualViewport;
  // Pinch zoom also shows less of the page, without a keyboard.
  return seen ? document.documentElement.clientHeight - seen.height * seen.scale > LEAST_KEYBOARD_PX : false;
}

/** True while an on-screen keyboard covers a part of the page. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(onViewport, isOpen, () => false);
}
