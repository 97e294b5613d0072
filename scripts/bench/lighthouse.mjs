// Lighthouse scores of built pages on a phone: accessibility must be 100 on each, SEO and best practices too on those
// that search engines read.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { CHROMIUM_FLAGS, chromiumPath } from '../test/installedPrograms.mjs';
import { table } from './report.mjs';
import { serveBuilt, shopperWithOrder } from './shop.mjs';

/** The URL that the tested shop is built for: canonical links must lead here. */
const PORT = 4173;
const DEBUGGING_PORT = 9222;

/** The last of them has no target, the third only for public pages. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'];

/**
 * One page in its own browser, for a shopper with a product in the cart: a trace of a reused tab may miss its
 * beginning.
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
    // Cart and checkout are excluded from search engines: they need no SEO score.
    const isPrivate = name === 'cart' || name === 'checkout';
    const { categories, audits } = await judged(shop.url + path, shopper);
    // Both have fields once the cart has a line.
    if (isPrivate && audits['label']?.scoreDisplayMode === 'notApplicable') throw new Error(`${name} was empty.`);
    const scoreOf = (/** @type {string} */ id) => String(Math.round((categories[id]?.score ?? 0) * 100));
    rows.push([name, ...CATEGORIES.map(scoreOf)]);
    for (const id of CATEGORIES.slice(0, isPrivate ? 2 : 3)) {
      const isMet = scoreOf(id) === '100';
      budgets.push({ what: `${id} of ${name}`, limit: '100', figure: scoreOf(id), isMet });
      // If a single audit fails to run, the whole category has no score.
      const failed = (categories[id]?.auditRefs ?? [])
        .map((reference) => audits[reference.id])
        .filter((audit) => audit?.score === 0 || audit?.scoreDisplayMode === 'error');
      if (!isMet)
        console.error(failed.map((audit) => `${name}: ${audit?.id} (${audit?.errorMessage ?? audit?.title})`));
    }
  }
  await shop.close();
  return {
    text: ['Lighthouse on a phone, the demo shop, its splash included.', table(['Page', ...CATEGORIES], rows)],
    budgets,
  };
};
