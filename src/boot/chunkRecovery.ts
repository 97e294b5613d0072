import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';

/** The page reloads itself at most once in this time, in milliseconds. */
const PAUSE_MS = 30_000;

/** True right after a reload. Asks the browser's navigation timing, because storage may be blocked. */
function isJustReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as readonly { readonly type?: string }[];
  return load?.type === 'reload' && performance.now() < PAUSE_MS;
}

/** False without a connection: a reload would lose the page. */
async function isSiteThere(): Promise<boolean> {
  try {
    const { status } = await fetch(globalThis.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** A file could not be fetched because the site is unreachable; this is not a fault of the shop. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super(messagesOf(commonMessages).errors.network, { cause });
  }
}

async function recover(cause: unknown, reload: () => void): Promise<never> {
  if (!(await isSiteThere())) throw new NoConnection(cause);
  if (isJustReloaded()) throw new Error(messagesOf(commonMessages).crash.missingFile, { cause });
  reload();
  // Nothing more is rendered until the page has reloaded.
  return new Promise<never>(() => {});
}

/** If several files are missing at once, the page still reloads only once. */
let recovery: Promise<never> | null = null;

/**
 * After a release, an open page may ask for files of its build that no longer exist. The page then reloads once to get
 * the new files. Never resolves. docs/behaviour.md, Not found and route errors.
 * @throws Error with a sentence for the shopper if a reload would not help or has not helped; NoConnection offline
 */
export function recoverChunk(cause: unknown, reload: () => void = () => globalThis.location.reload()): Promise<never> {
  recovery ??= recover(cause, reload).finally(() => (recovery = null));
  return recovery;
}

/** True during a prefetch: a missing file is then ignored. */
let isPrefetching = false;

/** Fetches files for later. Errors are ignored: the later import handles them. */
export async function prefetchQuietly(load: () => Promise<unknown>): Promise<void> {
  isPrefetching = true;
  try {
    await load();
  } catch {
    // Only the prefetch has failed; no screen needs the file now.
  } finally {
    isPrefetching = false;
  }
}

/** Vite dispatches `vite:preloadError` for every file of the build that fails to load. */
export function watchChunkErrors(reload?: () => void): void {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    if (isPrefetching) return;
    // The importer reports the error; this listener only recovers.
    recoverChunk(payload, reload).catch(console.warn);
  });
}
