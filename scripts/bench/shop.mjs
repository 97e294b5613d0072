// The built shop and its embedded backend on a free port, and its visitors.
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';

import { buildProgram, builtBackend } from '../build/programs.mjs';

/** @typedef {{ name: string, value: string }} Item */
/** @typedef {{ cookies: never[], origins: { origin: string, localStorage: Item[] }[] }} State */
/** @typedef {readonly { _id: string, name: string, category: string, price: number, sizes: readonly string[] }[]} Products */
/** @typedef {Awaited<ReturnType<typeof serveBuilt>>} Shop */

const ACCOUNT = { email: 'demo@kanuka.example', password: 'kanuka-demo-1' };
/** The lines of the cart. */
const LINES = 3;

/** @param {string} dist folder of the storefront @param {number} [port] */
export async function serveBuilt(dist, port = 0) {
  const { serve } = await builtBackend();
  const serving = await serve({ port, database: ':memory:', dist, controls: true });
  /** @type {{ products: Products }} */
  const { products } = await (await fetch(`${serving.url}/api/product/list`)).json();
  return { ...serving, products };
}

/** Paths of the measured pages. @param {Shop} shop */
export const pathsOf = ({ products }) => ({
  home: '/',
  collection: '/collection',
  product: `/product/${products[0]?._id}`,
  cart: '/cart',
  checkout: '/place-order',
});

/**
 * Serves a copy of a built storefront, of this checkout or another, with this checkout's backend.
 * @param {string} dist its folder, with its pages; build/facts-<name>.json lies beside it or in this checkout
 * @param {string} name of the copy in build/
 * @param {(path: string) => boolean} [isCopied] whether a file is
 * @throws {Error} when the folder has no page of home or no facts
 */
export async function serveFolder(dist, name, isCopied = () => true) {
  const places = [dirname(resolve(dist)), '.'].map((folder) => `${folder}/build/facts-${basename(dist)}.json`);
  const facts = places.find((path) => existsSync(path));
  if (!facts || !existsSync(`${dist}/index.html`))
    throw new Error(`${dist} is no built storefront: index.html or ${places.join(' and ')} is missing.`);
  if (!existsSync('build/sandbox/main.js')) await buildProgram('sandbox');
  const folder = `build/${name}`;
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true, filter: isCopied });
  await cp(facts, `build/facts-${name}.json`);
  return { ...(await serveBuilt(folder)), folder };
}

/** The shop on a server that has none of its pages: shell.html serves every URL. */
export const serveWithoutPages = () =>
  serveFolder('dist', 'shell', (path) => !path.endsWith('.html') || path.endsWith('shell.html'));

/** The shop with home as VITE_SPLASH_MS=0 makes it: only index.html contains that setting. */
export async function serveWithoutSplash() {
  const shop = await serveFolder('dist', 'no-splash');
  const page = `${shop.folder}/index.html`;
  const html = await readFile(page, 'utf8');
  const ms = /id="splash"[^>]* data-ms="(\d+)"/.exec(html)?.[1];
  if (ms === undefined) throw new Error(`${page} has no splash.`);
  await writeFile(page, html.replace(`data-ms="${ms}"`, 'data-ms="0"').replaceAll(`${ms}ms`, '0ms'));
  return shop;
}

/** @param {string} url @param {unknown} body @param {string} [token] @returns {Promise<{ token?: string }>} */
async function post(url, body, token) {
  const headers = { 'Content-Type': 'application/json', ...(token && { token }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok || answer.success === false) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Gives a shop another catalogue of sandbox/catalogue/catalogues.ts. @param {string} url @param {string} name */
export async function setCatalogue(url, name) {
  await fetch(`${url}/__sandbox/faults`, { method: 'DELETE' });
  await post(`${url}/__sandbox/faults`, [{ fault: { type: 'catalogue', name } }]);
}

/** @param {Shop} shop */
const cartLines = ({ products }) =>
  products.slice(0, LINES).map((product) => ({ ...product, size: product.sizes[0] ?? 'Standard', quantity: 1 }));

/** A visitor with a filled cart. @param {Shop} shop @param {...Item} more @returns {State} */
export function visitorWithCart(shop, ...more) {
  const cart = Object.fromEntries(cartLines(shop).map(({ _id, size }) => [_id, { [size]: 1 }]));
  const localStorage = [{ name: 'kanuka.cart', value: JSON.stringify(cart) }, ...more];
  return { cookies: [], origins: [{ origin: new URL(shop.url).origin, localStorage }] };
}

/** A shopper who has ordered once, and has filled the cart again. @param {Shop} shop */
export async function shopperWithOrder(shop) {
  const api = `${shop.url}/api`;
  const { token = '' } = await post(`${api}/user/login`, ACCOUNT);
  const items = cartLines(shop);
  const amount = items.reduce((sum, { price }) => sum + price, 0);
  const address = { firstName: 'Asha', city: 'Guntur' };
  await post(`${api}/order/place`, { items, amount, address, payment_method: 'cod' }, token);
  for (const { _id, size } of items) await post(`${api}/cart/add`, { itemId: _id, size }, token);
  return visitorWithCart(shop, { name: 'token', value: token });
}
