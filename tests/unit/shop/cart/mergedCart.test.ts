import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';

import { MAX_WAIT_MS } from '#api/rateLimit.ts';
import {
  EMPTY_CART,
  countItems,
  entriesOf,
  MAX_QUANTITY,
  mergeCarts,
  cartDifference,
  withLines,
  withQuantity,
  type Cart,
  type CartRecord,
  type LineQuantity,
} from '#domain/cart/cart.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import { aCart } from '#tests/support/factories.ts';
import { holdsInTime } from '#tests/support/properties.ts';
import { HISTORIES_MS } from '#tests/support/timeouts.ts';
import { openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { cartTraffic, sandbox } from '#tests/support/server.ts';
import { DEMO, writeCart, plain, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { reconnect, startShop, type Visit } from '#tests/support/startShop.ts';

beforeEach(() => openQuickNetwork());

type FaultRule = Parameters<typeof sandbox.controls.faults.add>[0];

const MUG = { productId: 'mug', size: 'M' };
/** In neither cart: a quantity that the shopper sets before the merge takes precedence. */
const CUSHION = { productId: 'cushion', size: 'M' };

/** Steps of a shopper, which do not wait for the calls of the steps before. A reload opens another visit. */
const ACTS = {
  logIn: ({ actions, token }: Visit) => (token() === null ? actions.logIn(DEMO.email, DEMO.password) : undefined),
  logOut: ({ actions }: Visit) => actions.logOut(),
  keepAll: ({ actions }: Visit) => actions.keepAll(),
  keepGuestCart: ({ actions }: Visit) => void actions.keepGuestCart(),
  putBack: ({ actions }: Visit) => [...entriesOf(cartStorage.readSavedForLater())].forEach(actions.putBack),
  add: ({ actions }: Visit) => void actions.addToCart(CUSHION),
  reconnect,
  rest: settled,
  reload: async ({ leave }: Visit): Promise<Visit> => {
    // A call that was under way when the page closed has arrived or failed before the next page starts.
    await settled();
    leave();
    return startShop();
  },
};
type Step = keyof typeof ACTS | FaultRule | LineQuantity;

async function make(visit: Visit, step: Step): Promise<Visit> {
  if (typeof step === 'string') return (await ACTS[step](visit)) ?? visit;
  if ('fault' in step) sandbox.controls.faults.add(step);
  else visit.actions.setQuantity(step, step.quantity);
  return visit;
}

const productId = fc.constantFrom('mug', 'lamp', '__proto__');
const cart = fc
  .array(fc.record({ productId, size: fc.constantFrom('M', '12 x 15 '), quantity: fc.integer({ min: 1, max: 5 }) }), {
    maxLength: 4,
  })
  .map((lines) => lines.reduce<Cart>((made, one) => withQuantity(made, one, one.quantity), EMPTY_CART));
const fault = fc.record({
  route: fc.constantFrom('/api/cart/*', '/api/cart/get', '/api/cart/add', '/api/cart/update'),
  times: fc.integer({ min: 1, max: 3 }),
  fault: fc.constantFrom<FaultRule['fault']>(
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
const set = fc.record({
  productId,
  size: fc.constantFrom('M', 'L', 'constructor'),
  quantity: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: MAX_QUANTITY })),
});

/** A visitor’s and an account's cart, and these steps of the shopper until all is over: server and device hold the same cart. */
async function history(visitors: Cart, saved: Cart, steps: readonly Step[], check = (): void => {}): Promise<void> {
  localStorage.clear();
  sandbox.controls.reset();
  sandbox.controls.journal.clear();
  writeCart(plain(visitors));
  putServerCart(plain(saved));
  let visit = startShop();
  try {
    for (const step of steps) {
      visit = await make(visit, step);
      check();
    }
    sandbox.controls.faults.clear();
    await settled();
    await ACTS.logIn(visit);
    await pass(MAX_WAIT_MS);
    reconnect();
    await settled();
    check();
    expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
    expect(serverCart()).toEqual(visit.cart());
  } finally {
    visit.leave();
  }
}

test(
  'R15 R16: whichever calls fail, server and device hold the same cart in the end',
  { timeout: HISTORIES_MS },
  async () => {
    const oneCall = (): void => expect(cartTraffic.most).toBeLessThanOrEqual(1);
    const act = fc.constantFrom<Step>('logIn', 'logOut', 'reload', 'reconnect', 'rest', 'add');
    const step = fc.oneof(
      { weight: 9, arbitrary: set },
      { weight: 6, arbitrary: act },
      { weight: 3, arbitrary: fault },
    );
    const steps = fc.array(step, { minLength: 3, maxLength: 14 });
    await holdsInTime(fc.asyncProperty(steps, (all) => history(EMPTY_CART, EMPTY_CART, all, oneCall)));
  },
);

/** Pieces that were lost: those in neither the cart, the server's cart nor Saved for later. */
function lost(all: Cart): unknown {
  const here = mergeCarts(cartStorage.readCart(), aCart(serverCart()));
  return cartDifference(all, withLines(here, entriesOf(cartStorage.readSavedForLater())));
}

test(
  'R16: whatever happens between a merge and the shopper’s choice, every piece is in the cart or saved for later',
  { timeout: HISTORIES_MS },
  async () => {
    const acts = ['logIn', 'keepAll', 'keepGuestCart', 'keepGuestCart', 'putBack', 'add', 'reload', 'rest'] as const;
    const steps = fc.array(fc.oneof(fc.constantFrom<Step>(...acts), fault), { maxLength: 10 });
    await holdsInTime(
      fc.asyncProperty(cart, cart, steps, (visitors, saved, all) =>
        history(visitors, saved, all, () => expect(lost(mergeCarts(visitors, saved))).toEqual([])),
      ),
    );
  },
);

/** A visitor with this cart, whose account has another, has logged in. */
async function merged(saved: CartRecord, visitors: CartRecord = { mug: { M: 2 } }): Promise<Visit> {
  writeCart(visitors);
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

test(
  'R16: a login merges any two carts; the shopper’s choice keeps all lines, or the visitor’s alone, and the others can be put back',
  { timeout: HISTORIES_MS },
  async () => {
    await holdsInTime(
      fc.asyncProperty(cart, cart, fc.boolean(), fc.boolean(), async (visitors, saved, isAll, isAdding) => {
        localStorage.clear();
        sandbox.controls.reset();
        const visit = await merged(plain(saved), plain(visitors));
        const isAsked = cartStorage.readGuestCart() !== null;
        const all = mergeCarts(visitors, saved);
        expect(isAsked).toBe(visitors.size > 0 && cartDifference(all, visitors).length > 0);
        if (isAdding) visit.actions.addToCart(MUG);
        const own = isAsked && !isAll ? visitors : all;
        const later = withLines(EMPTY_CART, cartDifference(all, own));
        if (isAll) visit.actions.keepAll();
        else expect(visit.actions.keepGuestCart()).toBe(countItems(later));
        const expectCart = async (kept: Cart): Promise<void> => {
          await settled();
          const wanted = plain(isAdding ? withLines(kept, [{ ...MUG, quantity: 1 }]) : kept);
          expect([visit.cart(), serverCart()]).toEqual([wanted, wanted]);
        };
        await expectCart(own);
        expect(shown(visit)).toEqual({ guestCart: null, savedForLater: plain(later) });
        // The second time no saved line is left to return.
        for (const line of [...entriesOf(later), ...entriesOf(later)]) visit.actions.putBack(line);
        await expectCart(all);
        expect(plain(cartStorage.readSavedForLater())).toEqual({});
        visit.leave();
      }),
    );
  },
);

test('a line put back while the question is open counts as the visitor’s own', async () => {
  localStorage.setItem('kanuka.cart.later', '{"vase":{"S":2}}');
  const visit = await merged({ lamp: { L: 3 } });
  visit.actions.putBack({ productId: 'vase', size: 'S' });
  expect(shown(visit)).toEqual({ guestCart: { mug: { M: 2 }, vase: { S: 2 } }, savedForLater: {} });
  expect(visit.actions.keepGuestCart()).toBe(3);
  expect(visit.cart()).toEqual({ mug: { M: 2 }, vase: { S: 2 } });
  expect(visit.actions.keepGuestCart()).toBe(0);
  await settled();
});

test('a further login does not change the lines that the open question is about, and a logout closes it', async () => {
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
  visit.actions.logOut();
  expect([shown(visit).guestCart, cartStorage.readGuestCart()]).toEqual([null, null]);
});
