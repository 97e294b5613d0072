// The reference for all pages: home's first screen with only its picture and text.
import { writeFile } from 'node:fs/promises';

import { PHONE } from './emulatedDevice.mjs';

/** Runs in a prerendered page without scripts: reduces it to its first screen without fonts, styles and boxes. */
function pictureAndWords() {
  const isSeen = (/** @type {Element} */ element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight && !element.closest('#splash, noscript, svg');
  };
  const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const texts = [...document.querySelectorAll('body *')].filter(isSeen).flatMap((element) => {
    const tag = element.closest('h1') ? 'h1' : 'p';
    const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return nodes.map((node) => ({ tag, text: node.textContent?.trim() ?? '' }));
  });
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!(picture instanceof HTMLImageElement)) throw new Error('The first screen has no large picture.');
  const { width, height } = picture.getBoundingClientRect();
  const { pathname, search } = new URL(picture.currentSrc);
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>';
  const image = `<img src="${pathname}${search}" width="${Math.round(width)}" height="${Math.round(height)}" alt="">`;
  const lines = texts
    .filter(({ text }) => text !== '')
    .map(({ tag, text }) => `<${tag}>${escaped(text)}</${tag}>`)
    .join('');
  return `<!doctype html><html lang="en">${head}<main>${image}${lines}</main></html>`;
}

/**
 * Writes the bare page of home as bare.html into a served folder.
 * @param {import('./emulatedDevice.mjs').Browser} browser
 * @param {string} shopUrl
 * @param {string} folder
 */
export async function writeBarePage(browser, shopUrl, folder) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shopUrl, { waitUntil: 'networkidle' });
  await writeFile(`${folder}/bare.html`, await page.evaluate(pictureAndWords));
  await context.close();
}
