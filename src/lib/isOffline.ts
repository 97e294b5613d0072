/** True if the browser knows that there is no connection; false does not promise one. */
export function isOffline(): boolean {
  return 'onLine' in globalThis.navigator && !globalThis.navigator.onLine;
}
