import type { Hono } from 'hono';
import { Refusal } from '../http/refusal.ts';
import type { Env, RouteContext, Services } from '../http/services.ts';
import { isQuantity, ORDER_REFUSALS } from '../orders/pricing.ts';
import { signedInUser } from '../accounts/session.ts';
import { emptyMap, type CartData } from '../store/carts.ts';
import { wait } from '../faults/realTimeDelay.ts';

/** The server cart as measured (docs/backend.md, Cart): no call removes a key, and generation A checks nothing. */
export function addCartRoutes(app: Hono<Env>, services: Services): void {
  const { mode, store, settings } = services;

  app.post('/api/cart/get', (c) => c.json({ success: true, cartData: store.carts.read(knownUser(c, services)) }));

  app.post('/api/cart/add', async (c) => {
    const { itemId, size } = c.var.fields;
    await change(knownUser(c, services), String(itemId), String(size), addOne);
    return c.json({ success: true, message: 'Added To Cart' });
  });

  app.post('/api/cart/update', async (c) => {
    const { itemId, size, quantity } = c.var.fields;
    const set: Change = (cart, item, key) => setQuantity(cart, item, key, quantity);
    await change(knownUser(c, services), String(itemId), String(size), set);
    return c.json({ success: true, message: 'Cart Updated' });
  });

  // Read, wait, write: the last write wins, and parallel adds lose updates (docs/backend.md, finding 2).
  async function change(userId: string, itemId: string, size: string, apply: Change): Promise<void> {
    const cart = store.carts.read(userId);
    await wait(settings.databaseDelayMs);
    apply(cart, itemId, size);
    if (!mode.generationA && !isQuantity(cart[itemId]?.[size])) throw new Refusal(ORDER_REFUSALS.badQuantity);
    store.carts.write(userId, cart);
  }
}

type Change = (cart: CartData, itemId: string, size: string) => void;

function knownUser(c: RouteContext, services: Services): string {
  const userId = signedInUser(c, services);
  if (services.store.users.byId(userId) === undefined) {
    throw new Refusal("Cannot read properties of null (reading 'cartData')");
  }
  return userId;
}

function addOne(cart: CartData, itemId: string, size: string): void {
  const line = cart[itemId] ?? emptyMap<unknown>();
  cart[itemId] = line;
  const quantity = line[size];
  // `+=` on the stored value, as the backend does: a number is incremented, a string gets a 1 appended.
  if (!quantity) line[size] = 1;
  else line[size] = typeof quantity === 'number' ? quantity + 1 : `${quantity as string}1`;
}

function setQuantity(cart: CartData, itemId: string, size: string, quantity: unknown): void {
  const line = cart[itemId];
  if (line === undefined) throw new Refusal(`Cannot set properties of undefined (setting '${size}')`);
  line[size] = quantity ?? null;
}
