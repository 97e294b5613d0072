import { http } from 'msw';
import { setupServer } from 'msw/node';

import { createSandbox } from '#sandbox/app.ts';
import type { FaultRule } from '#sandbox/faults/faultSchema.ts';

/** The embedded backend, in memory and without its artificial delays. */
export const sandbox = createSandbox({ databaseDelayMs: 0 });

/** Makes the next call of this path fail. */
export function failOnce(route: string, fault: FaultRule['fault']): void {
  sandbox.controls.faults.add({ route, times: 1, fault });
}

/** The number of cart calls under way, and the highest number at one time. */
export const cartTraffic = { now: 0, most: 0 };

/** Answers every call to the shop's own origin from the sandbox; anything else is an error. */
export const server = setupServer(
  http.all('http://localhost:4173/*', async ({ request }) => {
    const isCart = new URL(request.url).pathname.startsWith('/api/cart/');
    if (isCart) cartTraffic.most = Math.max(cartTraffic.most, ++cartTraffic.now);
    try {
      return await sandbox.fetch(request);
    } catch {
      // The sandbox drops connections by throwing; fetch shows that as a network error.
      return Response.error();
    } finally {
      if (isCart) cartTraffic.now -= 1;
    }
  }),
);
