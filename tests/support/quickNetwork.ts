import { vi } from 'vitest';

// Loaded beforehand: the first call of a history must not wait for a file, in which nothing seems to be under way.
import '#api/client.ts';
import { resetRateLimit } from '#api/rateLimit.ts';
import { CART_DEBOUNCE_MS } from '#config/constants.ts';
import { rawProduct } from './factories.ts';
import { cartTraffic, sandbox } from './server.ts';

/** The gifts that the histories of the cart buy; the other lists are empty. */
const products = ['mug', 'lamp', '__proto__'].map((_id) => rawProduct({ _id, name: _id, sizes: ['M', '12 x 15 '] }));
const LISTS = JSON.stringify({ success: true, products, slides: [], catageres: [], categories: [], keywords: [] });
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Turns of the event loop without a call under way, after which nothing more comes by itself. */
const CALM_TURNS = 4;

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

let underWay = 0;

/** Whether the browser sends each of the cart's calls a second time by itself, unseen by the page. */
export const browserHabit = { repeats: false };

/** Waits for something that the shop's clock or a later step brings: meanwhile all is calm. */
export async function aside<T>(waited: Promise<T>): Promise<T> {
  underWay -= 1;
  try {
    return await waited;
  } finally {
    underWay += 1;
  }
}

/** The sandbox's answer as a network brings it: a dropped connection is a failed fetch. */
export async function fromSandbox(request: Request): Promise<Response> {
  try {
    const given = await sandbox.fetch(request);
    const text = await given.text();
    return new Response(text, { status: given.status, headers: given.headers });
  } catch {
    throw new TypeError('Failed to fetch');
  }
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isCart = pathname.startsWith('/api/cart/');
  // What a cart costs or looks like is no matter here, and reading whole catalogues would take most of the time.
  if (!isCart && !pathname.startsWith('/api/user/')) return new Response(LISTS, { headers: JSON_TYPE });
  if (isCart) cartTraffic.most = Math.max(cartTraffic.most, ++cartTraffic.now);
  try {
    if (isCart && browserHabit.repeats) await sandbox.fetch(request.clone());
    return await fromSandbox(request);
  } catch {
    throw new TypeError('Failed to fetch');
  } finally {
    if (isCart) cartTraffic.now -= 1;
  }
}

/**
 * The network without its delays, for properties that try hundreds of histories: calls go straight to the sandbox,
 * the start-up lists are short, and the shop's clock stands but for what `settled` and `pass` let go by. Ends with
 * `vi.unstubAllGlobals()`. `answerTo` is another network than the cart's.
 */
export function openQuickNetwork(answerTo = answer): void {
  underWay = 0;
  browserHabit.repeats = false;
  resetRateLimit();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    underWay += 1;
    try {
      return await answerTo(new Request(input, init));
    } finally {
      underWay -= 1;
    }
  });
}

async function calm(): Promise<void> {
  for (let turns = 0; turns < CALM_TURNS;) {
    await turn();
    turns = underWay === 0 ? turns + 1 : 0;
  }
}

/** Waits until nothing is under way, nor follows from what was within this many milliseconds of the shop's clock. */
export async function pass(ms: number): Promise<void> {
  await calm();
  vi.advanceTimersByTime(ms);
  await calm();
}

/** Waits until the cart has rested and been told: nothing is under way, nor follows from what was. */
export async function settled(): Promise<void> {
  await pass(CART_DEBOUNCE_MS);
}
