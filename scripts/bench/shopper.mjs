// Those who come to the benches: a visitor with a filled cart, and a shopper who has an order as well.

/** @typedef {{ name: string, value: string }} Item */
/** @typedef {{ cookies: never[], origins: { origin: string, localStorage: Item[] }[] }} State */
/** @typedef {readonly { _id: string, category: string, price: number, sizes: readonly string[] }[]} Products */

const ACCOUNT = { email: 'demo@kanuka.example', password: 'kanuka-demo-1' };
/** The lines of the cart. */
const LINES = 3;

/** @param {string} shopUrl @param {...Item} localStorage @returns {State} */
const stateWith = (shopUrl, ...localStorage) => ({
  cookies: [],
  origins: [{ origin: new URL(shopUrl).origin, localStorage }],
});

/** @param {Products[number]} product */
const firstSize = ({ sizes }) => sizes[0] ?? 'Standard';

/** @param {Products} products @returns {Item} */
function cartOf(products) {
  const lines = products.slice(0, LINES).map((product) => [product._id, { [firstSize(product)]: 1 }]);
  return { name: 'kanuka.cart', value: JSON.stringify(Object.fromEntries(lines)) };
}

/**
 * @param {string} shopUrl
 * @param {Products} products
 */
export function visitorWithCart(shopUrl, products) {
  return stateWith(shopUrl, cartOf(products));
}

/**
 * A shopper who has ordered once, and has filled the cart again.
 * @param {string} shopUrl
 * @param {Products} products
 */
export async function shopperWithOrder(shopUrl, products) {
  let token = '';
  const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const headers = { 'Content-Type': 'application/json', ...(token !== '' && { token }) };
    const response = await fetch(`${shopUrl}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    /** @type {{ success: boolean, message?: string, token?: string }} */
    const answer = await response.json();
    if (!answer.success) throw new Error(`${path}: ${answer.message}`);
    return answer;
  };
  token = (await post('/user/login', ACCOUNT)).token ?? '';
  const gifts = products.slice(0, LINES);
  const items = gifts.map((product) => ({ ...product, size: firstSize(product), quantity: 1 }));
  const amount = gifts.reduce((sum, { price }) => sum + price, 0);
  await post('/order/place', { items, amount, address: { firstName: 'Asha', city: 'Guntur' }, payment_method: 'cod' });
  for (const { _id, size } of items) await post('/cart/add', { itemId: _id, size });
  return stateWith(shopUrl, cartOf(products), { name: 'token', value: token });
}
