import type { Page, Response } from '@playwright/test';

/** Loads a page with blocked scripts; the returned function releases them. */
export type Held = (go: () => Promise<Response | null>) => Promise<() => void>;

/** Blocks the scripts that match a pattern until they are released. */
export async function holdScripts(page: Page, files: string): Promise<Held> {
  let held = Promise.resolve();
  await page.route(files, async (route) => (await held, route.continue()));
  return async (go) => {
    let release = (): void => {};
    held = new Promise((resolve) => (release = resolve));
    await go();
    return release;
  };
}
