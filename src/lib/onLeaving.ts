/** Calls back when the page is left or hidden: a phone may never show it again. Returns the clean-up. */
export function onLeaving(listener: () => void): () => void {
  const hide = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  globalThis.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', hide);
  return () => {
    globalThis.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', hide);
  };
}
