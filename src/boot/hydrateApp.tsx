import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from '#app/App.tsx';
import { pageAt } from '#app/Pages.tsx';
import { startLanguage, switchLanguage } from '#app/language/chooseLanguage.ts';
import { loadFrame } from '#app/layout/Layout.tsx';
import { startRelease } from '#lib/release.ts';
import { createShop, type Shop } from '#shop/createShop.ts';
import { startGates } from './hydrationGate.ts';
import { watchChunkErrors } from './chunkRecovery.ts';
import { rememberTyped } from './typedFields.ts';
import { whenHydrated, whenHydratedAndIdle } from './whenHydrated.ts';
import { isPrerenderedFor, mergeSlashes, readPrerenderedPage } from './pageSnapshot.ts';

/**
 * Removes the prerendered head tags, which serve readers without scripts; the page renders its own head from here on.
 */
function removePrerenderedHead(keepsTitle: boolean): void {
  for (const tag of document.head.querySelectorAll('[data-prerendered]'))
    if (!keepsTitle || tag.localName !== 'title') tag.remove();
}

/** Resolves when the document and its resources have loaded. */
async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/**
 * How long client rendering waits for the products, in milliseconds: rendering first without them and then again with
 * them would block a cheap phone for as long.
 */
const CLIENT_RENDER_WAIT_MS = 700;

const after = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Resolves when the products are ready or have failed. */
async function productsSettled({ store }: Shop): Promise<void> {
  if (store.get().products.status !== 'loading') return;
  await new Promise<void>((resolve) => {
    const leave = store.subscribe(() => {
      if (store.get().products.status === 'loading') return;
      leave();
      resolve();
    });
  });
}

/**
 * Handles a hydration mismatch: a proxy, an extension or a translator has changed the HTML of a section, and React
 * renders it again. The fields keep the text typed until then. React adopts the title of a page that it hydrates; after
 * a mismatch there can be two titles, and the prerendered one is removed.
 */
function onHydrationMismatch(): (error: unknown) => void {
  let restoreTyped = rememberTyped();
  const remember = (): void => void (restoreTyped = rememberTyped());
  document.addEventListener('input', remember);
  void whenHydrated().then(() => document.removeEventListener('input', remember));
  return (error) => {
    console.warn('Hydration failed, and React rendered the page again:', error);
    if (document.head.querySelectorAll('title').length > 1) removePrerenderedHead(false);
    // Fields accept a value only after React has finished its work.
    queueMicrotask(restoreTyped);
  };
}

/**
 * Starts the app. A page that was prerendered for this URL is hydrated once its own chunk is loaded; any other content
 * is replaced. docs/decisions/0018
 * @param entryUrl URL of the page's entry script
 */
export async function hydrateApp(root: HTMLElement, entryUrl: string): Promise<void> {
  startRelease(entryUrl);
  watchChunkErrors();
  mergeSlashes();
  const { location } = globalThis;
  const prerendered = readPrerenderedPage();
  const isPrerendered = prerendered !== null && root.childElementCount > 0 && isPrerenderedFor(prerendered, location);
  const language = startLanguage(location);
  const isInPageLanguage = document.documentElement.lang.split('-')[0] === language;
  const shop = createShop(isPrerendered ? { prerendered } : {});
  // Requested before the first render, while the network is idle.
  const { pathname } = location;
  // Each waits for itself: a failure of one does not delay the other.
  const pageFile = Promise.all([pageAt(pathname)?.load().catch(console.warn), loadFrame(pathname).catch(console.warn)]);
  const switched = language === 'en' ? undefined : switchLanguage(language);
  void Promise.all([documentLoaded(), productsSettled(shop), pageFile])
    .then(whenHydratedAndIdle)
    .then(() => import('./prefetchRoutes.ts'))
    .then(({ prefetchRoutes }) => prefetchRoutes(entryUrl), console.warn);
  const app = (
    <StrictMode>
      {/* Transitions would delay URL changes. lib/hooks/UrlQuery.tsx decides which may wait, and stores typed
         letters until then. */}
      <BrowserRouter useTransitions={false}>
        <App shop={shop} />
      </BrowserRouter>
    </StrictMode>
  );
  // If the chunk fails to load, the page's error screen says so.
  if (isPrerendered) await pageFile;
  else {
    // Nothing is hydrated here, so the products are requested before the first render.
    void import('#api/axiosInstance.ts').catch(console.warn);
    shop.begin();
    await Promise.race([Promise.all([pageFile, productsSettled(shop)]), after(CLIENT_RENDER_WAIT_MS)]);
  }
  await switched;
  if (!isPrerendered || !isInPageLanguage) {
    removePrerenderedHead(false);
    createRoot(root).render(app);
    return;
  }
  removePrerenderedHead(true);
  // In a transition: hydrating everything in one task would block a cheap phone.
  const onRecoverableError = onHydrationMismatch();
  startGates();
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
}
