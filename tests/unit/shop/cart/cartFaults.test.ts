import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MAX_WAIT_MS } from '#api/rateLimit.ts';
import { MAX_QUANTITY } from '#domain/cart/cart.ts';
import { HISTORIES_MS } from '#tests/support/timeouts.ts';
import { holdsInTime } from '#tests/support/properties.ts';
import { openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { cartTraffic, sandbox } from '#tests/support/server.ts';
import { DEMO, serverCart } from '#tests/support/shopper.ts';
import { reconnect, startShop, type Visit } from '#tests/support/startShop.ts';

beforeEach(() => openQuickNetwork());
afterEach(() => void vi.unstubAllGlobals());

/** A step of the shopper or the network. It returns another visit when it opens the page again. */
type Step = { readonly name: string; readonly make: (visit: Visit) => unknown };

const logIn: Step = {
  name: 'log in',
  make: ({ actions, token }) => (token() === null ? actions.logIn(DEMO.email, DEMO.password) : null),
};
const reload: Step = {
  name: 'reload',
  // A call that was under way when the page closed has arrived or failed before the next page starts.
  make: async ({ leave }) => {
    await settled();
    leave();
    return startShop();
  },
};
const line = fc.record({
  productId: fc.constantFrom('mug', 'lamp', '__proto__'),
  size: fc.constantFrom('M', 'L', 'constructor'),
});
const quantity = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: MAX_QUANTITY }));
const rule = fc.record({
  route: fc.constantFrom('/api/cart/*', '/api/cart/get', '/api/cart/add', '/api/cart/update'),
  times: fc.integer({ min: 1, max: 3 }),
  fault: fc.constantFrom<Parameters<typeof sandbox.controls.faults.add>[0]['fault']>(
    'refuse',
    'commitThenDrop',
    { type: 'status', code: 500 },
    { type: 'status', code: 429 },
    { type: 'successFalse', message: 'Not now' },
    { type: 'expireToken' },
    { type: 'body', kind: 'html' },
    { type: 'delay', ms: 0, jitter: 3 },
  ),
});
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: line.map((at): Step => ({
      name: `add ${at.productId} ${at.size}`,
      make: (v) => v.actions.addToCart(at),
    })),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(line, quantity).map(([at, pieces]): Step => {
      const make = ({ actions }: Visit) => actions.setQuantity(at, pieces);
      return { name: `set ${at.productId} ${at.size} to ${pieces}`, make };
    }),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Step>(
      logIn,
      reload,
      { name: 'log out', make: ({ actions }) => actions.logOut() },
      { name: 'reconnect', make: reconnect },
      { name: 'wait', make: () => settled() },
    ),
  },
  {
    weight: 3,
    arbitrary: rule.map((fault): Step => {
      return { name: JSON.stringify(fault), make: () => sandbox.controls.faults.add(fault) };
    }),
  },
);

test(
  'R15 R16: whichever calls fail, server and device hold the same cart in the end',
  { timeout: HISTORIES_MS },
  async () => {
    await holdsInTime(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        localStorage.clear();
        sandbox.controls.reset();
        let visit = startShop();
        try {
          for (const { name, make } of steps) {
            const made = await make(visit);
            if (name === reload.name) visit = made as Visit;
          }
          sandbox.controls.faults.clear();
          await settled();
          await logIn.make(visit);
          await pass(MAX_WAIT_MS);
          reconnect();
          await settled();
          expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
          expect(serverCart()).toEqual(visit.cart());
          expect(cartTraffic.most).toBeLessThanOrEqual(1);
        } finally {
          visit.leave();
        }
      }),
    );
  },
);
