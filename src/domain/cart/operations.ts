import {
  cartFrom,
  entriesOf,
  quantityIn,
  recordOf,
  withLineBefore,
  withQuantity,
  type Cart,
  type LineKey,
  type LineQuantity,
} from './cart.ts';

/** One change of a line. Applied to another cart than it was made for, it still does what its shopper meant. */
export type CartStep =
  /** So many pieces more, or fewer; a line that is new comes before the line of that id, else last. */
  | readonly ['add', productId: string, size: string, pieces: number, next?: string | null]
  | readonly ['set', productId: string, size: string, quantity: number]
  /** What somebody else's cart says of a line. It counts only while nobody has changed the line: a shopper's change wins. */
  | readonly ['follow', productId: string, size: string, before: number, after: number]
  | readonly ['empty'];

/** One change of a list whose entries have names (nameOf). */
export type ListStep =
  | readonly ['first', entry: unknown]
  /** In the place of the entry of that name, else last. */
  | readonly ['put', entry: unknown]
  | readonly ['drop', name: string]
  | readonly ['empty'];

/** What one tab did to an entry of the device's storage: as data, so that another tab can do it too. */
export type Operation =
  | { readonly cart: readonly CartStep[] }
  | { readonly list: readonly ListStep[] }
  /** Lists by name, in one entry. */
  | { readonly lists: Readonly<Record<string, readonly ListStep[]>> }
  /** The entry is deleted. */
  | { readonly isGone: true };

export const add = ({ productId, size }: LineKey, pieces: number, next?: string | null): CartStep =>
  next === undefined ? ['add', productId, size, pieces] : ['add', productId, size, pieces, next];

export const set = ({ productId, size }: LineKey, quantity: number): CartStep => ['set', productId, size, quantity];

/** So many pieces of each line leave the cart. */
export const takenOut = (lines: readonly LineQuantity[]): readonly CartStep[] =>
  lines.map((line) => add(line, -Math.max(0, line.quantity)));

/** The steps from one cart to another that is not the shopper's own doing. */
export function stepsBetween(before: Cart, after: Cart): readonly CartStep[] {
  const first = entriesOf(after).next();
  if (first.done === true) return [['empty']];
  const lines = [...entriesOf(before), ...[...entriesOf(after)].filter((line) => quantityIn(before, line) === 0)];
  return lines.flatMap(({ productId, size }): readonly CartStep[] => {
    const [from, to] = [before, after].map((cart) => quantityIn(cart, { productId, size })) as [number, number];
    return from === to ? [] : [['follow', productId, size, from, to]];
  });
}

/** What a log holds is a step, or came from outside: then the result is read like any cart of the storage, by cartFrom. */
function withStep(cart: Cart, step: unknown): Cart {
  const [how, productId, size, pieces, last] = listFrom(step) as readonly [string, string, string, number, unknown];
  if (how === 'empty') return new Map();
  const line = { productId, size };
  const quantity = quantityIn(cart, line);
  if (how === 'set') return withQuantity(cart, line, pieces);
  if (how === 'follow') return quantity === pieces ? withQuantity(cart, line, last as number) : cart;
  if (how !== 'add') return cart;
  if (last === undefined) return withQuantity(cart, line, quantity + pieces);
  return withLineBefore(cart, { ...line, quantity: quantity + pieces }, last as string | null);
}

/** A cart after these steps; what is no step changes nothing. */
export const withSteps = (cart: Cart, steps: unknown): Cart => listFrom(steps).reduce(withStep, cart);

/** The name of a list's entry: a pair has it first, a longer list is its own as JSON, an object has it as its reference. */
function nameOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  if (!Array.isArray(entry)) return (entry as { readonly ref?: unknown }).ref;
  return entry.length === 2 ? (entry as readonly unknown[])[0] : JSON.stringify(entry);
}

function withListStep(list: readonly unknown[], step: unknown): readonly unknown[] {
  const [how, what] = listFrom(step);
  if (how === 'empty') return [];
  if (how === 'drop') return list.filter((entry) => nameOf(entry) !== what);
  const name = nameOf(what);
  if (how === 'first') return [what, ...list.filter((entry) => nameOf(entry) !== name)];
  if (how !== 'put') return list;
  const place = list.findIndex((entry) => nameOf(entry) === name);
  return place < 0 ? [...list, what] : list.with(place, what);
}

const withListSteps = (stored: unknown, steps: unknown): readonly unknown[] =>
  listFrom(steps).reduce<readonly unknown[]>(withListStep, listFrom(stored));

const listFrom = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** What an entry of the storage becomes by an operation; both as JSON, whatever they hold. An empty list is no entry. */
export function withOperation(stored: unknown, operation: unknown): unknown {
  const { cart, list, lists, isGone } = fieldsOf(operation);
  if (isGone === true) return null;
  if (cart !== undefined) return recordOf(withSteps(cartFrom(stored), cart));
  if (list !== undefined) {
    const after = withListSteps(stored, list);
    return after.length === 0 ? null : after;
  }
  const before = fieldsOf(stored);
  const changed = Object.entries(fieldsOf(lists)).map(([name, steps]) => [name, withListSteps(before[name], steps)]);
  return { ...before, ...Object.fromEntries(changed) };
}
