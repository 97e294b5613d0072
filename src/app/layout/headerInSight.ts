/** Less than this, in pixels, is a trembling finger. */
const STEP_PX = 8;

/** Whether the shopper is writing on the page: nothing comes over the field then. */
const isWritingOnPage = (): boolean => document.activeElement?.matches('main :is(input, select, textarea)') ?? false;

/**
 * Takes the header out of sight while the page is read downwards, and brings it back when it is scrolled up, with its
 * cart. For `ref`; styles/screen.css moves it. docs/behaviour.md, Navbar
 */
export function headerInSight(header: HTMLElement): () => void {
  // Not where the page stands by now: to ask would lay it all out before React is done with it.
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
