// Visits to several pages in turn, so that other load on the machine affects all of them.
import { PHONE } from './emulatedDevice.mjs';
import { shopperWithOrder, visitorWithCart } from './shop.mjs';
import { visit } from './visit.mjs';

/**
 * @typedef {object} Row A page that is visited in each run.
 * @property {string} name
 * @property {import('./shop.mjs').Shop} shop
 * @property {string} path
 * @property {number} [workMs] what the piece of work takes on the phone (cpuThrottling.mjs)
 * @property {boolean} [isRepeated] visited again at once, as '<name> again', with what the browser has cached
 */

/**
 * The storage of the visitor: the cart has lines, and in the checkout the shopper is logged in as well.
 * @param {import('./shop.mjs').Shop} shop
 * @param {string} path
 */
export async function storageFor(shop, path) {
  if (path === '/cart') return { storageState: visitorWithCart(shop) };
  return path === '/place-order' ? { storageState: await shopperWithOrder(shop) } : {};
}

/**
 * The visits to each page, by its name.
 * @param {import('./emulatedDevice.mjs').Browser} browser
 * @param {readonly Row[]} rows
 * @param {{ runs: number }} options
 */
export async function visitPages(browser, rows, { runs }) {
  /** @type {Record<string, import('./visit.mjs').Visit[]>} */
  const visits = {};
  const storages = await Promise.all(rows.map(({ shop, path }) => storageFor(shop, path)));
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { name, shop, path, workMs, isRepeated }] of rows.entries()) {
      const context = await browser.newContext({ ...PHONE, ...storages[index] });
      for (const row of isRepeated ? [name, `${name} again`] : [name])
        (visits[row] ??= []).push(await visit(context, shop.url + path, { workMs }));
      await context.close();
    }
    console.log(`run ${run} of ${runs}`);
  }
  return visits;
}
