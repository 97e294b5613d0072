import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MAX_WAIT_MS } from '#api/rateLimit.ts';
import {
  EMPTY_CART,
  mergeCarts,
  quantityIn,
  withAdded,
  withQuantity,
  type Cart,
  type LineKey,
} from '#domain/cart/cart.ts';
import { aCart } from '#tests/support/factories.ts';
import { HISTORIES_MS } from '#tests/support/timeouts.ts';
import { showCart } from '#tests/support/cartOnScreen.tsx';
import {
  Command,
  known,
  syncCarts,
  type Account,
  type Model,
  type Real,
  type ShownTab,
  type Step,
} from '#tests/support/cartModel.ts';
import { HISTORIES } from '#tests/support/properties.ts';
import { browserHabit, openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { cartTraffic, sandbox } from '#tests/support/server.ts';
import { calls, DEMO, storedCart, OTHER, plain, putServerCart, serverCart } from '#tests/support/shopper.ts';
import { openBrowser, type Tab } from '#tests/support/tabs.ts';

const activeIn = ({ tabs }: Real): readonly ShownTab[] => tabs.filter(({ isFrozen }) => !isFrozen);

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
    Object.assign(model, {
      device: EMPTY_CART,
      account: null,
      expired: null,
      isMergePending: false,
      pending: new Map(),
    });
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
const add =
  (at: LineKey) =>
  ({ shop }: Tab): void =>
    void shop.actions.addToCart(at);
const line = fc.record({
  productId: fc.constantFrom('mug', 'lamp', '__proto__'),
  size: fc.constantFrom('M', '12 x 15 '),
});
const nameOf = ({ productId, size }: LineKey): string => `${productId},${size}`;
const commands = [
  fc.tuple(tab, line).map(
    ([n, at]) =>
      new Command(
        `tab ${n} adds ${nameOf(at)}`,
        change(n, at, (cart) => withAdded(cart, at), add(at)),
      ),
  ),
  fc.tuple(tab, line, fc.integer({ min: 0, max: 6 })).map(([n, at, pieces]) => {
    const act = ({ shop }: Tab) => shop.actions.setQuantity(at, pieces);
    return new Command(
      `tab ${n} sets ${nameOf(at)} to ${pieces}`,
      change(n, at, (cart) => withQuantity(cart, at, pieces), act),
    );
  }),
  line.map((at) => {
    const twice: Step = (model, real) => {
      const activeTabs = activeIn(real);
      const added = (cart: Cart): Cart => activeTabs.reduce((made) => withAdded(made, at), cart);
      return change(0, at, added, () => activeTabs.forEach(add(at)))(model, real);
    };
    return new Command(`every tab adds ${nameOf(at)} at once`, twice);
  }),
  fc.boolean().map((repeats) => {
    const step: Step = () => void (browserHabit.repeats = repeats);
    return new Command(`the browser sends calls ${repeats ? 'twice' : 'once'}`, step);
  }),
  fc.constant(
    new Command('the connection comes back while the server is too busy', reconnectUnderLimit, ({ fault }) => {
      return fault === 'limited';
    }),
  ),
  fc
    .tuple(tab, account)
    .map(([n, who]) => new Command(`tab ${n} logs in as ${who}`, logIn(n, who), (model) => model.account === null)),
  tab.map((n) => new Command(`tab ${n} logs out`, logOut(n), (model) => model.account !== null)),
  fc.tuple(tab, account, fc.option(line, { nil: null })).map(([n, who, at]) => {
    const step: Step = async (model, real) => {
      await logOut(n)(model, real);
      if (at) await change(n, at, (cart) => withAdded(cart, at), add(at))(model, real);
      await logIn(n, who)(model, real);
    };
    const name = `tab ${n} logs out${at ? `, adds ${nameOf(at)}` : ''} and logs in as ${who} in one go`;
    return new Command(name, step, (model) => model.account !== null);
  }),
  tab.map(
    (n) =>
      new Command(`tab ${n} is reloaded`, (model, real) => {
        const old = tabOf(real, n);
        leave(old);
        real.tabs[real.tabs.indexOf(old)] = real.openTab();
        syncCarts(model);
      }),
  ),
  fc.tuple(line, fc.integer({ min: 0, max: 6 })).map(([at, pieces]) => {
    const step: Step = (model, real) => {
      const { account, servers } = model;
      if (account === null) return;
      servers[account] = known(withQuantity(servers[account], at, pieces));
      putServerCart(plain(servers[account]), ACCOUNTS[account].id);
      real.tabs.forEach((old, n) => {
        leave(old);
        real.tabs[n] = real.openTab();
      });
      syncCarts(model);
    };
    const name = `another device sets ${nameOf(at)} to ${pieces}, and every tab is reloaded`;
    return new Command(name, step, ({ fault, account }) => fault === 'clear' && account !== null);
  }),
  fc.constant(
    new Command('a second tab is opened or closed', (model, real) => {
      const { tabs, openTab } = real;
      if (tabs.length === 1) tabs.push(openTab());
      else leave(tabs.pop());
      if (activeIn(real).length === 0) restoreTabs(model, real);
      syncCarts(model);
    }),
  ),
  fc.tuple(tab, line, fc.integer({ min: 0, max: 6 })).map(([n, at, pieces]) => {
    const step: Step = async (model, real) => {
      if (activeIn(real).length < 2) return;
      const frozenTab = tabOf(real, n);
      const act = ({ shop }: Tab) => shop.actions.setQuantity(at, pieces);
      await change(n, at, (cart) => withQuantity(cart, at, pieces), act)(model, real);
      freeze(frozenTab);
    };
    return new Command(`tab ${n} sets ${nameOf(at)} to ${pieces} and is frozen`, step);
  }),
  fc.tuple(tab, line, fc.integer({ min: 0, max: 6 }), account).map(([n, at, pieces, who]) => {
    const step: Step = async (model, real) => {
      if (activeIn(real).length < 2) return;
      failWith('refuse', model);
      const act = ({ shop }: Tab) => shop.actions.setQuantity(at, pieces);
      await change(n, at, (cart) => withQuantity(cart, at, pieces), act)(model, real);
      await settled();
      freeze(tabOf(real, n));
      await logOut(n)(model, real);
      await logIn(n, who)(model, real);
    };
    const name = `tab ${n} cannot push ${nameOf(at)} as ${pieces} and is frozen; another tab logs in as ${who}`;
    return new Command(name, step, ({ fault, account: current }) => fault === 'clear' && current !== null);
  }),
  fc.tuple(tab, line, fc.integer({ min: 0, max: 6 })).map(([n, at, pieces]) => {
    const step: Step = async (model, real) => {
      const left = tabOf(real, n);
      const act = ({ shop }: Tab) => shop.actions.setQuantity(at, pieces);
      await change(n, at, (cart) => withQuantity(cart, at, pieces), act)(model, real);
      left.leave();
      await settled();
      left.restore();
    };
    return new Command(`tab ${n} sets ${nameOf(at)} to ${pieces}, is left at once, and comes back`, step);
  }),
  fc.constant(new Command('frozen tabs are restored', (model, real) => restoreTabs(model, real))),
  fc.tuple(tab, line).map(
    ([n, at]) =>
      new Command(
        `the session ends while tab ${n} adds ${nameOf(at)}`,
        (model, real) => {
          const fault = { type: 'successFalse', message: 'jwt expired' } as const;
          // A call that the browser resends hits the fault twice.
          sandbox.controls.faults.add({ route: '/api/cart/*', times: browserHabit.repeats ? 2 : 1, fault });
          tabOf(real, n).shop.actions.addToCart(at);
          model.device = withAdded(model.device, at);
          model.pending.set(nameOf(at), at);
          Object.assign(model, { expired: model.account, account: null });
        },
        (model) => model.account !== null && model.fault === 'clear',
      ),
  ),
  fc.constantFrom(...(['refuse', 'error', 'page', 'lost', 'limited'] as const)).map(
    (fault) =>
      new Command(
        `the network fails with ${fault}`,
        (model) => failWith(fault, model),
        (model) => model.fault === 'clear',
      ),
  ),
  fc.constant(new Command('the network recovers', recover)),
];

/** Both accounts have a cart; one account is logged in, in two tabs. */
async function fillCarts(model: Model, real: Real): Promise<void> {
  const carts = { demo: { mug: { M: 1 } }, other: { mug: { M: 3 }, lamp: { M: 1 } } };
  for (const who of ['demo', 'other'] as const) {
    putServerCart(carts[who], ACCOUNTS[who].id);
    model.servers[who] = aCart(carts[who]);
  }
  real.tabs.push(real.openTab());
  await new Command('a shopper logs in', logIn(0, 'demo')).run(model, real);
}

test(
  'R15 R16 R19 S8: device, server and every tab hold the cart that the model holds',
  { timeout: HISTORIES_MS },
  async () => {
    const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
    console.info(`seed ${seed}`);
    await fc.assert(
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
          const recovery = new Command('in the end the network recovers', recover);
          const restoring = new Command('and every tab is restored', restoreTabs);
          const end = new Command('and the shopper is logged in', logIn(0, 'demo'), (last) => last.account === null);
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
      { seed, numRuns: HISTORIES },
    );
  },
);
