import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MAX_WAIT_MS } from '#api/rateLimit.ts';
import { EMPTY_CART, MAX_QUANTITY, withQuantity } from '#domain/cart/cart.ts';
import { HISTORIES_MS } from '#tests/support/timeouts.ts';
import { holdsInTime } from '#tests/support/properties.ts';
import { openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { cartTraffic, sandbox } from '#tests/support/server.ts';
import { DEMO, plain, serverCart } from '#tests/support/shopper.ts';
import { reconnect, startShop, type Visit } from '#tests/support/startShop.ts';

beforeEach(() => openQuickNetwork());
afterEach(() => void vi.unstubAllGlobals());

type FaultRule = Parameters<typeof sandbox.controls.faults.add>[0];

type Step =
  | { readonly do: 'add' | 'delete'; readonly id: string; readonly size: string }
  | { readonly do: 'set'; readonly id: string; readonly size: string; readonly quantity: number }
  | { readonly do: 'logIn' | 'logOut' | 'reload' | 'reconnect' | 'rest' }
  | { readonly do: 'fault'; readonly rule: FaultRule };

const line = { id: fc.constantFrom('mug', 'lamp', '__proto__'), size: fc.constantFrom('M', 'L', 'constructor') };
const fault = fc.constantFrom<FaultRule['fault']>(
  'refuse',
  'commitThenDrop',
  { type: 'status', code: 500 },
  { type: 'status', code: 429 },
  { type: 'successFalse', message: 'Not now' },
  { type: 'expireToken' },
  { type: 'body', kind: 'html' },
  { type: 'delay', ms: 0, jitter: 3 },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), ...line }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      ...line,
      quantity: fc.integer({ min: 0, max: MAX_QUANTITY }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), ...line }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'logIn' as const,
        'logOut' as const,
        'reload' as const,
        'reconnect' as const,
        'rest' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      rule: fc.record({
        fault,
        route: fc.constantFrom('/api/cart/*', '/api/cart/get', '/api/cart/add', '/api/cart/update'),
        times: fc.integer({ min: 1, max: 3 }),
      }),
    }),
  },
);

/** Makes one step and returns the shop that the next step uses: a new one after a reload. */
async function make(visit: Visit, action: Step): Promise<Visit> {
  switch (action.do) {
    case 'add':
      visit.actions.addToCart({ productId: action.id, size: action.size });
      break;
    case 'set':
      visit.actions.setQuantity({ productId: action.id, size: action.size }, action.quantity);
      break;
    case 'delete':
      visit.actions.setQuantity({ productId: action.id, size: action.size }, 0);
      break;
    case 'logIn':
      if (visit.token() === null) await visit.actions.logIn(DEMO.email, DEMO.password);
      break;
    case 'logOut':
      visit.actions.logOut();
      break;
    case 'reload':
      // A call that was under way when the page closed has arrived or failed before the next page starts.
      await settled();
      visit.leave();
      return startShop();
    case 'reconnect':
      reconnect();
      break;
    case 'fault':
      sandbox.controls.faults.add(action.rule);
      break;
    case 'rest':
      await settled();
  }
  return visit;
}

async function withoutFaults(visit: Visit): Promise<void> {
  sandbox.controls.faults.clear();
  await settled();
  if (visit.token() === null) await visit.actions.logIn(DEMO.email, DEMO.password);
  await pass(MAX_WAIT_MS);
  reconnect();
  await settled();
  expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
}

test(
  'R15 R16: whichever calls fail, server and device hold the same cart in the end',
  { timeout: HISTORIES_MS },
  async () => {
    await holdsInTime(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        localStorage.clear();
        sandbox.controls.reset();
        sandbox.controls.journal.clear();
        let visit = startShop();
        try {
          for (const action of steps) visit = await make(visit, action);
          await withoutFaults(visit);
          expect(serverCart()).toEqual(visit.cart());
          expect(cartTraffic.most).toBeLessThanOrEqual(1);
        } finally {
          visit.leave();
        }
      }),
    );
  },
);

test(
  'whichever calls fail, the last quantity that a logged-in shopper sets on a line is the one stored',
  { timeout: HISTORIES_MS },
  async () => {
    const change = fc.record({ ...line, quantity: fc.integer({ min: 0, max: 20 }) });
    const networkFault = fc.constantFrom<FaultRule['fault']>(
      'refuse',
      { type: 'status', code: 500 },
      { type: 'delay', ms: 0, jitter: 3 },
    );
    await holdsInTime(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 12 }),
        fc.array(networkFault, { maxLength: 4 }),
        async (changes, networkFaults) => {
          localStorage.clear();
          sandbox.controls.reset();
          sandbox.controls.journal.clear();
          const visit = startShop();
          try {
            await visit.actions.logIn(DEMO.email, DEMO.password);
            await settled();
            for (const network of networkFaults)
              sandbox.controls.faults.add({ route: '/api/cart/*', times: 2, fault: network });
            let wanted = EMPTY_CART;
            for (const { id, size, quantity } of changes) {
              visit.actions.setQuantity({ productId: id, size }, quantity);
              wanted = withQuantity(wanted, { productId: id, size }, quantity);
            }
            await withoutFaults(visit);
            expect(serverCart()).toEqual(plain(wanted));
            expect(visit.cart()).toEqual(plain(wanted));
          } finally {
            visit.leave();
          }
        },
      ),
    );
  },
);
