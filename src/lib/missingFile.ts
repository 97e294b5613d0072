import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';

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

async function recover(cause: unknown, reload: () => void): Promise<never> {
  if (!(await isSiteThere())) throw new Error(wordsOf(shopWords).errors.network, { cause });
  if (isJustReloaded()) throw new Error(wordsOf(shopWords).crash.missingFile, { cause });
  reload();
  // Nothing more is drawn until the page is there again.
  return new Promise<never>(() => {});
}

/** Several files may be missing at once: they are one trouble, and the page is loaded once. */
let recovery: Promise<never> | null = null;

/**
 * After a release the files of an open page's build may be gone; the page then loads itself again, once, to get the new
 * ones. Never resolves. docs/behaviour.md, Not found and route errors.
 * @throws Error with a sentence for the shopper when that would not help, or has not helped
 */
export function recoverMissingFile(
  cause: unknown,
  reload: () => void = () => globalThis.location.reload(),
): Promise<never> {
  recovery ??= recover(cause, reload).finally(() => (recovery = null));
  return recovery;
}

/** Vite tells of every file of the build that could not be loaded, whoever asked for it. */
export function watchMissingFiles(reload?: () => void): void {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    // Whoever asked says what is missing; here it is only mended.
    recoverMissingFile(payload, reload).catch(console.warn);
  });
}
