/** Calls back when the page is left or hidden: a phone may never show it again. */
export function onLeaving(listener: () => void, signal: AbortSignal): void {
  const hide = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  globalThis.addEventListener('pagehide', listener, { signal });
  document.addEventListener('visibilitychange', hide, { signal });
}
