import { onTestFinished, vi } from 'vitest';

// Loaded first: while a file loads no call is under way, and `settled` would end too early.
import '#api/axiosInstance.ts';
import { resetRateLimit } from '#api/rateLimit.ts';
import { CART_DEBOUNCE_MS } from '#config/constants.ts';
import { rawProduct } from './factories.ts';
import { cartTraffic, sandbox } from './server.ts';

/** Products in the cart histories; the other lists are empty. */
const products = ['mug', 'lamp', '__proto__'].map((_id) => rawProduct({ _id, name: _id, sizes: ['M', '12 x 15 '] }));
const LISTS = JSON.stringify({ success: true, products, slides: [], catageres: [], categories: [], keywords: [] });
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Event loop turns without a call under way after which the shop counts as idle. */
const IDLE_TURNS = 4;

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

let underWay = 0;

/** True while the browser resends each cart call by itself, unseen by the page. */
export const browserHabit = { repeats: false };

/** Waits for a promise that the fake clock or a later step settles, without counting as a call under way. */
export async function notUnderWay<T>(waited: Promise<T>): Promise<T> {
  underWay -= 1;
  try {
    return await waited;
  } finally {
    underWay += 1;
  }
}

/** The sandbox's response as `fetch` returns it: a dropped connection rejects. @throws TypeError */
export async function fromSandbox(request: Request): Promise<Response> {
  try {
    const given = await sandbox.fetch(request);
    const text = await given.text();
    return new Response(text, { status: given.status, headers: given.headers });
  } catch {
    throw new TypeError('Failed to fetch');
  }
}

/** The answers of a network whose calls to carts and accounts go to `ask`. */
export const answersOf = (ask: (request: Request) => Promise<Response>) => async (request: Request) => {
  const { pathname } = new URL(request.url);
  const isCart = pathname.startsWith('/api/cart/');
  // Prices and pictures do not matter here, and parsing whole catalogues would take most of the time.
  if (!isCart && !pathname.startsWith('/api/user/')) return new Response(LISTS, { headers: JSON_TYPE });
  if (isCart) cartTraffic.most = Math.max(cartTraffic.most, ++cartTraffic.now);
  try {
    if (isCart && browserHabit.repeats) await ask(request.clone());
    return await ask(request);
  } finally {
    if (isCart) cartTraffic.now -= 1;
  }
};

/**
 * The network without its delays, for properties that try hundreds of histories: calls go straight to the sandbox,
 * the start-up lists are short, and only `settled` and `pass` advance the fake clock, until the test ends. `answerTo`
 * replaces the cart's network.
 */
export function openQuickNetwork(answerTo = answersOf(fromSandbox)): void {
  underWay = 0;
  browserHabit.repeats = false;
  resetRateLimit();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    underWay += 1;
    try {
      return await answerTo(new Request(input, init));
    } finally {
      underWay -= 1;
    }
  });
}

async function idle(): Promise<void> {
  for (let turns = 0; turns < IDLE_TURNS;) {
    await nextTurn();
    turns = underWay === 0 ? turns + 1 : 0;
  }
}

/** Advances the fake clock by this many milliseconds, and waits until no call is under way. */
export async function pass(ms: number): Promise<void> {
  await idle();
  vi.advanceTimersByTime(ms);
  await idle();
}

/** Advances the fake clock by the cart's debounce, and waits until the cart is pushed and no call is under way. */
export async function settled(): Promise<void> {
  await pass(CART_DEBOUNCE_MS);
}
