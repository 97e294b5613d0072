import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cartFrom, EMPTY_CART, quantityIn, recordOf, withLines, type Cart, type LineKey } from '#domain/cart/cart.ts';
import { addStep, setStep, stepsBetween, withSteps, type CartStep } from '#domain/storageOperations.ts';
import type { SafeStorage } from '#lib/storage.ts';
import { OPERATION_LIFETIME_MS, createOperationLog } from '#lib/operationLog.ts';
import { forAll } from '#tests/support/properties.ts';

const CART = 'kanuka.cart';
const MUG = { productId: 'mug', size: 'M' };
const LAMP = { productId: 'lamp', size: 'L' };

type Write = { readonly page: number; readonly key: string; readonly value: string | null };

/**
 * A browser's storage as its tabs see it: all writes have one order; each tab sees its own writes at once and the others'
 * when they arrive. An earlier write of another tab does not overwrite what the tab itself has written since.
 */
function aBrowser(begin: Readonly<Record<string, string>> = {}) {
  let now = 1_700_000_000_000;
  const order: Write[] = [];
  const openTab = (page: number) => {
    const view = new Map(Object.entries(begin));
    const show = (key: string, value: string | null): void =>
      void (value === null ? view.delete(key) : view.set(key, value));
    for (const { key, value } of order) show(key, value);
    let applied = order.length;
    /** The number of the tab's own writes per key that are not yet in order. */
    const pending = new Map<string, number>();
    const put = (key: string, value: string | null): void => {
      if ((view.get(key) ?? null) === value) return;
      show(key, value);
      pending.set(key, (pending.get(key) ?? 0) + 1);
      order.push({ page, key, value });
    };
    const storage: SafeStorage = {
      read: (key) => view.get(key) ?? null,
      write: (key, value) => {
        put(key, value);
        return true;
      },
      remove: (key) => put(key, null),
      keys: () => [...view.keys()],
    };
    const log = createOperationLog(storage, `page${page}`, () => now);
    /** Applies the next write to this tab's view. Returns false when there is none. */
    const applyNext = (): boolean => {
      const write = order[applied];
      if (!write) return false;
      applied += 1;
      const { key, value } = write;
      if (write.page === page) {
        pending.set(key, (pending.get(key) ?? 1) - 1);
        return true;
      }
      if ((pending.get(key) ?? 0) === 0) show(key, value);
      log.repair(key);
      return true;
    };
    const cart = (): Cart => cartFrom(log.read(CART));
    return {
      log,
      storage,
      applyNext,
      cart,
      change: (...steps: readonly CartStep[]) => log.change(CART, { cart: steps }, recordOf(withSteps(cart(), steps))),
      follow: (other: Cart) => log.change(CART, { cart: stepsBetween(cart(), other) }, recordOf(other)),
    };
  };
  return { openTab, pass: (ms: number): void => void (now += ms) };
}

type Tab = ReturnType<ReturnType<typeof aBrowser>['openTab']>;

const settle = (...tabs: readonly Tab[]): void => {
  for (let hasMore = true; hasMore;) hasMore = tabs.map(({ applyNext }) => applyNext()).some(Boolean);
};

/** Once a page has opened, the stored entry reads the same without a log. */
function expectNoLogNeeded({ openTab, pass }: ReturnType<typeof aBrowser>, later: Tab): void {
  later.log.settle();
  pass(2 * OPERATION_LIFETIME_MS);
  expect(recordOf(openTab(5).cart())).toEqual(recordOf(later.cart()));
}

const line = fc.constantFrom<LineKey>(MUG, LAMP);
const which = fc.nat({ max: 2 });

test('R40: in whatever order tabs see each other’s writes, every added piece is in the cart once, also a closed tab’s', () => {
  const pieces = fc.integer({ min: 1, max: 3 });
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ tab: which, line, pieces }) },
    { weight: 4, arbitrary: fc.record({ tab: which }) },
    { weight: 1, arbitrary: fc.record({ ms: fc.nat({ max: 50 }) }) },
  );
  // A cart of an earlier version of the shop has no record of the operations that it contains.
  const carts = fc.constantFrom({}, { [CART]: '{"mug":{"M":2}}' });
  forAll(fc.array(step, { maxLength: 60 }), carts, fc.boolean(), (steps, begin, isClosed) => {
    const browser = aBrowser(begin);
    const tabs = [1, 2, 3].map(browser.openTab) as [Tab, Tab, Tab];
    let expected = tabs[0].cart();
    for (const each of steps) {
      if ('ms' in each) browser.pass(each.ms);
      else if ('line' in each) {
        tabs[each.tab]?.change(addStep(each.line, each.pieces));
        expected = withLines(expected, [{ ...each.line, quantity: each.pieces }]);
      } else tabs[each.tab]?.applyNext();
    }
    const open = isClosed ? tabs.slice(1) : tabs;
    settle(...open);
    const later = browser.openTab(4);
    for (const tab of [...open, later])
      for (const each of [MUG, LAMP]) expect(quantityIn(tab.cart(), each)).toBe(quantityIn(expected, each));
    expectNoLogNeeded(browser, later);
  });
});

test('R40: tabs that act at once agree on one cart, and a page opened later reads the same', () => {
  const step = fc.record({
    kind: fc.constantFrom('add', 'set', 'remove', 'order', 'follow', 'empty', 'apply', 'apply', 'apply', 'close'),
    tab: which,
    line,
    pieces: fc.integer({ min: 1, max: 5 }),
  });
  forAll(fc.array(step, { maxLength: 60 }), (steps) => {
    const browser = aBrowser({ [CART]: '{"mug":{"M":2}}' });
    const tabs = [1, 2, 3].map(browser.openTab) as [Tab, Tab, Tab];
    const open = new Set<Tab>(tabs);
    for (const { kind, tab: number, line: key, pieces } of steps) {
      const tab = tabs[number];
      browser.pass(1);
      if (!tab || !open.has(tab)) continue;
      if (kind === 'add') tab.change(addStep(key, pieces));
      if (kind === 'set') tab.change(setStep(key, pieces));
      if (kind === 'remove') tab.change(setStep(key, 0));
      if (kind === 'order') tab.change(addStep(key, -pieces));
      if (kind === 'follow') tab.follow(withSteps(EMPTY_CART, [setStep(key, pieces)]));
      if (kind === 'empty') tab.follow(EMPTY_CART);
      if (kind === 'apply') tab.applyNext();
      if (kind === 'close' && open.size > 1) open.delete(tab);
    }
    settle(...open);
    const laterTab = browser.openTab(4);
    const carts = [...open, laterTab].map(({ cart }) => recordOf(cart()));
    for (const cart of carts) expect(cart).toEqual(carts[0]);
    expectNoLogNeeded(browser, laterTab);
  });
});

test('R40: a tab’s log marks the entry as stale in another tab until the entry contains the change', () => {
  const browser = aBrowser();
  const [a, b] = [browser.openTab(1), browser.openTab(2)];
  a.change(addStep(MUG, 1));
  b.change(addStep(LAMP, 1));
  a.applyNext();
  a.applyNext();
  b.applyNext();
  expect(b.log.staleEntries('kanuka.operations.page1')).toEqual([CART]);
  expect([b.log.staleEntries(CART), b.log.staleEntries('kanuka.operations.nobody')]).toEqual([[], []]);
  settle(a, b);
  expect(b.log.staleEntries('kanuka.operations.page1')).toEqual([]);
});

test.each([
  ['a piece added just before', ['piece', 'server'], { mug: { M: 6 } }],
  ['a piece added just after', ['server', 'piece'], { mug: { M: 3 } }],
  ['another tab’s reading of the same cart', ['server', 'other server'], { mug: { M: 5 } }],
  ['a removed line, in a tab that adds another', ['remove', 'lamp'], { lamp: { L: 1 } }],
] as const)('R40: a change of one tab neither undoes nor repeats %s', (_, steps, expected) => {
  const browser = aBrowser({ [CART]: '{"mug":{"M":2},"":{}}' });
  const [a, b] = [browser.openTab(1), browser.openTab(2)];
  const served = withLines(EMPTY_CART, [{ ...MUG, quantity: 5 }]);
  const acts = {
    piece: () => b.change(addStep(MUG, 1)),
    server: () => a.follow(served),
    'other server': () => b.follow(served),
    remove: () => a.change(setStep(MUG, 0)),
    lamp: () => b.change(addStep(LAMP, 1)),
  };
  for (const step of steps) acts[step]();
  settle(a, b);
  for (const { cart } of [a, b]) expect(recordOf(cart())).toEqual(expected);
});

test('an entry of an earlier version of the shop is read unchanged', () => {
  const browser = aBrowser();
  const a = browser.openTab(1);
  a.change(addStep(MUG, 1));
  a.storage.write(CART, '{"mug":{"M":7}}');
  expect(recordOf(a.cart())).toEqual({ mug: { M: 7 } });
  a.change(addStep(MUG, 1));
  expect(recordOf(a.cart())).toEqual({ mug: { M: 8 } });
});

test('on a full device the entry is stored without the log of its latest change', () => {
  const items = new Map<string, string>();
  const storage: SafeStorage = {
    read: (key) => items.get(key) ?? null,
    write: (key, value) => {
      const isFull = !items.has(key) && items.size > 0;
      if (!isFull) items.set(key, value);
      return !isFull;
    },
    remove: (key) => void items.delete(key),
    keys: () => [...items.keys()],
  };
  const log = createOperationLog(storage, 'page');
  expect(log.change(CART, { cart: [addStep(MUG, 1)] }, { mug: { M: 1 } })).toBe(true);
  expect([...items.keys()]).toEqual([CART]);
  expect(log.read(CART)).toEqual({ mug: { M: 1 } });
});

test('expired logs are removed when a page opens', () => {
  const browser = aBrowser();
  const a = browser.openTab(1);
  a.change(addStep(MUG, 1));
  browser.openTab(2).log.settle();
  expect(a.storage.keys()).toContain('kanuka.operations.page1');
  browser.pass(OPERATION_LIFETIME_MS + 1);
  const b = browser.openTab(3);
  b.log.settle();
  expect(b.storage.keys()).toEqual([CART]);
  expect(recordOf(b.cart())).toEqual({ mug: { M: 1 } });
});

test('a malformed log is ignored', () => {
  const logs = ['[["1",2,"kanuka.cart",{}]]', '[[1,1700000000000,"kanuka.cart",null]]'];
  for (const text of ['{', 'null', '7', '[]', '[[1,2,3]]', ...logs]) {
    const a = aBrowser({ [CART]: '{"mug":{"M":2},"":[]}', 'kanuka.operations.x': text }).openTab(1);
    expect(recordOf(a.cart()), text).toEqual({ mug: { M: 2 } });
    a.log.settle();
    a.change(addStep(MUG, 1));
    expect(recordOf(a.cart()), text).toEqual({ mug: { M: 3 } });
  }
});

test('an entry that one tab removed stays removed, although another tab sees it late', () => {
  const designs = 'kanuka.designs';
  const browser = aBrowser();
  const [a, b] = [1, 2].map(browser.openTab) as [Tab, Tab];
  const mug = ['mug', 'a'] as const;
  const lamp = ['lamp', 'b'] as const;
  a.log.change(designs, { lists: { pending: [['put', mug]] } }, { pending: [mug] });
  b.applyNext();
  b.applyNext();
  b.log.change(designs, { lists: { pending: [['put', lamp]] } }, { pending: [mug, lamp] });
  while (a.applyNext());
  browser.pass(10);
  const dropped = ['mug', 'lamp'].map((id) => ['drop', id] as const);
  a.log.change(designs, { lists: { pending: dropped } }, null);
  while (a.applyNext() || b.applyNext());
  for (const tab of [a, b]) expect([tab.storage.read(designs), tab.log.read(designs)]).toEqual([null, null]);
});
