const heading = (): HTMLElement | null => document.querySelector('main h1');

/** Where what had the focus goes away, the keyboard goes on from the top of the page. */
export function focusHeading(): void {
  heading()?.focus();
}

/** A dialog has closed, and what opened it is out of sight: the keyboard goes on from the heading, the page stays put. */
export function keepFocus(): void {
  // Until it paints, a browser may leave the focus in what is closed.
  if (document.activeElement?.matches('body, dialog:not([open]) *')) heading()?.focus({ preventScroll: true });
}
