import { useSyncExternalStore } from 'react';

/** Browser bars take less of the window than this many pixels, and on-screen keyboards take more. */
const MIN_KEYBOARD_PX = 150;

/** Whether an on-screen keyboard is open. A snapshot that measured would force a layout at each render. */
let isKeyboardOnScreen = false;

function measureViewport(): void {
  const seen = globalThis.visualViewport;
  // Pinch zoom also shows less of the page, without a keyboard.
  isKeyboardOnScreen = seen
    ? document.documentElement.clientHeight - seen.height * seen.scale > MIN_KEYBOARD_PX
    : false;
}

function onViewport(follow: () => void): () => void {
  const { visualViewport } = globalThis;
  const measure = (): void => {
    measureViewport();
    follow();
  };
  // In the next frame, whose layout is needed anyway.
  const frame = requestAnimationFrame(measure);
  visualViewport?.addEventListener('resize', measure);
  return () => {
    cancelAnimationFrame(frame);
    visualViewport?.removeEventListener('resize', measure);
  };
}

/** True while an on-screen keyboard covers a part of the page. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(
    onViewport,
    () => isKeyboardOnScreen,
    () => false,
  );
}
