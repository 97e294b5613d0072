/** Scrolling less than this, in pixels, is ignored as a trembling finger. */
const STEP_PX = 8;

/** True while the shopper types on the page: the header must not cover the field. */
const isWritingOnPage = (): boolean => document.activeElement?.matches('main :is(input, select, textarea)') ?? false;

/**
 * Hides the header when the page scrolls down and shows it, with its cart, when it scrolls up. Use as `ref`;
 * styles/screen.css moves it. docs/behaviour.md, Navbar
 */
export function hideHeaderOnScroll(header: HTMLElement): () => void {
  // Not read from the page now: that would force a layout before React has finished.
  let last = 0;
  const follow = (): void => {
    const by = scrollY - last;
    const isAtTop = scrollY <= header.offsetHeight;
    if (Math.abs(by) < STEP_PX && !isAtTop) return;
    last = scrollY;
    if (isAtTop) header.removeAttribute('data-away');
    else if (by > 0) header.dataset['away'] = '';
    else if (!isWritingOnPage()) header.removeAttribute('data-away');
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}
