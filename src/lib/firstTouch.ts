/** Whatever shows that somebody is there. */
const SIGNS = ['scroll', 'wheel', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'resize'] as const;

/** Who reads with a screen reader may send none of them: after this long, in milliseconds, the page is made ready anyway. */
const WITHOUT_SIGN_MS = 10_000;

let touched: Promise<void> | undefined;

/**
 * Resolves when the shopper first scrolls, points, types or resizes the window. What only then matters is loaded then: on a slow line it
 * would else take its turn before what the shopper came to see.
 */
export function firstTouch(): Promise<void> {
  // Where pages are written nobody is waited for.
  if (typeof window === 'undefined') return Promise.resolve();
  touched ??= new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, end, true);
      resolve();
    };
    const timer = setTimeout(end, WITHOUT_SIGN_MS);
    for (const sign of SIGNS) window.addEventListener(sign, end, { capture: true, passive: true });
  });
  return touched;
}
