import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MAX_WAIT_MS } from '#api/rateLimit.ts';
import {
  EMPTY_CART,
  entriesOf,
  mergeCarts,
  cartDifference,
  withLines,
  withQuantity,
  type Cart,
  type CartRecord,
} from '#domain/cart/cart.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import { aCart } from '#tests/support/factories.ts';
import { holdsInTime } from '#tests/support/properties.ts';
import { HISTORIES_MS } from '#tests/support/timeouts.ts';
import { openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { sandbox } from '#tests/support/server.ts';
import { DEMO, writeCart, plain, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { reconnect, startShop, type Visit } from '#tests/support/startShop.ts';

beforeEach(() => openQuickNetwork());
afterEach(() => void vi.unstubAllGlobals());

type FaultRule = Parameters<typeof sandbox.controls.faults.add>[0];
type Step = 'logIn' | 'keepAll' | 'keepGuestCart' | 'putBack' | 'add' | 'reload' | 'rest' | FaultRule;

const MUG = { productId: 'mug', size: 'M' };
/** In neither cart: a quantity that the shopper sets before the merge takes precedence. */
const CUSHION = { productId: 'cushion', size: 'M' };
const line = fc.record({
  productId: fc.constantFrom('mug', 'lamp', '__proto__'),
  size: fc.constantFrom('M', '12 x 15 '),
  quantity: fc.integer({ min: 1, max: 5 }),
});
const cart = fc
  .array(line, { maxLength: 4 })
  .map((lines) => lines.reduce<Cart>((made, one) => withQuantity(made, one, one.quantity), EMPTY_CART));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom<Step>('logIn', 'keepAll', 'keepGuestCart', 'keepGuestCart', 'putBack', 'add', 'reload', 'rest'),
  fc.record({
    route: fc.constantFrom('/api/cart/*', '/api/cart/get', '/api/cart/update'),
    times: fc.constantFrom(1, 2),
    fault: fc.constantFrom<FaultRule['fault']>(
      'refuse',
      'commitThenDrop',
      { type: 'status', code: 500 },
      { type: 'expireToken' },
      { type: 'delay', ms: 0, jitter: 3 },
    ),
  }),
);

async function make(visit: Visit, action: Step): Promise<Visit> {
  if (typeof action !== 'string') sandbox.controls.faults.add(action);
  else if (action === 'logIn' && visit.token() === null) await visit.actions.logIn(DEMO.email, DEMO.password);
  else if (action === 'keepAll') visit.actions.keepAll();
  else if (action === 'keepGuestCart') visit.actions.keepGuestCart();
  else if (action === 'putBack')
    for (const one of entriesOf(cartStorage.readSavedForLater())) visit.actions.putBack(one);
  else if (action === 'add') visit.actions.addToCart(CUSHION);
  else if (action === 'rest') await settled();
  else if (action === 'reload') {
    await settled();
    visit.leave();
    return startShop();
  }
  return visit;
}

/** Pieces that were lost: those in neither the cart, the server's cart nor Saved for later. */
function lost(all: Cart): unknown {
  const there = withLines(
    mergeCarts(cartStorage.readCart(), aCart(serverCart())),
    entriesOf(cartStorage.readSavedForLater()),
  );
  return cartDifference(all, there);
}

async function withoutFaults(visit: Visit): Promise<void> {
  sandbox.controls.faults.clear();
  await settled();
  if (visit.token() === null) await visit.actions.logIn(DEMO.email, DEMO.password);
  await pass(MAX_WAIT_MS);
  reconnect();
  await settled();
}

test(
  'R16: whatever happens between a merge and the shopper’s choice, every piece is in the cart or saved for later',
  { timeout: HISTORIES_MS },
  async () => {
    await holdsInTime(
      fc.asyncProperty(cart, cart, fc.array(step, { maxLength: 10 }), async (visitors, saved, steps) => {
        localStorage.clear();
        sandbox.controls.reset();
        sandbox.controls.journal.clear();
        writeCart(plain(visitors));
        putServerCart(plain(saved));
        const all = mergeCarts(visitors, saved);
        let visit = startShop();
        try {
          for (const action of steps) {
            visit = await make(visit, action);
            expect(lost(all)).toEqual([]);
          }
          await withoutFaults(visit);
          expect(lost(all)).toEqual([]);
          expect(serverCart()).toEqual(visit.cart());
        } finally {
          visit.leave();
        }
      }),
    );
  },
);

test(
  'R16: a login merges any two carts, and then the shopper’s choice decides: all lines, or the visitor’s alone',
  { timeout: HISTORIES_MS },
  async () => {
    await holdsInTime(
      fc.asyncProperty(cart, cart, fc.boolean(), fc.boolean(), async (visitors, saved, isAll, isAdding) => {
        localStorage.clear();
        sandbox.controls.reset();
        writeCart(plain(visitors));
        putServerCart(plain(saved));
        const visit = startShop();
        try {
          await visit.actions.logIn(DEMO.email, DEMO.password);
          await settled();
          const isAsked = cartStorage.readGuestCart() !== null;
          const all = mergeCarts(visitors, saved);
          expect(isAsked).toBe(visitors.size > 0 && cartDifference(all, visitors).length > 0);
          if (isAdding) visit.actions.addToCart(MUG);
          if (isAll) visit.actions.keepAll();
          else visit.actions.keepGuestCart();
          await settled();
          const own = isAsked && !isAll ? visitors : all;
          const wanted = plain(isAdding ? withLines(own, [{ ...MUG, quantity: 1 }]) : own);
          expect([visit.cart(), serverCart()]).toEqual([wanted, wanted]);
          expect(plain(cartStorage.readSavedForLater())).toEqual(
            isAsked && !isAll ? plain(withLines(EMPTY_CART, cartDifference(all, own))) : {},
          );
        } finally {
          visit.leave();
        }
      }),
    );
  },
);

/** A visitor with two mugs whose account has a cart of its own has logged in. */
async function merged(saved: CartRecord): Promise<Visit> {
  writeCart({ mug: { M: 2 } });
  putServerCart(saved);
  const visit = startShop();
  await visit.actions.logIn(DEMO.email, DEMO.password);
  await settled();
  return visit;
}

const shown = ({ shop }: Visit) => {
  const { guestCart, savedForLater } = shop.store.get();
  return { guestCart: guestCart && plain(guestCart), savedForLater: plain(savedForLater) };
};

test('lines that a login added are saved for later when the shopper asks, and return one by one', async () => {
  const visit = await merged({ mug: { M: 3 }, lamp: { L: 3 }, vase: { S: 1 } });
  expect(shown(visit)).toEqual({ guestCart: { mug: { M: 2 } }, savedForLater: {} });
  expect(visit.actions.keepGuestCart()).toBe(5);
  await settled();
  expect(visit.cart()).toEqual({ mug: { M: 2 } });
  expect(shown(visit)).toEqual({ guestCart: null, savedForLater: { mug: { M: 1 }, lamp: { L: 3 }, vase: { S: 1 } } });
  visit.actions.putBack({ productId: 'lamp', size: 'L' });
  expect(visit.cart()).toEqual({ mug: { M: 2 }, lamp: { L: 3 } });
  expect(shown(visit).savedForLater).toEqual({ mug: { M: 1 }, vase: { S: 1 } });
  // No saved line is left to return.
  visit.actions.putBack({ productId: 'lamp', size: 'L' });
  expect(visit.cart()).toEqual({ mug: { M: 2 }, lamp: { L: 3 } });
  await settled();
  expect(serverCart()).toEqual(visit.cart());
  visit.actions.clearSavedForLater();
  expect([shown(visit).savedForLater, plain(cartStorage.readSavedForLater())]).toEqual([{}, {}]);
  expect(visit.actions.keepGuestCart()).toBe(0);
  await settled();
});

test('an open question about merged carts closes with a logout', async () => {
  const visit = await merged({ lamp: { L: 3 } });
  visit.actions.logOut();
  expect([shown(visit).guestCart, cartStorage.readGuestCart()]).toEqual([null, null]);
});

test('a line put back while the question is open counts as the visitor’s own', async () => {
  localStorage.setItem('kanuka.cart.later', '{"vase":{"S":2}}');
  const visit = await merged({ lamp: { L: 3 } });
  visit.actions.putBack({ productId: 'vase', size: 'S' });
  expect(shown(visit)).toEqual({ guestCart: { mug: { M: 2 }, vase: { S: 2 } }, savedForLater: {} });
  expect(visit.actions.keepGuestCart()).toBe(3);
  expect(visit.cart()).toEqual({ mug: { M: 2 }, vase: { S: 2 } });
  await settled();
});

test('a further login does not change the lines that the open question is about', async () => {
  const visit = await merged({ lamp: { L: 3 } });
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'expireToken' } });
  visit.actions.addToCart(MUG);
  await settled();
  expect(visit.token()).toBeNull();
  sandbox.controls.faults.clear();
  putServerCart({ lamp: { L: 3 }, vase: { S: 1 } });
  await visit.actions.logIn(DEMO.email, DEMO.password);
  await settled();
  expect(visit.cart()).toEqual({ mug: { M: 3 }, lamp: { L: 3 }, vase: { S: 1 } });
  expect(shown(visit).guestCart).toEqual({ mug: { M: 3 } });
});
