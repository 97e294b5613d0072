import { cartFrom, type Cart } from '#domain/cart/cart.ts';
import { products } from '#sandbox/catalogue/demo.ts';
import { deferred } from './deferred.ts';
import { notUnderWay, fromSandbox, openQuickNetwork } from './quickNetwork.ts';
import { sandbox } from './server.ts';
import { abortOf, actingTab, isKilled, type Tab } from './tabs.ts';

/** Products in the order histories, as the sandbox sells them. */
export const PRODUCTS = products.slice(0, 4);
const EMPTY_LISTS = { success: true, slides: [], catageres: [], categories: [], keywords: [] };
const CHECK_PATHS = /^\/api\/order\/(?:verify\w+|userorders)$/;
const ORDER_PATHS = /^\/api\/order\/(?:place|stripe|razorpay)$/;
const MONEY_PATHS = /^\/api\/order\/(?:place|stripe|razorpay|verify\w+)$/;

/** An order call as it reaches the network: its tab, path, the account of its token, and its body. */
export type OrderCall = {
  readonly tab: Tab['id'] | undefined;
  readonly path: string;
  readonly account: string;
  readonly body: Readonly<Record<string, unknown>>;
};

/** What is held of the next order: the call on its way to the server, or the response on its way back. */
export type Hold = 'none' | 'call' | 'answer';

/** Events of this device's cart calls. */
export type CartEvents = {
  /** The server's cart of this account was read. */
  readonly onRead: (account: string) => void;
  /** A call has emptied the server's cart; `before` is what it contained. */
  readonly onEmptied: (call: OrderCall, before: Cart) => void;
};

export type OrderNetwork = ReturnType<typeof openOrderNetwork>;

/**
 * Set before a step. `hold` applies to the next order, `holdCheck` to the next check of a payment or read of My Orders.
 * `meanwhile` runs while an order or the check of a payment is on its way to the server.
 */
export const network: { hold: Hold; holdCheck: boolean; meanwhile: (() => Promise<void>) | null } = {
  hold: 'none',
  holdCheck: false,
  meanwhile: null,
};

function accountIn(token: string | null): string {
  const payload = (token ?? '').split('.')[1] ?? '';
  return (JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as { id?: string }).id ?? '';
}

async function callOf(request: Request): Promise<OrderCall> {
  const body = JSON.parse((await request.clone().text()) || '{}') as OrderCall['body'];
  const account = accountIn(request.headers.get('token'));
  return { tab: actingTab(), path: new URL(request.url).pathname, account, body };
}

/** The quick network with order calls: `onCall` receives each before the server does. */
export function openOrderNetwork(onCall: (call: OrderCall) => void, { onRead, onEmptied }: CartEvents) {
  let released = deferred();
  const gone = deferred<never>();
  gone.promise.catch(() => {});
  let held = 0;
  Object.assign(network, { hold: 'none', holdCheck: false, meanwhile: null });

  /** Passes the call to the server. */
  async function arrive(request: Request): Promise<Response> {
    const call = await callOf(request);
    const before = cartFrom(sandbox.controls.store.carts.read(call.account));
    try {
      return await fromSandbox(request);
    } finally {
      const after = cartFrom(sandbox.controls.store.carts.read(call.account));
      if (call.path === '/api/cart/get') onRead(call.account);
      if (call.path.startsWith('/api/order/') && before.size > 0 && after.size === 0) onEmptied(call, before);
    }
  }

  /** Holds the call or its response; the call arrives even when its page has aborted it. */
  async function waitFor(request: Request, hold: Hold): Promise<Response> {
    const isReleased = released.promise;
    held += 1;
    const made = hold === 'answer' ? await arrive(request.clone()).catch((error: unknown) => error) : undefined;
    const late = (async () => {
      await isReleased;
      held -= 1;
      if (hold === 'call') return arrive(request.clone());
      if (made instanceof Response) return made;
      throw made;
    })();
    late.catch(() => {});
    return notUnderWay(Promise.race([late, abortOf(request.signal), gone.promise]));
  }

  async function answer(request: Request): Promise<Response> {
    // A closed page sends nothing more.
    if (isKilled()) return notUnderWay(gone.promise);
    const { pathname } = new URL(request.url);
    if (!/^\/api\/(?:user|cart|order)\//.test(pathname)) return Response.json({ ...EMPTY_LISTS, products: PRODUCTS });
    if (pathname.startsWith('/api/order/')) onCall(await callOf(request));
    const { meanwhile } = network;
    if (meanwhile !== null && MONEY_PATHS.test(pathname)) {
      network.meanwhile = null;
      await meanwhile();
    }
    const isChecked = network.holdCheck && CHECK_PATHS.test(pathname);
    const hold = isChecked ? 'call' : ORDER_PATHS.test(pathname) ? network.hold : 'none';
    if (isChecked) network.holdCheck = false;
    else if (hold !== 'none') network.hold = 'none';
    try {
      return await (hold === 'none' ? arrive(request) : waitFor(request, hold));
    } finally {
      // Nor does it receive anything.
      if (isKilled()) await notUnderWay(gone.promise);
    }
  }

  openQuickNetwork(answer);
  return {
    /** The number of calls that are held. */
    held: () => held,
    /** Releases held calls; responses arrive if their page still waits. */
    release: () => {
      released.resolve();
      released = deferred();
    },
    /** Rejects the calls that closed pages left behind. */
    end: () => gone.reject(new TypeError('the page is gone')),
  };
}

/** Changes the price of the first product, in rupees. */
export function setPrice(rupees: number): void {
  Object.assign(PRODUCTS[0] ?? {}, { price: rupees });
}

export const FIRST_PRICE = PRODUCTS[0]?.price ?? 0;
