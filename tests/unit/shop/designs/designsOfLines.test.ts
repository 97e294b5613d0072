import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { lineId, withQuantity, type Cart, type LineKey } from '#domain/cart/cart.ts';
import { partsOf, type DesignTarget } from '#domain/design/designIndex.ts';
import { designsOf } from '#shop/orders/placeOrder.ts';
import { aDesign } from '#tests/support/designs.ts';
import { writeCart } from '#tests/support/shopper.ts';
import { startShop } from '#tests/support/startShop.ts';

const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => void Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }));
afterEach(async () => {
  const { actions } = startShop();
  await actions.deleteDesigns(['a', 'b', 'c']);
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

const DAY_MS = 24 * 60 * 60_000;
const MUG = { productId: 'mug', size: 'M' };
const LARGE = { productId: 'mug', size: 'L' };
const LAMP = { productId: 'lamp', size: 'M' };
const onPage: DesignTarget = { kind: 'product', productId: 'mug' };
const inLine = (part = 0, isOne = false, line: LineKey = MUG): DesignTarget => ({
  kind: 'line',
  key: lineId(line),
  part,
  isOne,
});

/** A shop with this many pieces of each line in its cart, the lamp's first. */
function shopWith({ lamp = 0, mug = 0, large = 0 }) {
  const { actions, shop } = startShop();
  const pieces = [
    [LAMP, lamp],
    [MUG, mug],
    [LARGE, large],
  ] as const;
  const cart = pieces.reduce<Cart>((all, [line, count]) => withQuantity(all, line, count), new Map());
  shop.store.set({ cart });
  const parts = (line: LineKey, quantity: number) =>
    partsOf(shop.store.get().designIndex, lineId(line), quantity).map(({ design, pieces }) => [design, pieces]);
  return { actions, shop, parts };
}

test('a photo from a product’s page is used for its lines without a photo, of the size chosen there or of every size', async () => {
  const { actions, parts } = shopWith({ lamp: 1, mug: 2, large: 1 });
  const all = () => [parts(MUG, 2), parts(LARGE, 1), parts(LAMP, 1)];
  await actions.saveDesign(aDesign('a', onPage));
  expect(all()).toEqual([[['a', 2]], [[null, 1]], [[null, 1]]]);
  await actions.saveDesign(aDesign('b', onPage, { size: '' }));
  expect(all()).toEqual([[['a', 2]], [['b', 1]], [[null, 1]]]);
});

test('a restored design is used for a piece without a photo: one of several, or the last part as a whole', async () => {
  const { actions, parts } = shopWith({ lamp: 9, mug: 4 });
  await actions.saveDesign(aDesign('a', inLine(0, true)));
  expect(parts(MUG, 4)).toEqual([
    [null, 3],
    ['a', 1],
  ]);
  await actions.saveDesign(aDesign('b', inLine(1, true), { wasCleared: true }));
  expect(parts(MUG, 4)).toEqual([
    [null, 2],
    ['b', 1],
    ['a', 1],
  ]);
  await actions.saveDesign(aDesign('c', inLine(1), { wasCleared: true }));
  expect(parts(MUG, 4)).toEqual([
    ['c', 2],
    ['b', 1],
    ['a', 1],
  ]);
});

test('a design restored to a complete line returns to its old part', async () => {
  const { actions, parts } = shopWith({ mug: 2 });
  await actions.saveDesign(aDesign('a', inLine()));
  await actions.saveDesign(aDesign('b', inLine(), { wasCleared: true }));
  expect(parts(MUG, 2)).toEqual([['b', 2]]);
});

test('a change of a deleted design creates a new design', async () => {
  const { actions, parts } = shopWith({ mug: 1 });
  await actions.saveDesign(aDesign('a', inLine(), { replaces: 'long gone' }));
  expect(parts(MUG, 1)).toEqual([['a', 1]]);
  await actions.placeDesign(inLine(), null, 'long gone');
  expect(parts(MUG, 1)).toEqual([[null, 1]]);
});

test('a deleted design leaves its part empty, and the others stay', async () => {
  const { actions, parts, shop } = shopWith({ mug: 1, large: 1 });
  await actions.saveDesign(aDesign('a', inLine()));
  await actions.saveDesign(aDesign('b', inLine(0, false, LARGE)));
  const seen: (readonly string[])[] = [];
  const stop = shop.store.subscribe(() => seen.push(shop.store.get().designs.map(({ design }) => design.id)));
  await actions.deleteDesigns(['a']);
  stop();
  expect(seen[0], 'it leaves the list before its place').toEqual(['b']);
  expect([parts(MUG, 1), parts(LARGE, 1)]).toEqual([[[null, 1]], [['b', 1]]]);
});

test('old designs are kept for a line that is in the cart or has a recent design', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { actions, shop } = shopWith({ mug: 1, large: 2 });
  await actions.saveDesign(aDesign('a', inLine()));
  await actions.saveDesign(aDesign('b', inLine(0, false, LARGE)));
  writeCart({ mug: { M: 1 } });
  vi.setSystemTime(Date.now() + 31 * DAY_MS);
  await actions.saveDesign(aDesign('c', inLine(0, true, LARGE)));
  await actions.loadDesigns();
  const ids = (): readonly string[] => shop.store.get().designs.map(({ design }) => design.id);
  expect(ids().toSorted()).toEqual(['a', 'b', 'c']);
  vi.setSystemTime(Date.now() + 31 * DAY_MS);
  await actions.loadDesigns();
  expect(ids()).toEqual(['a']);
});

test('an order contains the designs of each line, and no entry for lines without a design', async () => {
  const { actions, shop } = shopWith({ lamp: 1, mug: 3 });
  await actions.saveDesign(aDesign('a', inLine()));
  await actions.saveDesign(aDesign('b', inLine(0, true)));
  const lines = [
    { ...MUG, quantity: 3 },
    { ...LAMP, quantity: 1 },
  ];
  const designs = designsOf(shop.store.get(), lines);
  expect([...designs.keys()]).toEqual([lineId(MUG)]);
  expect(designs.get(lineId(MUG))).toMatchObject([
    { id: 'a', pieces: 2, photos: 1 },
    { id: 'b', pieces: 1, photos: 1 },
  ]);
});

test('R43: an order names a design that cannot be read now by its id, and none that the device has lost', async () => {
  const { actions, shop } = shopWith({ mug: 2 });
  await actions.saveDesign(aDesign('a', inLine()));
  const lines = [{ ...MUG, quantity: 2 }];
  shop.store.set({ designs: [], areDesignsUnreadable: true });
  expect([...designsOf(shop.store.get(), lines).values()]).toMatchObject([[{ id: 'a', pieces: 2, photos: 0 }]]);
  shop.store.set({ areDesignsUnreadable: false });
  expect(designsOf(shop.store.get(), lines).size).toBe(0);
});
