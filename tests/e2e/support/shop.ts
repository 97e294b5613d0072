import { expect, test as base } from '@playwright/test';
import type { Page, Response } from '@playwright/test';

import { startBackend, type Backend } from './backend.ts';
import { createWatch, type Watch } from './watch.ts';

const SPLASH_MS = 2500;
const SPLASH_FADE_MS = 300;

/** Opens a URL as a full load and skips the splash. Without a URL: reloads the page. */
export type Open = (path?: string, page?: Page) => Promise<Response | null>;

type ShopFixtures = {
  /** True where the embedded backend acts as the shop's older one. docs/backend.md, Generations. */
  readonly isOlder: boolean;
  /** When the page's clock begins; now, unless a test needs a certain day. */
  readonly startsAt: Date | undefined;
  readonly watch: Watch;
  readonly open: Open;
};

type ShopOptions = {
  /** Folder of the built shop: 'dist', or 'build/payments' with both payment providers on. */
  readonly storefront: string;
  readonly backend: Backend;
};

/** Every browser test of the shop begins here: a clean backend, and the invariants of `watch` on every page. */
export const test = base.extend<ShopFixtures, ShopOptions>({
  storefront: ['dist', { option: true, scope: 'worker' }],
  backend: [
    async ({ storefront }, use) => {
      const backend = await startBackend(storefront);
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  isOlder: [false, { option: true }],
  baseURL: async ({ backend, isOlder }, use) => {
    await backend.reset();
    if (isOlder) await backend.generationA();
    await use(backend.url);
  },
  startsAt: [undefined, { option: true }],
  watch: async ({ backend, isOlder }, use) => {
    const watch = createWatch(backend.url);
    // The names of the typing banner are one of its three missing endpoints, which only the console reports.
    if (isOlder) watch.allow(/status of 404 .*\/api\/api\/category/, /typing banner: Failed to fetch categories/);
    await use(watch);
  },
  context: async ({ context, watch }, use) => {
    await watch.follow(context);
    await use(context);
    expect(await watch.problems(context), 'problems recorded by watch').toEqual([]);
  },
  open: async ({ page, startsAt }, use) => use((path, other) => openPastSplash(other ?? page, path, startsAt)),
});

export { expect };

/** Waits until a closed dialog has left the session history (lib/dialogHistory.ts): its history.back would undo a later navigation. */
export async function dialogsHaveLeftHistory(page: Page): Promise<void> {
  const entries = () =>
    page.evaluate(() => {
      const { dialogs = 0 } = (history.state ?? {}) as { readonly dialogs?: number };
      return dialogs - document.querySelectorAll('dialog:modal').length;
    });
  await expect.poll(entries).toBeLessThanOrEqual(0);
}

/** Navigates inside the shop as a link does, without a page load. */
export async function goTo(page: Page, path: string): Promise<void> {
  await dialogsHaveLeftHistory(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

const clocked = new WeakSet<Page>();

/** Waits until React has replaced the prerendered head tags and no part of the page waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  // Looks at every frame: an expectation would look again after up to a second.
  await page.waitForFunction(
    () =>
      document.querySelector('head meta[name="robots"]:not([data-prerendered])') !== null &&
      document.querySelector('[data-hydrating]') === null,
  );
}

/** A full load with the real clock; a key lifts the splash, which has tests of its own. */
export async function openInRealTime(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await waitForHydration(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('#splash')).toHaveCount(0);
}

/** Blocks the scripts that match a pattern: the result loads a page, and returns what releases them. */
export async function holdScripts(page: Page, files: string) {
  let held = Promise.resolve();
  await page.route(files, async (route) => (await held, route.continue()));
  return async (go: () => Promise<unknown>): Promise<() => void> => {
    let release = (): void => {};
    held = new Promise((resolve) => (release = resolve));
    await go();
    return release;
  };
}

/** Opens a page and advances its clock past the splash, which has a separate test. */
async function openPastSplash(page: Page, path?: string, startsAt?: Date): Promise<Response | null> {
  if (!clocked.has(page)) await page.clock.install(startsAt && { time: startsAt });
  clocked.add(page);
  await dialogsHaveLeftHistory(page);
  const options = { waitUntil: 'domcontentloaded' } as const;
  const response = await (path === undefined ? page.reload(options) : page.goto(path, options));
  await waitForHydration(page);
  await page.clock.fastForward(SPLASH_MS);
  await page.clock.fastForward(SPLASH_FADE_MS);
  await expect(page.locator('#splash')).toHaveCount(0);
  // Below the first screen the page waits for the shopper's first input, when it is idle (ui/HydrationBoundary.tsx).
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  return response;
}
