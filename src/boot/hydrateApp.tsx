import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from '#app/App.tsx';
import { pageAt } from '#app/Pages.tsx';
import { startLanguage } from '#app/language/startLanguage.ts';
import { switchLanguage } from '#app/language/switchLanguage.ts';
import { loadFrame } from '#app/layout/Layout.tsx';
import { startRelease } from '#lib/release.ts';
import type { Shop } from '#shop/actions.ts';
import { createShop } from '#shop/createShop.ts';
import { whenHydrated } from './eventReplay.ts';
import { startGates } from './hydrationGate.ts';
import { watchChunkErrors } from './chunkRecovery.ts';
import { rememberTyped } from './typedFields.ts';
import { whenHydratedAndIdle } from './whenHydrated.ts';
import { isPrerenderedFor, readPrerenderedPage } from './prerenderedPage.ts';

/** The head of the built page serves readers without scripts; from here on the page's own head is rendered. */
function removePrerenderedHead(keepsTitle: boolean): void {
  for (const tag of document.head.querySelectorAll('[data-built]'))
    if (!keepsTitle || tag.localName !== 'title') tag.remove();
}

/** Settles when the page and all that stands on it are loaded. */
async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/**
 * A page that the browser draws from nothing is drawn once, with its products, where they come within so many milliseconds: to
 * draw first what waits for them keeps a cheap phone busy for as long.
 */
const CLIENT_RENDER_WAIT_MS = 700;

const after = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Settles when the backend has answered with the products, or has not. */
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
 * What to do when React cannot hydrate a part, because a proxy, an extension or a translator has changed its HTML, and draws
 * it again: the fields keep what was typed in them until then. React adopts the title of a page that it hydrates; of one
 * that it drew there would be two.
 */
function onHydrationMismatch(): (error: unknown) => void {
  let putTypedBack = rememberTyped();
  const remember = (): void => void (putTypedBack = rememberTyped());
  document.addEventListener('input', remember);
  void whenHydrated().then(() => document.removeEventListener('input', remember));
  return (error) => {
    console.warn('The built page was drawn anew:', error);
    if (document.head.querySelectorAll('title').length > 1) removePrerenderedHead(false);
    // Fields take a value only after React has ended its work.
    queueMicrotask(putTypedBack);
  };
}

/**
 * Makes the document live; `entryUrl` is that of the script that started it. A page that was built for this URL is taken over as it stands, once its own file is
 * here; any other content is replaced. docs/decisions/0018
 */
export async function hydrateApp(root: HTMLElement, entryUrl: string): Promise<void> {
  startRelease(entryUrl);
  watchChunkErrors();
  const { location } = globalThis;
  const prerendered = readPrerenderedPage();
  const isPrerendered = prerendered !== null && root.childElementCount > 0 && isPrerenderedFor(prerendered, location);
  const language = startLanguage(location);
  const isInPageLanguage = document.documentElement.lang.split('-')[0] === language;
  const shop = createShop(isPrerendered ? { prerendered } : {});
  // Asked for before anything is drawn, while the line has nothing else to do.
  const { pathname } = location;
  // Neither waits less for the other's failure.
  const pageFile = Promise.all([pageAt(pathname)?.load().catch(console.warn), loadFrame(pathname).catch(console.warn)]);
  void Promise.all([documentLoaded(), productsSettled(shop), pageFile])
    .then(whenHydratedAndIdle)
    .then(() => import('./prefetchRoutes.ts'))
    .then(({ prefetchRoutes }) => prefetchRoutes(entryUrl), console.warn);
  const app = (
    <StrictMode>
      {/* No change of the URL waits by itself: lib/hooks/UrlQuery.tsx says which may, and keeps typed letters meanwhile. */}
      <BrowserRouter useTransitions={false}>
        <App shop={shop} />
      </BrowserRouter>
    </StrictMode>
  );
  // Should the file not arrive, the error screen of the page says so.
  if (isPrerendered) await pageFile;
  else {
    // Nothing here is taken over as it was written: the products are asked for before anything is drawn.
    void import('#api/client.ts').catch(console.warn);
    shop.begin();
    await Promise.race([Promise.all([pageFile, productsSettled(shop)]), after(CLIENT_RENDER_WAIT_MS)]);
  }
  if (language !== 'en') await switchLanguage(language);
  if (!isPrerendered || !isInPageLanguage) {
    removePrerenderedHead(false);
    createRoot(root).render(app);
    return;
  }
  removePrerenderedHead(true);
  // In slices: taken over in one go, a cheap phone would stand still for as long as that takes.
  const onRecoverableError = onHydrationMismatch();
  startGates();
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
}
