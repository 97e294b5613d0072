/** Where what had the focus goes away, the keyboard goes on from the top of the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
