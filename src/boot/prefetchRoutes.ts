import { language } from '#content/messages.ts';
import { isOffline } from '#lib/isOffline.ts';
import { isDataSaverOn } from '#lib/preferences.ts';
import { whenIdle } from '#lib/whenIdle.ts';
import { inputOrIdle } from './firstInput.ts';

/** Written by scripts/build/prefetchList.ts; URLs relative to the list's own. */
type PrefetchList = {
  readonly files: readonly string[];
  readonly messages: Readonly<Record<string, readonly string[] | undefined>>;
};

/**
 * `import()` and style sheets reuse a cached response only if it was fetched the same way: cors mode, same-origin
 * credentials.
 */
const fetchLow = (url: URL): Promise<Response> =>
  fetch(url, { priority: 'low', mode: 'cors', credentials: 'same-origin' });

async function readList(url: URL): Promise<readonly URL[]> {
  try {
    const response = await fetchLow(url);
    if (!response.ok) return [];
    const { files, messages } = (await response.json()) as PrefetchList;
    return [...files, ...(messages[language()] ?? [])].map((name) => new URL(name, url));
  } catch {
    return [];
  }
}

/** True if the file is now in the HTTP cache. */
async function fetchIntoCache(url: URL): Promise<boolean> {
  try {
    const response = await fetchLow(url);
    // The cache entry is complete only after the body has been read.
    await response.blob();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Fetches the files of the screens on the way to an order (scripts/build/prefetchList.ts says which) into the HTTP cache, one
 * after another, so that those screens open even if the connection is lost by then. Nothing is compiled or run: that would
 * block the page for screens that may never be opened. Starts with the first input or when the page has been idle; call it
 * when the page is hydrated.
 * docs/behaviour.md, Not found and route errors
 * @param entryUrl URL of the page's entry script, beside which the list lies.
 */
export function prefetchRoutes(entryUrl: string): void {
  // The development server has no list.
  if (!entryUrl.endsWith('.js')) return;
  const listUrl = new URL(entryUrl.replace(/\.js$/, '.json'));
  const cached = new Set<string>();
  const isAllowed = (): boolean => !isDataSaverOn() && !isOffline();
  const prefetch = async (): Promise<void> => {
    if (!isAllowed()) return;
    for (const url of await readList(listUrl)) {
      if (cached.has(url.href)) continue;
      await whenIdle();
      if (!isAllowed()) return;
      if (await fetchIntoCache(url)) cached.add(url.href);
    }
  };
  let runs = inputOrIdle().then(() => {
    // Failed files are retried; runs follow each other.
    addEventListener('online', () => void (runs = runs.then(prefetch)));
    return prefetch();
  });
}
