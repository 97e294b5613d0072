import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isRateLimited, MAX_WAIT_MS } from '#api/rateLimit.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { messagesOf } from '#content/messages.ts';
import {
  EMPTY_CART,
  entriesOf,
  mergeCarts,
  quantityIn,
  withAdded,
  withQuantity,
  type Cart,
  type CartRecord,
  type LineKey,
} from '#domain/cart/cart.ts';
import { sizeText } from '#domain/product/sizeText.ts';
import { showCart, type CartOnScreen } from '#tests/support/cartOnScreen.tsx';
import { aCart } from '#tests/support/factories.ts';
import { commandOf, type StepOf } from '#tests/support/modelCommand.ts';
import { commandsOf, holdsInTime } from '#tests/support/properties.ts';
import { browserHabit, openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { cartTraffic, sandbox } from '#tests/support/server.ts';
import { calls, DEMO, known, storedCart, OTHER, plain, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { openBrowser, type Tab } from '#tests/support/tabs.ts';
import { HISTORIES_MS } from '#tests/support/timeouts.ts';

type NetworkFault = 'clear' | 'refuse' | 'error' | 'page' | 'lost' | 'limited';

/** A tab that shows the cart's screen. A frozen tab gets no events. */
type ShownTab = Tab & { readonly screen: CartOnScreen; isFrozen: boolean };

/** The two accounts that log in on the device. */
type Account = 'demo' | 'other';

/** The expected state of device, servers and network by docs/behaviour.md, Cart. */
type Model = {
  device: Cart;
  readonly servers: Record<Account, Cart>;
  account: Account | null;
  /** The account whose session expired last. */
  expired: Account | null;
  /** Carts of expired sessions, stored while another account is logged in. */
  parked: Partial<Record<Account, Cart>>;
  isMergePending: boolean;
  pending: Map<string, LineKey>;
  fault: NetworkFault;
};
type Real = { readonly tabs: ShownTab[]; readonly openTab: () => ShownTab };
type Step = StepOf<Model, Real>;

const { cart: cartMessages } = messagesOf(checkoutMessages);

/** The cart as its screen shows it: quantity by the field's label. */
const fieldsOf = (cart: Cart): Record<string, number> =>
  Object.fromEntries(
    [...entriesOf(cart)].map((line) => [cartMessages.quantityOf(line.productId, sizeText(line.size)), line.quantity]),
  );

/** Syncs both carts: the server's wins, at login the larger quantity of each line, and for pending lines the device's. */
function syncCarts(model: Model): void {
  const { fault, account, servers } = model;
  if (fault !== 'clear' || account === null) return;
  let cart = model.isMergePending ? mergeCarts(model.device, servers[account]) : servers[account];
  for (const line of model.pending.values()) cart = withQuantity(cart, line, quantityIn(model.device, line));
  servers[account] = known(cart);
  Object.assign(model, { device: known(cart), isMergePending: false, pending: new Map() });
}

/** The server's cart of each account, without zeros. */
const served = (): Record<Account, CartRecord> => ({ demo: serverCart(), other: serverCart(OTHER.id) });

const activeIn = ({ tabs }: Real): readonly ShownTab[] => tabs.filter(({ isFrozen }) => !isFrozen);

/** A step, and the checks after it. */
const commandNamed = commandOf<Model, Real>((model, real) => {
  // After a lost response neither shop nor model can know whether the server's cart has changed.
  if (model.fault === 'lost' || model.fault === 'page') {
    const { demo, other } = served();
    Object.assign(model.servers, { demo: known(aCart(demo)), other: known(aCart(other)) });
  }
  const activeTabs = activeIn(real);
  for (const { shop } of activeTabs) expect(plain(shop.store.get().cart)).toEqual(plain(model.device));
  expect(storedCart()).toEqual(plain(model.device));
  expect(served()).toEqual({ demo: plain(model.servers.demo), other: plain(model.servers.other) });
  for (const { shop } of activeTabs) expect(shop.store.get().token !== null).toBe(model.account !== null);
  for (const { shop, screen } of activeTabs) {
    // A tab opened during a rate limit has no product list, and shows a message instead of lines.
    const isListed = shop.store.get().products.status === 'ready';
    expect(isListed || isRateLimited()).toBe(true);
    expect(screen.lines()).toEqual(isListed ? fieldsOf(model.device) : {});
    // No page shows an empty cart before the server's cart has been read.
    if (model.fault === 'clear') expect(screen.says(cartMessages.empty)).toBe(model.device.size === 0);
  }
  expect(cartTraffic.most).toBeLessThanOrEqual(1);
});

/** At least one tab is active at all times. */
function tabOf(real: Real, n: number): ShownTab {
  const activeTabs = activeIn(real);
  return activeTabs[n % activeTabs.length] as ShownTab;
}

function change(n: number, line: LineKey, next: (cart: Cart) => Cart, act: (tab: Tab) => void): Step {
  return (model, real) => {
    const before = quantityIn(model.device, line);
    model.device = known(next(model.device));
    act(tabOf(real, n));
    if (model.account === null || quantityIn(model.device, line) === before) return;
    model.pending.set(nameOf(line), line);
    syncCarts(model);
  };
}

const FAULTS = {
  refuse: 'refuse',
  error: { type: 'status', code: 500 },
  page: { type: 'body', kind: 'html' },
  lost: 'commitThenDrop',
  limited: { type: 'status', code: 429 },
} as const;

function failWith(fault: keyof typeof FAULTS, model: Model): void {
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: FAULTS[fault] });
  model.fault = fault;
}

const ACCOUNTS = { demo: DEMO, other: OTHER } as const;

const logIn =
  (n: number, account: Account): Step =>
  async (model, real) => {
    const { email, password } = ACCOUNTS[account];
    await tabOf(real, n).shop.actions.logIn(email, password);
    // Pending lines of one account are not pushed for the next; the cart is stored until its account logs in.
    if (model.expired !== account) model.pending.clear();
    if (model.expired !== null && model.expired !== account) {
      model.parked[model.expired] = model.device;
      Object.assign(model, { device: EMPTY_CART, expired: null });
    }
    const { [account]: parkedCart = EMPTY_CART, ...parked } = model.parked;
    const device = mergeCarts(model.device, parkedCart);
    Object.assign(model, { account, device, parked, isMergePending: true });
    syncCarts(model);
  };

const logOut =
  (n: number): Step =>
  (model, real) => {
    tabOf(real, n).shop.actions.logOut();
    const [device, pending] = [EMPTY_CART, new Map()];
    Object.assign(model, { device, pending, account: null, expired: null, isMergePending: false });
  };

const freeze = (tab: ShownTab): void => {
  tab.isFrozen = true;
  tab.freeze();
};

const restoreTabs = (model: Model, { tabs }: Real): void => {
  for (const tab of tabs) {
    if (!tab.isFrozen) continue;
    tab.isFrozen = false;
    tab.restore();
  }
  syncCarts(model);
};

const leave = (tab: ShownTab | undefined): void => {
  tab?.close();
  tab?.screen.leave();
};

const reload = ({ tabs, openTab }: Real, old: ShownTab): void => {
  leave(old);
  tabs[tabs.indexOf(old)] = openTab();
};

const recover: Step = async (model, real) => {
  sandbox.controls.faults.clear();
  model.fault = 'clear';
  await pass(MAX_WAIT_MS);
  for (const tab of activeIn(real)) tab.reconnect();
  if (model.pending.size > 0 || model.isMergePending) syncCarts(model);
};

/** On reconnecting a tab sends one call to a rate-limited server, and then waits. */
const reconnectUnderLimit: Step = async (_, real) => {
  for (const again of [false, true]) {
    const before = calls('/api/cart/').length;
    for (const tab of activeIn(real)) tab.reconnect();
    await settled();
    if (again) expect(calls('/api/cart/')).toHaveLength(before);
  }
};

const tab = fc.nat({ max: 1 });
const account = fc.constantFrom<Account>('demo', 'other');
const pieces = fc.integer({ min: 0, max: 6 });
const line = fc.record({
  productId: fc.constantFrom('mug', 'lamp', '__proto__'),
  size: fc.constantFrom('M', '12 x 15 '),
});
const nameOf = ({ productId, size }: LineKey): string => `${productId},${size}`;
const add =
  (at: LineKey) =>
  ({ shop }: Tab): void =>
    void shop.actions.addToCart(at);
const addTo = (n: number, at: LineKey): Step => change(n, at, (cart) => withAdded(cart, at), add(at));
const setTo = (n: number, at: LineKey, quantity: number): Step => {
  const act = ({ shop }: Tab): void => shop.actions.setQuantity(at, quantity);
  return change(n, at, (cart) => withQuantity(cart, at, quantity), act);
};

const command = commandsOf(commandNamed);
const isLoggedIn = ({ account: current }: Model): boolean => current !== null;
const isClear = ({ fault, account: current }: Model): boolean => fault === 'clear' && current !== null;

const commands = [
  command([tab, line], (n, at) => [`tab ${n} adds ${nameOf(at)}`, addTo(n, at)]),
  command([tab, line, pieces], (n, at, count) => [`tab ${n} sets ${nameOf(at)} to ${count}`, setTo(n, at, count)]),
  command([line], (at) => {
    const twice: Step = (model, real) => {
      const activeTabs = activeIn(real);
      const added = (cart: Cart): Cart => activeTabs.reduce((made) => withAdded(made, at), cart);
      return change(0, at, added, () => activeTabs.forEach(add(at)))(model, real);
    };
    return [`every tab adds ${nameOf(at)} at once`, twice];
  }),
  command([fc.boolean()], (repeats) => {
    return [`the browser sends calls ${repeats ? 'twice' : 'once'}`, () => void (browserHabit.repeats = repeats)];
  }),
  command([], () => {
    const isLimited = ({ fault }: Model): boolean => fault === 'limited';
    return ['the connection comes back while the server is too busy', reconnectUnderLimit, isLimited];
  }),
  command([tab, account], (n, who) => [`tab ${n} logs in as ${who}`, logIn(n, who), (model) => !isLoggedIn(model)]),
  command([tab], (n) => [`tab ${n} logs out`, logOut(n), isLoggedIn]),
  command([tab, account, fc.option(line, { nil: null })], (n, who, at) => {
    const step: Step = async (model, real) => {
      await logOut(n)(model, real);
      if (at) await addTo(n, at)(model, real);
      await logIn(n, who)(model, real);
    };
    return [`tab ${n} logs out${at ? `, adds ${nameOf(at)}` : ''} and logs in as ${who} in one go`, step, isLoggedIn];
  }),
  command([tab], (n) => {
    const step: Step = (model, real) => {
      reload(real, tabOf(real, n));
      syncCarts(model);
    };
    return [`tab ${n} is reloaded`, step];
  }),
  command([line, pieces], (at, count) => {
    const step: Step = (model, real) => {
      const { account: current, servers } = model;
      if (current === null) return;
      servers[current] = known(withQuantity(servers[current], at, count));
      putServerCart(plain(servers[current]), ACCOUNTS[current].id);
      for (const old of real.tabs) reload(real, old);
      syncCarts(model);
    };
    return [`another device sets ${nameOf(at)} to ${count}, and every tab is reloaded`, step, isClear];
  }),
  command([], () => {
    const step: Step = (model, real) => {
      const { tabs, openTab } = real;
      if (tabs.length === 1) tabs.push(openTab());
      else leave(tabs.pop());
      if (activeIn(real).length === 0) restoreTabs(model, real);
      syncCarts(model);
    };
    return ['a second tab is opened or closed', step];
  }),
  command([tab, line, pieces], (n, at, count) => {
    const step: Step = async (model, real) => {
      if (activeIn(real).length < 2) return;
      const frozenTab = tabOf(real, n);
      await setTo(n, at, count)(model, real);
      freeze(frozenTab);
    };
    return [`tab ${n} sets ${nameOf(at)} to ${count} and is frozen`, step];
  }),
  command([tab, line, pieces, account], (n, at, count, who) => {
    const step: Step = async (model, real) => {
      if (activeIn(real).length < 2) return;
      failWith('refuse', model);
      await setTo(n, at, count)(model, real);
      await settled();
      freeze(tabOf(real, n));
      await logOut(n)(model, real);
      await logIn(n, who)(model, real);
    };
    return [`tab ${n} cannot push ${nameOf(at)} as ${count} and is frozen; another logs in as ${who}`, step, isClear];
  }),
  command([tab, line, pieces], (n, at, count) => {
    const step: Step = async (model, real) => {
      const left = tabOf(real, n);
      await setTo(n, at, count)(model, real);
      left.leave();
      await settled();
      left.restore();
    };
    return [`tab ${n} sets ${nameOf(at)} to ${count}, is left at once, and comes back`, step];
  }),
  command([], () => ['frozen tabs are restored', restoreTabs]),
  command([tab, line], (n, at) => {
    const step: Step = (model, real) => {
      const fault = { type: 'successFalse', message: 'jwt expired' } as const;
      // A call that the browser resends hits the fault twice.
      sandbox.controls.faults.add({ route: '/api/cart/*', times: browserHabit.repeats ? 2 : 1, fault });
      tabOf(real, n).shop.actions.addToCart(at);
      model.device = withAdded(model.device, at);
      model.pending.set(nameOf(at), at);
      Object.assign(model, { expired: model.account, account: null });
    };
    return [`the session ends while tab ${n} adds ${nameOf(at)}`, step, isClear];
  }),
  command([fc.constantFrom(...(['refuse', 'error', 'page', 'lost', 'limited'] as const))], (fault) => {
    return [`the network fails with ${fault}`, (model) => failWith(fault, model), (model) => model.fault === 'clear'];
  }),
  command([], () => ['the network recovers', recover]),
];

/** Both accounts have a cart; one account is logged in, in two tabs. */
async function fillCarts(model: Model, real: Real): Promise<void> {
  Object.assign(model.servers, { demo: aCart({ mug: { M: 1 } }), other: aCart({ mug: { M: 3 }, lamp: { M: 1 } }) });
  for (const who of ['demo', 'other'] as const) putServerCart(plain(model.servers[who]), ACCOUNTS[who].id);
  real.tabs.push(real.openTab());
  await commandNamed('a shopper logs in', logIn(0, 'demo')).run(model, real);
}

test(
  'R15 R16 R19 S8: device, server and every tab hold the cart that the model holds',
  { timeout: HISTORIES_MS },
  async () => {
    await holdsInTime(
      fc.asyncProperty(fc.boolean(), fc.commands(commands, { maxCommands: 14 }), async (isUsed, steps) => {
        localStorage.clear();
        sandbox.controls.reset();
        sandbox.controls.store.users.add(OTHER, 0);
        sandbox.controls.faults.clear();
        sandbox.controls.journal.clear();
        cartTraffic.most = 0;
        const { openTab: open, close } = openBrowser();
        const openTab = (): ShownTab => {
          const opened = open();
          return { ...opened, screen: showCart(opened.shop), isFrozen: false };
        };
        openQuickNetwork();
        const model: Model = {
          device: EMPTY_CART,
          servers: { demo: EMPTY_CART, other: EMPTY_CART },
          account: null,
          expired: null,
          parked: {},
          isMergePending: false,
          pending: new Map(),
          fault: 'clear',
        };
        const real: Real = { tabs: [openTab()], openTab };
        try {
          const recovery = commandNamed('in the end the network recovers', recover);
          const restoring = commandNamed('and every tab is restored', restoreTabs);
          const end = commandNamed('and the shopper is logged in', logIn(0, 'demo'), (last) => last.account === null);
          if (isUsed) await fillCarts(model, real);
          await fc.asyncModelRun(() => ({ model, real }), steps);
          for (const last of [restoring, recovery, end]) if (last.check(model)) await last.run(model, real);
          expect(serverCart(ACCOUNTS[model.account ?? 'demo'].id)).toEqual(storedCart());
          expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
        } finally {
          for (const opened of real.tabs) leave(opened);
          close();
        }
      }),
    );
  },
);
