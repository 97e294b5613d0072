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

/**
 * Loads a file of the build. After a release the files of an open page's build may be gone; the page then loads itself
 * again, once, to get the new ones. docs/behaviour.md, Not found and route errors.
 * @throws Error with a sentence for the shopper when that would not help, or has not helped
 */
export async function freshly<T>(
  load: () => Promise<T>,
  reload: () => void = () => globalThis.location.reload(),
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!(await isSiteThere())) throw new Error(wordsOf(shopWords).errors.network, { cause });
    if (isJustReloaded()) throw new Error(wordsOf(shopWords).crash.missingFile, { cause });
    reload();
    // Nothing more is drawn until the page is there again.
    return new Promise<T>(() => {});
  }
}
