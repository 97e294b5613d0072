import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';

/** The page loads itself again at most once in this time, in milliseconds. */
const PAUSE_MS = 30_000;

/** True when the page has only just been loaded again. The browser is asked and not storage, which may be blocked. */
function isJustReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as readonly { readonly type?: string }[];
  return load?.type === 'reload' && performance.now() < PAUSE_MS;
}

/** False without a connection, where loading the page again would only lose it. */
async function isSiteThere(): Promise<boolean> {
  try {
    const { status } = await fetch(globalThis.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** A file could not be had because nothing of the site can be reached: no error of the shop's. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super(messagesOf(shopMessages).errors.network, { cause });
  }
}

async function recover(cause: unknown, reload: () => void): Promise<never> {
  if (!(await isSiteThere())) throw new NoConnection(cause);
  if (isJustReloaded()) throw new Error(messagesOf(shopMessages).crash.missingFile, { cause });
  reload();
  // Nothing more is drawn until the page is there again.
  return new Promise<never>(() => {});
}

/** Several files may be missing at once: they are one trouble, and the page is loaded once. */
let recovery: Promise<never> | null = null;

/**
 * After a release the files of an open page's build may be gone; the page then loads itself again, once, to get the new
 * ones. Never resolves. docs/behaviour.md, Not found and route errors.
 * @throws Error with a sentence for the shopper when that would not help, or has not helped; NoConnection offline
 */
export function recoverChunk(cause: unknown, reload: () => void = () => globalThis.location.reload()): Promise<never> {
  recovery ??= recover(cause, reload).finally(() => (recovery = null));
  return recovery;
}

/** True while files are fetched that nobody has asked for: one that is missing is then no trouble yet. */
let isPrefetching = false;

/** Fetches what may be wanted later; where it cannot be had, whoever wants it then deals with that. */
export async function prefetchQuietly(load: () => Promise<unknown>): Promise<void> {
  isPrefetching = true;
  try {
    await load();
  } catch {
    // Nobody misses it yet.
  } finally {
    isPrefetching = false;
  }
}

/** Style sheets that could not be had. Vite asks for each only once. */
const failedStyles = new Set<HTMLLinkElement>();

/** Fetches once more what pages lack of their styles. Rejects where it cannot be had. */
export async function restoreStyles(): Promise<void> {
  const fetchAgain = (link: HTMLLinkElement): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const copy = link.cloneNode() as HTMLLinkElement;
      copy.addEventListener('load', resolve);
      copy.addEventListener('error', reject);
      link.replaceWith(copy);
    });
  const lost = [...failedStyles];
  failedStyles.clear();
  await Promise.all(lost.map(fetchAgain));
}

/** Vite tells of every file of the build that could not be loaded, whoever asked for it. */
export function watchChunkErrors(reload?: () => void): void {
  const recordFailure = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  };
  globalThis.addEventListener('error', recordFailure, true);
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    if (isPrefetching) return;
    // Whoever asked says what is missing; here it is only mended.
    recoverChunk(payload, reload).catch(console.warn);
  });
}
