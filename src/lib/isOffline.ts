/** True when the browser knows that nothing can leave it; false when something may, which is no promise that it will. */
export function isOffline(): boolean {
  return 'onLine' in globalThis.navigator && !globalThis.navigator.onLine;
}
