import fc from 'fast-check';
import { expect, test } from 'vitest';

import { LONGEST_WAIT_MS } from '#api/limits.ts';
import { EMPTY_CART, quantityIn, withAdded, withQuantity, type Cart, type LineKey } from '#domain/cart.ts';
import { showCart } from '#tests/support/cartOnScreen.tsx';
import { Command, known, meet, type Model, type Real, type ShownTab, type Step } from '#tests/support/cartModel.ts';
import { RUNS } from '#tests/support/properties.ts';
import { browserHabit, openQuickNetwork, pass, settled } from '#tests/support/quickNetwork.ts';
import { cartTraffic, sandbox } from '#tests/support/server.ts';
import { calls, DEMO, keptCart, serverCart } from '#tests/support/shopper.ts';
import { openBrowser, type Tab } from '#tests/support/tabs.ts';

const tabOf = ({ tabs }: Real, n: number): ShownTab => tabs[n % tabs.length] as ShownTab;

function change(n: number, line: LineKey, next: (cart: Cart) => Cart, act: (tab: Tab) => void): Step {
  return (model, real) => {
    const before = quantityIn(model.device, line);
    model.device = known(next(model.device));
    act(tabOf(real, n));
    if (!model.isLoggedIn || quantityIn(model.device, line) === before) return;
    model.unsent.set(nameOf(line), line);
    meet(model);
  };
}

const FAULTS = {
  refuse: 'refuse',
  error: { type: 'status', code: 500 },
  page: { type: 'body', kind: 'html' },
  lost: 'commitThenDrop',
  limited: { type: 'status', code: 429 },
} as const;

const logIn =
  (n: number): Step =>
  async (model, real) => {
    await tabOf(real, n).shop.actions.logIn(DEMO.email, DEMO.password);
    Object.assign(model, { isLoggedIn: true, isMergeOwed: true });
    meet(model);
  };

const leave = (tab: ShownTab | undefined): void => {
  tab?.close();
  tab?.screen.leave();
};

const recover: Step = async (model, { tabs }) => {
  sandbox.controls.faults.clear();
  model.sky = 'clear';
  await pass(LONGEST_WAIT_MS);
  for (const tab of tabs) tab.reconnect();
  if (model.unsent.size > 0 || model.isMergeOwed) meet(model);
};

/** A server that is too busy for a tab hears of it once on reconnecting, and then no more for a while. */
const reconnectUnderLimit: Step = async (_, { tabs }) => {
  for (const again of [false, true]) {
    const before = calls('/api/cart/').length;
    for (const tab of tabs) tab.reconnect();
    await settled();
    if (again) expect(calls('/api/cart/')).toHaveLength(before);
  }
};

const tab = fc.nat({ max: 1 });
const line = fc.record({
  productId: fc.constantFrom('mug', 'lamp', '__proto__'),
  size: fc.constantFrom('M', '12 x 15 '),
});
const nameOf = ({ productId, size }: LineKey): string => `${productId},${size}`;
const commands = [
  fc.tuple(tab, line).map(([n, at]) => {
    const act = ({ shop }: Tab) => void shop.actions.addToCart(at);
    return new Command(
      `tab ${n} adds ${nameOf(at)}`,
      change(n, at, (cart) => withAdded(cart, at), act),
    );
  }),
  fc.tuple(tab, line, fc.integer({ min: 0, max: 6 })).map(([n, at, pieces]) => {
    const act = ({ shop }: Tab) => shop.actions.setQuantity(at, pieces);
    return new Command(
      `tab ${n} sets ${nameOf(at)} to ${pieces}`,
      change(n, at, (cart) => withQuantity(cart, at, pieces), act),
    );
  }),
  line.map((at) => {
    const act = ({ shop }: Tab) => void shop.actions.addToCart(at);
    const twice: Step = (model, real) => {
      const added = (cart: Cart): Cart => real.tabs.reduce((made) => withAdded(made, at), cart);
      return change(0, at, added, () => real.tabs.forEach(act))(model, real);
    };
    return new Command(`every tab adds ${nameOf(at)} at once`, twice);
  }),
  fc.boolean().map((repeats) => {
    const step: Step = () => void (browserHabit.repeats = repeats);
    return new Command(`the browser sends calls ${repeats ? 'twice' : 'once'}`, step);
  }),
  fc.constant(
    new Command('the connection comes back while the server is too busy', reconnectUnderLimit, ({ sky }) => {
      return sky === 'limited';
    }),
  ),
  tab.map((n) => new Command(`tab ${n} logs in`, logIn(n), ({ isLoggedIn }) => !isLoggedIn)),
  tab.map(
    (n) =>
      new Command(
        `tab ${n} logs out`,
        (model, real) => {
          tabOf(real, n).shop.actions.logOut();
          Object.assign(model, { device: EMPTY_CART, isLoggedIn: false, isMergeOwed: false, unsent: new Map() });
        },
        ({ isLoggedIn }) => isLoggedIn,
      ),
  ),
  tab.map(
    (n) =>
      new Command(`tab ${n} is reloaded`, (model, real) => {
        leave(tabOf(real, n));
        real.tabs[n % real.tabs.length] = real.openTab();
        meet(model);
      }),
  ),
  fc.constant(
    new Command('a second tab is opened or closed', (model, { tabs, openTab }) => {
      if (tabs.length > 1) return leave(tabs.pop());
      tabs.push(openTab());
      meet(model);
    }),
  ),
  fc.tuple(tab, line).map(
    ([n, at]) =>
      new Command(
        `the session ends while tab ${n} adds ${nameOf(at)}`,
        (model, real) => {
          const fault = { type: 'successFalse', message: 'jwt expired' } as const;
          // A call that is sent twice meets it twice.
          sandbox.controls.faults.add({ route: '/api/cart/*', times: browserHabit.repeats ? 2 : 1, fault });
          tabOf(real, n).shop.actions.addToCart(at);
          model.device = withAdded(model.device, at);
          model.unsent.set(nameOf(at), at);
          model.isLoggedIn = false;
        },
        ({ isLoggedIn, sky }) => isLoggedIn && sky === 'clear',
      ),
  ),
  fc.constantFrom(...(['refuse', 'error', 'page', 'lost', 'limited'] as const)).map(
    (sky) =>
      new Command(
        `the sky turns to ${sky}`,
        (model) => {
          sandbox.controls.faults.add({ route: '/api/cart/*', fault: FAULTS[sky] });
          model.sky = sky;
        },
        (model) => model.sky === 'clear',
      ),
  ),
  fc.constant(new Command('the sky clears', recover)),
];

test('R15 R16 R19 S8: device, server and every tab hold what the cart’s rules say', async () => {
  const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
  console.info(`seed ${seed}`);
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 14 }), async (steps) => {
      localStorage.clear();
      sandbox.controls.reset();
      sandbox.controls.faults.clear();
      sandbox.controls.journal.clear();
      cartTraffic.most = 0;
      const { openTab: open, close } = openBrowser();
      const openTab = (): ShownTab => {
        const opened = open();
        return { ...opened, screen: showCart(opened.shop) };
      };
      openQuickNetwork();
      const model: Model = {
        device: EMPTY_CART,
        server: EMPTY_CART,
        isLoggedIn: false,
        isMergeOwed: false,
        unsent: new Map(),
        sky: 'clear',
      };
      const real: Real = { tabs: [openTab()], openTab };
      try {
        const recovery = new Command('in the end the sky clears', recover);
        const end = new Command('and the shopper is logged in', logIn(0), ({ isLoggedIn }) => !isLoggedIn);
        await fc.asyncModelRun(() => ({ model, real }), steps);
        for (const last of [recovery, end]) if (last.check(model)) await last.run(model, real);
        expect(serverCart()).toEqual(keptCart());
        expect(localStorage.getItem('kanuka.cart.unsent')).toBeNull();
      } finally {
        for (const opened of real.tabs) leave(opened);
        close();
      }
    }),
    { seed, numRuns: RUNS },
  );
});
