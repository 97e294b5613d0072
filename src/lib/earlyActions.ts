declare global {
  /** Controls that were clicked and forms that were sent before they were alive; index.html keeps them. */
  var earlyActions: readonly HTMLElement[] | undefined;
}

/**
 * A region of a built page is alive: what the shopper did in it before happens now. A region in it that is not alive yet
 * keeps its own. docs/decisions/0018
 */
export function comeAlive(region: Element): void {
  region.removeAttribute('data-waiting');
  const kept = globalThis.earlyActions ?? [];
  const isWaiting = (control: HTMLElement): boolean => control.closest('[data-waiting]') !== null;
  globalThis.earlyActions = kept.filter(isWaiting);
  for (const control of kept) {
    if (isWaiting(control)) continue;
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}
