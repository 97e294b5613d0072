import { vi } from 'vitest';

import { cartTraffic, sandbox } from './server.ts';

const LISTS = '{"success":true,"products":[],"slides":[],"catageres":[],"categories":[],"keywords":[]}';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Turns of the event loop without a call under way, after which nothing more comes by itself. */
const CALM_TURNS = 4;

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

let underWay = 0;

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isCart = pathname.startsWith('/api/cart/');
  // What a cart costs or looks like is no matter here, and reading whole catalogues would take most of the time.
  if (!isCart && !pathname.startsWith('/api/user/')) return new Response(LISTS, { headers: JSON_TYPE });
  if (isCart) cartTraffic.most = Math.max(cartTraffic.most, ++cartTraffic.now);
  try {
    const { status, headers, ...response } = await sandbox.fetch(request).then(async (given) => ({
      status: given.status,
      headers: given.headers,
      text: await given.text(),
    }));
    return new Response(response.text, { status, headers });
  } catch {
    throw new TypeError('Failed to fetch');
  } finally {
    if (isCart) cartTraffic.now -= 1;
  }
}

/**
 * The network without its delays, for properties that try hundreds of histories: calls go straight to the sandbox,
 * and the start-up lists are empty. Ends with `vi.unstubAllGlobals()`.
 */
export function openQuickNetwork(): void {
  underWay = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    underWay += 1;
    try {
      return await answer(new Request(input, init));
    } finally {
      underWay -= 1;
    }
  });
}

/** Waits until nothing is under way, nor follows from what was. */
export async function settled(): Promise<void> {
  for (let calm = 0; calm < CALM_TURNS;) {
    await turn();
    calm = underWay === 0 ? calm + 1 : 0;
  }
}
