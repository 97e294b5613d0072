// Lighthouse's opinion of built pages on a phone: prints the scores, and ends with an error unless accessibility is 100 on
// each, and SEO and best practices on those that search engines read. Needs the builds that `npm test` or `npm start` make.
// Figures: docs/findability.md, docs/accessibility.md.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { connect } from 'puppeteer-core';

import { chromiumPath } from './browser.mjs';

/** Cart and checkout keep out of search engines: SEO is not asked of them. */
const PUBLIC = ['accessibility', 'best-practices', 'seo'];
const PRIVATE = ['accessibility', 'best-practices'];

/** @type {typeof import('../sandbox/main.ts')} */
const { serve } = await import(pathToFileURL(resolve('build/sandbox/main.js')).href);
// The address that the tested shop is built for: canonical links have to lead here.
const shop = await serve({ port: 4173, database: ':memory:' });
const list = await (await fetch(`${shop.url}/api/product/list`)).json();
const [gift] = list.products;
/** @type {Readonly<Record<string, { path: string, wanted: readonly string[] }>>} */
const pages = {
  home: { path: '/', wanted: PUBLIC },
  collection: { path: '/collection', wanted: PUBLIC },
  gift: { path: `/product/${gift._id}`, wanted: PUBLIC },
  guide: { path: '/keyword/birthday-photo-gifts', wanted: PUBLIC },
  cart: { path: '/cart', wanted: PRIVATE },
  checkout: { path: '/place-order', wanted: PRIVATE },
};

/** A shopper who is logged in and has a gift in the cart. @param {string} browserURL */
async function bringShopper(browserURL) {
  const answer = await fetch(`${shop.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@kanuka.example', password: 'kanuka-demo-1' }),
  });
  const { token } = await answer.json();
  await fetch(`${shop.url}/api/cart/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ itemId: gift._id, size: gift.sizes[0] }),
  });
  const browser = await connect({ browserURL });
  const page = await browser.newPage();
  await page.goto('http://localhost:4173/favicon.svg');
  await page.evaluate(
    (kept, cart) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('kanuka.cart', cart);
    },
    token,
    JSON.stringify({ [gift._id]: { [gift.sizes[0]]: 1 } }),
  );
  await page.close();
  await browser.disconnect();
}

/**
 * One page in a browser of its own: a trace of a tab that has served before may miss its beginning.
 * @param {string} path
 */
async function judged(path) {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    await bringShopper(`http://localhost:${chrome.port}`);
    const result = await lighthouse(`http://localhost:4173${path}`, {
      port: chrome.port,
      logLevel: 'error',
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse has nothing to say of ${path}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Names of pages after `--` measure those alone. */
const chosen = process.argv.slice(2);
let isGood = true;
try {
  for (const [name, { path, wanted }] of Object.entries(pages)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const { categories, audits } = await judged(path);
    // Both have fields as soon as there is something to buy.
    if (wanted === PRIVATE && audits['label']?.scoreDisplayMode === 'notApplicable')
      throw new Error(`${name} was empty.`);
    const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`);
    console.log(`${name.padEnd(12)}${scores.join(', ')}`);
    for (const id of wanted) {
      const category = categories[id];
      if (category?.score === 1) continue;
      isGood = false;
      // An audit that could not be made at all leaves the whole category without a score.
      const failed = category?.auditRefs
        .map(({ id: audit }) => audits[audit])
        .filter((audit) => audit?.score === 0 || audit?.scoreDisplayMode === 'error');
      const reasons = failed?.map((audit) => `${audit?.id} (${audit?.errorMessage ?? audit?.title})`);
      console.error(`  ${id} falls short: ${reasons?.join('; ')}`);
    }
  }
} finally {
  await shop.close();
}
process.exit(isGood ? 0 : 1);
