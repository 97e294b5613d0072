// Visits to several pages in turn, so that whatever else the machine does falls on all of them.
import { PHONE } from './device.mjs';
import { shopperWithOrder, visitorWithCart } from './shop.mjs';
import { visit } from './visit.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */
/**
 * @typedef {object} Opened
 * @property {string} name of its row
 * @property {string} url
 * @property {import('./shop.mjs').Shop} [shop] whose page it is
 * @property {string} [path]
 */

/**
 * The storage of who opens a page: cart and checkout are a shopper's with a cart, who has signed in for the checkout.
 * @param {Partial<Opened>} opened
 */
export async function stateFor({ shop, path }) {
  if (shop && path === '/cart') return visitorWithCart(shop);
  if (shop && path === '/place-order') return shopperWithOrder(shop);
  return undefined;
}

/**
 * The visits to each page, by its name; again to one that is `twice`, as '<name> again', with what the browser has then.
 * @param {import('./device.mjs').Browser} browser
 * @param {readonly (Opened & { twice?: boolean })[]} pages
 * @param {{ runs: number, workMs?: number }} options workMs: of the phone (phone.mjs)
 */
export async function visitPages(browser, pages, { runs, ...phone }) {
  /** @type {Record<string, Visit[]>} */
  const visits = {};
  const states = await Promise.all(pages.map(stateFor));
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { name, url, twice }] of pages.entries()) {
      const state = states[index];
      const context = await browser.newContext({ ...PHONE, ...(state && { storageState: state }) });
      for (const row of twice ? [name, `${name} again`] : [name])
        (visits[row] ??= []).push(await visit(context, url, phone));
      await context.close();
    }
    console.log(`run ${run} of ${runs}`);
  }
  return visits;
}
