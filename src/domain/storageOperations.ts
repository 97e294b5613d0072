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
} from './cart/cart.ts';
import { fieldsOf } from '#domain/record.ts';

/** One change of a line. It does what the shopper meant even when it is applied to another cart than it was made for. */
export type CartStep =
  /** Adds pieces, or removes them when negative; with `next`, moves the line before the line with that id, or to the end. */
  | readonly ['add', productId: string, size: string, pieces: number, next?: string | null]
  | readonly ['set', productId: string, size: string, quantity: number]
  /** Follows another cart, such as the server's. It applies only while the line still has `before`: a shopper's change wins. */
  | readonly ['follow', productId: string, size: string, before: number, after: number]
  | readonly ['empty'];

/** One change of a list whose entries have names (see nameOf). */
export type ListStep =
  /** Puts an entry first. */
  | readonly ['first', entry: unknown]
  /** Replaces the entry of the same name, or adds one at the end. */
  | readonly ['put', entry: unknown]
  | readonly ['drop', name: string]
  | readonly ['empty'];

/** What one tab did to a storage entry, as data, so that another tab can repeat it. */
export type Operation =
  | { readonly cart: readonly CartStep[] }
  | { readonly list: readonly ListStep[] }
  /** Lists by name, in one entry. */
  | { readonly lists: Readonly<Record<string, readonly ListStep[]>> }
  /** The entry is deleted. */
  | { readonly isGone: true };

/** The step that adds pieces to a line; negative ones are removed. `next`: see CartStep. */
export const addStep = ({ productId, size }: LineKey, pieces: number, next?: string | null): CartStep =>
  next === undefined ? ['add', productId, size, pieces] : ['add', productId, size, pieces, next];

/** The step that sets the quantity of a line. */
export const setStep = ({ productId, size }: LineKey, quantity: number): CartStep => ['set', productId, size, quantity];

/** The steps that remove these pieces from the cart. */
export const removalSteps = (lines: readonly LineQuantity[]): readonly CartStep[] =>
  lines.map((line) => addStep(line, -Math.max(0, line.quantity)));

/** The steps from one cart to another that the shopper did not make, such as the server's. */
export function stepsBetween(before: Cart, after: Cart): readonly CartStep[] {
  const first = entriesOf(after).next();
  if (first.done === true) return [['empty']];
  const lines = [...entriesOf(before), ...[...entriesOf(after)].filter((line) => quantityIn(before, line) === 0)];
  return lines.flatMap(({ productId, size }): readonly CartStep[] => {
    const [from, to] = [before, after].map((cart) => quantityIn(cart, { productId, size })) as [number, number];
    return from === to ? [] : [['follow', productId, size, from, to]];
  });
}

/** Steps come from storage and may be invalid; the resulting cart is read by cartFrom like any stored cart. */
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

/** The cart after these steps; an invalid step changes nothing. */
export const withSteps = (cart: Cart, steps: unknown): Cart => listFrom(steps).reduce(withStep, cart);

/** The name of a list's entry: of a pair its first value, of a longer list its JSON, of an object its `ref`, else the entry itself. */
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

/** A storage entry after an operation, both parsed JSON of any shape. Null, for no entry, when it is deleted or its list is empty. */
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
