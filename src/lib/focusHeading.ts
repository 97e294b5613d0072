const heading = (): HTMLElement | null => document.querySelector('main h1');

/** When the focused element disappears, the keyboard continues from the top of the page. */
export function focusHeading(): void {
  heading()?.focus();
}

/**
 * A dialog has closed and its opener is no longer visible: the keyboard continues from the heading, without scrolling.
 */
export function keepFocus(): void {
  // Until it paints, a browser may keep the focus in the closed dialog.
  if (document.activeElement?.matches('body, dialog:not([open]) *')) heading()?.focus({ preventScroll: true });
}

/** As a ref: the element takes the focus when it mounts. */
export const takeFocus = (node: HTMLElement | null): void => node?.focus();
