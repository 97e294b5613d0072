// The limits that the shop is measured against: its first screen as plain HTML without any script, and as nothing but the
// same picture and words.
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

/** Runs in a limit page: what is left of it without fonts, styles and boxes. @returns {string} HTML */
function pictureAndWords() {
  const isSeen = (/** @type {Element} */ element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  };
  const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const words = [...document.querySelectorAll('body *')]
    .filter((element) => isSeen(element) && element.localName !== 'svg')
    .flatMap((element) => {
      const tag = element.closest('h1') ? 'h1' : 'p';
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return texts.map((node) => ({ tag, text: node.textContent?.trim() ?? '' }));
    })
    .filter(({ text }) => text !== '');
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!(picture instanceof HTMLImageElement)) throw new Error('The first screen has no large picture.');
  const { width, height } = picture.getBoundingClientRect();
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>';
  const image = `<img src="${picture.currentSrc}" width="${Math.round(width)}" height="${Math.round(height)}" alt="">`;
  const text = words.map((word) => `<${word.tag}>${escaped(word.text)}</${word.tag}>`).join('');
  return `<!doctype html>${head}<main>${image}${text}</main>`;
}

/**
 * Writes bare pages of limit pages beside them, each as bare-<name>.html.
 * @param {import('./device.mjs').Browser} browser
 * @param {string} limitsUrl where the limit pages are served
 * @param {{ names: readonly string[], folder: string }} options
 */
export async function writeBarePages(browser, limitsUrl, { names, folder }) {
  for (const name of names) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.goto(`${limitsUrl}/limit-${name}`, { waitUntil: 'networkidle' });
    await writeFile(`${folder}/bare-${name}.html`, await page.evaluate(pictureAndWords));
    await context.close();
  }
}
