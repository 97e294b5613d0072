// The limit that the shop is measured against: the same first screen as plain HTML, without any script.
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PHONE } from './device.mjs';

/**
 * Runs in the finished page: keeps what the first screen shows, and what it is styled with.
 * @returns {string} HTML
 */
function firstScreenOnly() {
  const programs =
    'script, noscript, #splash, link[rel="modulepreload"], link[rel="late-entry"], link[as="script"], video';
  for (const element of document.querySelectorAll(programs)) element.remove();
  /** @param {Element} element */
  const isBelow = (element) => element.getBoundingClientRect().top >= innerHeight;
  for (const element of document.querySelectorAll('main *, footer, footer *')) {
    if (element.isConnected && isBelow(element)) element.remove();
  }
  for (const picture of document.querySelectorAll('img')) picture.removeAttribute('loading');
  return `<!doctype html>\n${document.documentElement.outerHTML}`;
}

/**
 * Writes the limit pages of some addresses into a folder that the same server can serve. They are made from the pages
 * that were written at build time; the cart is its visitor's, and has to be drawn first.
 * @param {import('./device.mjs').Browser} browser
 * @param {{ shopUrl: string, paths: Readonly<Record<string, string>>, dist: string, out: string, state?: import('./shopper.mjs').State }} options
 */
export async function writeLimitPages(browser, { shopUrl, paths, dist, out, state }) {
  await mkdir(out, { recursive: true });
  await cp(join(dist, 'assets'), join(out, 'assets'), { recursive: true });
  for (const [name, path] of Object.entries(paths)) {
    const isWritten = name !== 'cart';
    const context = await browser.newContext({
      ...PHONE,
      javaScriptEnabled: !isWritten,
      ...(state && { storageState: state }),
    });
    const page = await context.newPage();
    await page.goto(`${shopUrl}${path}`, { waitUntil: 'load' });
    // The splash has lifted, and what the first screen shows has come.
    if (!isWritten) await page.locator('#splash').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await writeFile(join(out, `${name}.html`), await page.evaluate(firstScreenOnly));
    await context.close();
  }
}
