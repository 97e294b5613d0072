import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

import type { Backend } from './backend.ts';
import { ADDRESS, DEMO, PRODUCTS } from './shopper.ts';

/** The shop with both payment providers on, for `test.use`. */
export const BOTH_PROVIDERS = { storefront: 'build/payments' } as const;

/** What the shopper of these tests buys: two frames, ₹2,198. */
export const FRAME = { ...PRODUCTS.weddingFrame, size: 'A4', quantity: 2 } as const;
export const TOTAL = { rupees: 2198, text: '₹2,198' } as const;

type Lines = Readonly<Record<string, Readonly<Record<string, number>>>>;
type Arrival = { readonly cart?: Lines; readonly isLoggedIn?: boolean; readonly isFormFilled?: boolean };

const demoToken = async (backend: Backend) => String((await backend.post('/api/user/login', DEMO))['token']);

/** A token of the demo account, whose cart then holds these lines. */
async function tokenWithCart(backend: Backend, cart: Lines): Promise<string> {
  const token = await demoToken(backend);
  for (const [itemId, sizes] of Object.entries(cart)) {
    for (const [size, quantity] of Object.entries(sizes)) {
      await backend.post('/api/cart/add', { itemId, size }, token);
      await backend.post('/api/cart/update', { itemId, size, quantity }, token);
    }
  }
  return token;
}

/** On every page opened from now on the shopper has a cart and a filled form, and is logged in. */
export async function arrive(
  context: BrowserContext,
  backend: Backend,
  { cart = { [FRAME.id]: { [FRAME.size]: FRAME.quantity } }, isLoggedIn = true, isFormFilled = true }: Arrival = {},
): Promise<void> {
  const token = isLoggedIn ? await tokenWithCart(backend, cart) : '';
  const draft = {
    firstName: ADDRESS['First name'],
    lastName: ADDRESS['Last name'],
    email: ADDRESS.Email,
    phone: ADDRESS['Mobile number'],
    street: ADDRESS.Street,
    zipcode: ADDRESS['PIN code'],
    city: ADDRESS['City or town'],
    state: 'Andhra Pradesh',
    country: 'India',
  };
  await context.addInitScript(
    (stored) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('arrived') !== null) return;
      sessionStorage.setItem('arrived', 'yes');
      if (stored.draft !== '') sessionStorage.setItem('kanuka.checkout', stored.draft);
      // Tabs share the storage: only the first one fills it.
      if (localStorage.getItem('arrived') !== null) return;
      localStorage.setItem('arrived', 'yes');
      localStorage.setItem('kanuka.cart', stored.cart);
      if (stored.token !== '') localStorage.setItem('token', stored.token);
    },
    { token, cart: JSON.stringify(cart), draft: isFormFilled ? JSON.stringify(draft) : '' },
  );
}

/** The cart of a visitor, on every page opened from now on. */
export const putIntoCart = (context: BrowserContext, backend: Backend, cart: Lines): Promise<void> =>
  arrive(context, backend, { cart, isLoggedIn: false, isFormFilled: false });

export const placeButton = (page: Page): Locator =>
  // Until it has been visible for a while, even a forced click has no effect.
  // A phone shows a second button in the fixed bar while this one is out of view.
  page
    .getByRole('main')
    .getByRole('region', { name: 'Cart Totals' })
    .getByRole('button', { name: /^PLACE ORDER|^Placing/ })
    .and(page.locator(':not([data-just-painted])'));

/** Chooses a payment method by its label. */
export const choose = (page: Page, method: 'UPI QR' | 'Card (Stripe)' | 'Razorpay' | 'Order Confirm after Payment') =>
  page.getByRole('radio', { name: method }).check();

/** The box that places the order three seconds later. */
export const tick = (page: Page): Locator => page.getByLabel('I have completed the UPI payment');

/** The rows of My Orders. */
export const orderRows = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

/** The server answers with exactly these orders. */
export const ordersAre = (page: Page, orders: unknown): Promise<unknown> =>
  page.route('**/api/order/userorders', (route) => route.fulfill({ json: { success: true, orders } }));

/** The typed address is still in the form. */
export async function expectFormFilledIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(ADDRESS)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

/** Every request that could have placed an order, whatever its result. */
export async function orderCalls(backend: Backend): Promise<readonly string[]> {
  const made = ['/api/order/place', '/api/order/stripe', '/api/order/razorpay'];
  return (await backend.log()).map(({ path }) => path).filter((path) => made.includes(path));
}

/** The demo shopper's cart on the server, without products of quantity zero. */
export async function serverCart(backend: Backend): Promise<Lines> {
  const { cartData } = (await backend.post('/api/cart/get', {}, await demoToken(backend))) as { cartData: Lines };
  const lines = Object.entries(cartData).filter(([, sizes]) => Object.values(sizes).some((quantity) => quantity > 0));
  return Object.fromEntries(lines);
}
