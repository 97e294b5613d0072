import type { Page, Response } from '@playwright/test';

/** Loads a page, whose scripts wait from now on; lets those of this page go. */
export type Held = (go: () => Promise<Response | null>) => Promise<() => void>;

/** Scripts whose files match do not come to a page before they are let go. */
export async function holdScripts(page: Page, files: string): Promise<Held> {
  let held = Promise.resolve();
  await page.route(files, async (route) => (await held, route.continue()));
  return async (go) => {
    let letGo = (): void => {};
    held = new Promise((resolve) => (letGo = resolve));
    await go();
    return letGo;
  };
}
