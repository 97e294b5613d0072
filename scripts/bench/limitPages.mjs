// The limit that the shop is measured against: the same first screen as plain HTML, without any script.
import { writeFile } from 'node:fs/promises';

import { PHONE } from './device.mjs';

/** Runs in the finished page: keeps what the first screen shows, and what it is styled with. @returns {string} HTML */
function firstScreenOnly() {
  const programs =
    'script, noscript, #splash, link[rel="modulepreload"], link[rel="late-entry"], link[as="script"], video';
  for (const element of document.querySelectorAll(programs)) element.remove();
  for (const element of document.querySelectorAll('main *, footer, footer *')) {
    if (element.isConnected && element.getBoundingClientRect().top >= innerHeight) element.remove();
  }
  for (const picture of document.querySelectorAll('img')) picture.removeAttribute('loading');
  for (const part of document.querySelectorAll('[data-waiting]')) part.removeAttribute('data-waiting');
  return `<!doctype html>\n${document.documentElement.outerHTML}`;
}

/**
 * Writes the limit pages of some paths into a folder, each as limit-<name>.html. They are made from the pages that were
 * written at build time; the cart is its visitor's, and has to be drawn first.
 * @param {import('./device.mjs').Browser} browser
 * @param {string} shopUrl
 * @param {{ paths: Readonly<Record<string, string>>, cart: import('./shop.mjs').State, folder: string }} options
 */
export async function writeLimitPages(browser, shopUrl, { paths, cart, folder }) {
  for (const [name, path] of Object.entries(paths)) {
    const visitor = name === 'cart' ? { storageState: cart } : { javaScriptEnabled: false };
    const context = await browser.newContext({ ...PHONE, ...visitor });
    const page = await context.newPage();
    await page.goto(shopUrl + path);
    if (name === 'cart') await page.locator('#splash').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await writeFile(`${folder}/limit-${name}.html`, await page.evaluate(firstScreenOnly));
    await context.close();
  }
}
