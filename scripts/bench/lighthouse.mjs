// Lighthouse's opinion of built pages on a phone: accessibility has to be 100 on each, SEO and best practices too on those
// that search engines read.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { CHROMIUM_FLAGS, chromiumPath } from '../test/browser.mjs';
import { table } from './report.mjs';
import { serveBuilt, shopperWithOrder } from './shop.mjs';

/** The address that the tested shop is built for: canonical links have to lead here. */
const PORT = 4173;
const DEBUGGING_PORT = 9222;

/** The last of them is not asked for, the third of public pages only. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'];

/**
 * One page in a browser of its own, seen by a shopper who has a product in the cart: a trace of a tab that has served before
 * may miss its beginning.
 * @param {string} url
 * @param {import('./shop.mjs').State} state
 */
async function judged(url, { origins }) {
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`];
  const context = await chromium.launchPersistentContext('', { executablePath: chromiumPath(), args, viewport: null });
  try {
    const page = await context.newPage();
    await page.goto(new URL('/favicon.svg', url).href);
    await page.evaluate(
      (items) => {
        for (const { name, value } of items) localStorage.setItem(name, value);
      },
      origins.flatMap(({ localStorage }) => localStorage),
    );
    await page.close();
    const result = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error', disableStorageReset: true });
    if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
    return result.lhr;
  } finally {
    await context.close();
  }
}

/** @type {import('./report.mjs').Bench} */
export const bench = async () => {
  const serving = await serveBuilt('dist', PORT);
  const shop = { ...serving, url: `http://localhost:${PORT}` };
  const shopper = await shopperWithOrder(shop);
  const paths = {
    home: '/',
    collection: '/collection',
    product: `/product/${shop.products[0]?._id}`,
    guide: '/keyword/birthday-photo-gifts',
    cart: '/cart',
    checkout: '/place-order',
  };
  const rows = [];
  /** @type {import('./report.mjs').Budget[]} */
  const budgets = [];
  for (const [name, path] of Object.entries(paths)) {
    // Cart and checkout keep out of search engines: SEO is not asked of them.
    const isPrivate = name === 'cart' || name === 'checkout';
    const { categories, audits } = await judged(shop.url + path, shopper);
    // Both have fields as soon as there is something to buy.
    if (isPrivate && audits['label']?.scoreDisplayMode === 'notApplicable') throw new Error(`${name} was empty.`);
    const scoreOf = (/** @type {string} */ id) => String(Math.round((categories[id]?.score ?? 0) * 100));
    rows.push([name, ...CATEGORIES.map(scoreOf)]);
    for (const id of CATEGORIES.slice(0, isPrivate ? 2 : 3)) {
      const isKept = scoreOf(id) === '100';
      budgets.push({ what: `${id} of ${name}`, limit: '100', figure: scoreOf(id), isKept });
      // An audit that could not be made at all leaves the whole category without a score.
      const failed = (categories[id]?.auditRefs ?? [])
        .map((reference) => audits[reference.id])
        .filter((audit) => audit?.score === 0 || audit?.scoreDisplayMode === 'error');
      if (!isKept)
        console.error(failed.map((audit) => `${name}: ${audit?.id} (${audit?.errorMessage ?? audit?.title})`));
    }
  }
  await shop.close();
  return {
    text: ['Lighthouse on a phone, the demo shop, its splash included.', table(['Page', ...CATEGORIES], rows)],
    budgets,
  };
};
