import { afterEach, expect, test, vi } from 'vitest';

import { REPLACED_PREVIEW_MS } from '#config/constants.ts';
import { lineId, withQuantity, type Cart, type LineKey } from '#domain/cart/cart.ts';
import { EMPTY_INDEX, withDesign } from '#domain/design/designChanges.ts';
import { designsOf, orderedKey, partsOf, type DesignTarget } from '#domain/design/designIndex.ts';
import { orderedParts } from '#shop/designs/useDesigns.ts';
import { documentRevision } from '#shop/designs/documentRevision.ts';
import { aDesign, anOrderedDesign } from '#tests/support/designs.ts';
import { anOrderItem } from '#tests/support/factories.ts';
import { writeCart } from '#tests/support/shopper.ts';
import { startShop, until } from '#tests/support/startShop.ts';

// jsdom has no IndexedDB: designs are held in memory.
afterEach(async () => {
  const { actions } = startShop();
  await actions.deleteDesigns(['a', 'b', 'c', 'd']);
});

const DAY_MS = 24 * 60 * 60_000;
const MUG = { productId: 'mug', size: 'M' };
const LARGE = { productId: 'mug', size: 'L' };
const LAMP = { productId: 'lamp', size: 'M' };
const onPage: DesignTarget = { kind: 'product', productId: 'mug' };
const inLine = (part = 0, isOne = false, line: LineKey = MUG): DesignTarget => {
  return { kind: 'line', key: lineId(line), part, isOne };
};

/** A shop with this many pieces of each line in its cart, the lamp's first. */
function shopWith({ lamp = 0, mug = 0, large = 0 } = {}) {
  const { actions, shop } = startShop();
  const pieces = [[LAMP, lamp] as const, [MUG, mug] as const, [LARGE, large] as const];
  if (lamp + mug + large > 0)
    shop.store.set({ cart: pieces.reduce<Cart>((all, [line, n]) => withQuantity(all, line, n), new Map()) });
  const ids = (): readonly string[] => shop.store.get().designs.map(({ design }) => design.id);
  const index = () => shop.store.get().designIndex;
  /** Each part's pieces and design. */
  const parts = (quantity: number, line = MUG): string => {
    const each = partsOf(index(), lineId(line), quantity);
    return each.map(({ design, pieces: n }) => `${n} ${design ?? 'plain'}`).join(', ');
  };
  return { actions, shop, ids, parts, index };
}

const fakeDate = (): void => void vi.useFakeTimers({ toFake: ['Date'] });
const passDays = (days: number): void => void vi.setSystemTime(Date.now() + days * DAY_MS);

test('a changed design replaces the old one, whose photo is deleted, and is there when another page opens', async () => {
  const { actions, ids, shop, index } = shopWith();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const [made, revoked] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')];
  expect(await actions.saveDesign(aDesign('a', onPage))).toBe('refused');
  await actions.saveDesign(aDesign('b', onPage, { replaces: 'a' }));
  expect(ids()).toEqual(['b']);
  expect(shop.store.get().designs[0]).toMatchObject({ isPersisted: false, bytes: 6 });
  expect(revoked, 'an element may still be loading the old preview').not.toHaveBeenCalled();
  for (const [act, ms] of timers.mock.calls) if (ms === REPLACED_PREVIEW_MS) act();
  expect(revoked.mock.calls).toEqual([[made.mock.results[0]?.value]]);
  expect(await actions.readPhoto('photo of a')).toBeNull();
  expect((await actions.readPhoto('photo of b'))?.size).toBe('photo'.length);
  expect(index().pending.get('mug')).toBe('b');
  const later = shopWith();
  await until(() => expect(later.ids()).toEqual(['b']));
});

test('one piece is split off, and its part has a separate quantity', async () => {
  const { actions, parts } = shopWith({ mug: 3 });
  await actions.saveDesign(aDesign('a', inLine()));
  await actions.saveDesign(aDesign('b', inLine(0, true)));
  await actions.saveDesign(aDesign('c', inLine(0, true), { replaces: 'b' }));
  expect(parts(3)).toBe('2 a, 1 c');
  await actions.placeDesign(inLine(0, true), null, 'c');
  expect(parts(3), 'what is taken away leaves its piece').toBe('2 a, 1 plain');
  await actions.saveDesign(aDesign('d', inLine(0, true), { wasCleared: true }));
  expect(parts(3), 'and what comes back goes to that piece').toBe('2 a, 1 d');
  await actions.setPieces({ ...MUG, quantity: 3 }, 1, 4);
  expect(parts(6)).toBe('2 a, 4 d');
  await actions.placeDesign(inLine(1), null);
  expect(parts(6)).toBe('2 a, 4 plain');
});

test('an ordered design is stored after its whole line is removed, with the time of its hand-over', async () => {
  const { actions, index, ids, parts } = shopWith({ mug: 1 });
  await actions.saveDesign(aDesign('a', onPage));
  const lines = [{ ...MUG, quantity: 1 }];
  const dismiss = await actions.recordOrdering(lines);
  expect([...index().ordered]).toEqual([['a', null]]);
  dismiss();
  expect(index().ordered.size, 'an order that was refused').toBe(0);
  await actions.recordOrdering(lines);
  await actions.recordOrdered(lines, withQuantity(new Map(), MUG, 1));
  expect(parts(1), 'a piece is left in the cart').toBe('1 a');
  await actions.recordOrdered(lines, new Map());
  expect(index()).toMatchObject({ pending: new Map(), lines: new Map() });
  expect(ids()).toEqual(['a']);
  const before = Date.now();
  await actions.recordSent(['a']);
  expect(index().ordered.get('a')).toBeGreaterThanOrEqual(before);
  await actions.deleteDesigns(['a']);
  expect(ids()).toEqual([]);
  expect(localStorage.getItem('kanuka.designs')).toBeNull();
});

test('a design that another tab orders while it is changed on its product’s page stays there as changed', async () => {
  const { actions, shop, ids, index } = shopWith({ mug: 1 });
  await actions.saveDesign(aDesign('a', onPage));
  const line = { ...MUG, quantity: 1 };
  await actions.recordOrdering([line]);
  shop.store.set({ cart: new Map() });
  await actions.recordOrdered([line], new Map());
  await actions.saveDesign(aDesign('b', onPage, { replaces: 'a' }));
  expect([...index().pending]).toEqual([['mug', 'b']]);
  expect(ids()).toEqual(['b', 'a']);
});

test('designs that a killed tab left without an index entry are deleted', async () => {
  fakeDate();
  const { actions, ids } = shopWith({ mug: 1 });
  await actions.saveDesign(aDesign('a', inLine()));
  const named = localStorage.getItem('kanuka.designs') ?? '';
  await actions.saveDesign(aDesign('b', onPage));
  // The tab was killed before the index or its log contained the second design.
  localStorage.clear();
  localStorage.setItem('kanuka.designs', named);
  await actions.loadDesigns();
  expect(ids()).toEqual(['a']);
  expect(await actions.readPhoto('photo of b')).not.toBeNull();
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await actions.loadDesigns();
  expect(await actions.readPhoto('photo of b')).toBeNull();
});

test('a photo from a product’s page is used for its lines without a photo, of the size chosen there or of every size', async () => {
  const { actions, parts } = shopWith({ lamp: 1, mug: 2, large: 1 });
  const all = () => [parts(2), parts(1, LARGE), parts(1, LAMP)];
  await actions.saveDesign(aDesign('a', onPage));
  expect(all()).toEqual(['2 a', '1 plain', '1 plain']);
  await actions.saveDesign(aDesign('b', onPage, { size: '' }));
  expect(all()).toEqual(['2 a', '1 b', '1 plain']);
});

test('a photo whose size was changed on its page goes to the pieces of that size too, and a piece left for later stays without', async () => {
  const { actions, parts } = shopWith({ large: 1 });
  await actions.saveDesign(aDesign('a', onPage));
  await actions.saveDesign(aDesign('b', onPage, { replaces: 'a', size: 'L' }));
  expect(parts(1, LARGE)).toBe('1 b');
  await actions.recordPiece(LARGE, 1, null);
  await actions.saveDesign(aDesign('c', onPage, { replaces: 'b', size: 'L' }));
  expect(parts(2, LARGE)).toBe('1 c, 1 plain');
});

test('a piece of another size keeps the photos that a changed size has no places for', async () => {
  const { actions, parts, ids, index } = shopWith({ mug: 1, large: 1 });
  const ofTwo = (...made: Parameters<typeof aDesign>) => {
    const { content, ...rest } = aDesign(...made);
    return { ...rest, content: { ...content, places: [...content.places, ...content.places] } };
  };
  await actions.saveDesign(ofTwo('a', onPage));
  await actions.saveDesign(aDesign('b', onPage, { replaces: 'a', size: 'L' }));
  expect([parts(1), parts(1, LARGE), index().pending.get('mug')]).toEqual(['1 a', '1 b', 'b']);
  expect(ids()).toEqual(['b', 'a']);
  await actions.saveDesign(ofTwo('c', onPage, { replaces: 'b', size: 'L' }));
  expect([parts(1), parts(1, LARGE)]).toEqual(['1 a', '1 c']);
  await actions.saveDesign(ofTwo('d', onPage, { replaces: 'c' }));
  expect([parts(1), parts(1, LARGE)]).toEqual(['1 a', '1 d']);
  await actions.saveDesign(aDesign('b', onPage, { replaces: 'd' }));
  expect([parts(1), parts(1, LARGE)], 'a change after the size').toEqual(['1 a', '1 d']);
});

test('a restored design goes to a piece without a photo: one of several, the last part as a whole, or else to its own part', async () => {
  const { actions, parts } = shopWith({ lamp: 9, mug: 4 });
  await actions.saveDesign(aDesign('a', inLine(0, true)));
  expect(parts(4)).toBe('3 plain, 1 a');
  await actions.saveDesign(aDesign('b', inLine(1, true), { wasCleared: true }));
  expect(parts(4)).toBe('2 plain, 1 b, 1 a');
  await actions.saveDesign(aDesign('c', inLine(1), { wasCleared: true }));
  expect(parts(4)).toBe('2 c, 1 b, 1 a');
  await actions.saveDesign(aDesign('d', inLine(), { wasCleared: true }));
  expect(parts(4)).toBe('2 d, 1 b, 1 a');
});

test('a change of a design that is gone applies to the part where it was made', async () => {
  const { actions, parts } = shopWith({ mug: 2 });
  await actions.saveDesign(aDesign('a', inLine(), { replaces: 'long gone' }));
  expect(parts(2)).toBe('2 a');
  await actions.placeDesign(inLine(), null, 'long gone');
  expect(parts(2)).toBe('2 plain');
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
  expect([parts(1), parts(1, LARGE)]).toEqual(['1 plain', '1 b']);
});

test('old designs are kept for a line that is in the cart or has a recent design', async () => {
  fakeDate();
  const { actions, ids } = shopWith({ mug: 1, large: 2 });
  await actions.saveDesign(aDesign('a', inLine()));
  await actions.saveDesign(aDesign('b', inLine(0, false, LARGE)));
  writeCart({ mug: { M: 1 } });
  passDays(29);
  await actions.loadDesigns();
  expect(ids().toSorted()).toEqual(['a', 'b']);
  passDays(2);
  await actions.saveDesign(aDesign('c', inLine(0, true, LARGE)));
  await actions.loadDesigns();
  expect(ids().toSorted()).toEqual(['a', 'b', 'c']);
  passDays(31);
  await actions.loadDesigns();
  expect(ids()).toEqual(['a']);
});

test('R43: an order contains the designs of each line: of one that cannot be read now its id, and none that the device has lost', async () => {
  const { actions, shop } = shopWith({ lamp: 1, mug: 3 });
  await actions.saveDesign(aDesign('a', inLine()));
  await actions.saveDesign(aDesign('b', inLine(0, true)));
  const lines = [
    { ...MUG, quantity: 3 },
    { ...LAMP, quantity: 1 },
  ];
  const ordered = () =>
    [...designsOf(shop.store.get(), lines)].map(([line, designs]) => {
      return [line, ...designs.map(({ id, pieces, photos }) => `${pieces} ${id} (${photos})`)];
    });
  expect(ordered()).toEqual([[lineId(MUG), '2 a (1)', '1 b (1)']]);
  shop.store.set({ designs: [], areDesignsUnreadable: true });
  expect(ordered()).toEqual([[lineId(MUG), '2 a (0)', '1 b (0)']]);
  shop.store.set({ areDesignsUnreadable: false });
  expect(ordered()).toEqual([]);
});

test.each([
  ['pieces without a design in the order form a part of their own', 5, [], '1 a, 2 b, 2 plain'],
  [
    'a later design replaces only its part',
    5,
    [
      ['b', 'later'],
      [undefined, 'more'],
    ] as const,
    '1 a, 2 later, 2 more',
  ],
  ['designs of more pieces than were ordered all stay', 2, [], '1 a, 2 b'],
])('of an order %s', (_, quantity, since, expected) => {
  const designs = [anOrderedDesign({ id: 'a', pieces: 1 }), anOrderedDesign({ id: 'b', pieces: 2 })];
  const item = anOrderItem({ quantity, designs });
  const designIndex = since.reduce((index, [made, design]) => {
    const key = orderedKey('o', lineId(item), made);
    return withDesign(index, { kind: 'line', key, part: 0, isOne: false }, 1, design);
  }, EMPTY_INDEX);
  const parts = orderedParts({ designs: [], designIndex }, { id: 'o' }, item);
  expect(parts.map(({ design, pieces }) => `${pieces} ${design ?? 'plain'}`).join(', ')).toBe(expected);
});

test('a document has the next revision when its designs changed; 40 orders are remembered, unless they cannot be read', () => {
  expect(documentRevision('order 1', ['a', 'b'])).toBe(1);
  expect(documentRevision('order 1', ['a', 'b'])).toBe(1);
  expect(documentRevision('order 2', ['c'])).toBe(1);
  expect(documentRevision('order 1', ['a', 'd'])).toBe(2);
  // Back to the first designs: the shop has revision 2 by now, and prints the highest one.
  expect(documentRevision('order 1', ['a', 'b'])).toBe(3);
  for (let order = 0; order < 50; order += 1) documentRevision(`order ${order}`, ['a']);
  expect(JSON.parse(localStorage.getItem('kanuka.documents') ?? '')).toHaveLength(40);
  const entries = [['order 1', { revision: 'x' }], 7, ['order 2', { revision: 4, designs: 'a' }]];
  localStorage.setItem('kanuka.documents', JSON.stringify(entries));
  expect(documentRevision('order 1', ['a'])).toBe(1);
  expect(documentRevision('order 2', ['b'])).toBe(5);
});
