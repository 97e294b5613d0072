import { CLOCK_DIFFERENCE_MS, type DraftKey, type OrderedState } from './photoDraft.ts';

type OrderedThing = {
  readonly id: string;
  /** Milliseconds; null where the backend does not say. */
  readonly at: number | null;
  readonly productIds: readonly string[];
};

type Pair = { readonly stamp: number; readonly order: OrderedThing; readonly distance: number };

/** Every moment at which something was ordered, beside every order that may have been it; the nearest first. */
function pairsOf(drafts: readonly (DraftKey & OrderedState)[], newestFirst: readonly OrderedThing[]): readonly Pair[] {
  const stamps = new Set(drafts.flatMap(({ unnumbered = [] }) => unnumbered).toSorted((a, b) => b - a));
  const isCandidate = (stamp: number, { id, at, productIds }: OrderedThing): boolean =>
    (at === null || at >= stamp - CLOCK_DIFFERENCE_MS) &&
    drafts.some(({ productId, unnumbered }) => unnumbered?.includes(stamp) && productIds.includes(productId)) &&
    !drafts.some(({ productId, orders }) => orders?.includes(id) && productIds.includes(productId));
  const pairs = [...stamps].flatMap((stamp) =>
    newestFirst
      .filter((order) => isCandidate(stamp, order))
      .map((order) => ({ stamp, order, distance: order.at === null ? 0 : Math.abs(order.at - stamp) })),
  );
  return pairs.toSorted((a, b) => a.distance - b.distance);
}

/**
 * The drafts that learn the numbers of their orders. What was ordered in one moment is one order: the nearest that holds
 * such a gift and was not placed before it; no order is that of two moments.
 */
export function withOrders<T extends DraftKey & OrderedState>(
  drafts: readonly T[],
  newestFirst: readonly OrderedThing[],
): readonly T[] {
  const orderAt = new Map<number, OrderedThing>();
  const taken = new Set<string>();
  for (const { stamp, order } of pairsOf(drafts, newestFirst)) {
    if (orderAt.has(stamp) || taken.has(order.id)) continue;
    orderAt.set(stamp, order);
    taken.add(order.id);
  }
  return drafts.flatMap((draft) => {
    const { unnumbered = [], orders = [], ...rest } = draft;
    const orderOf = (stamp: number): OrderedThing | undefined => {
      const order = orderAt.get(stamp);
      return order?.productIds.includes(draft.productId) ? order : undefined;
    };
    const told = unnumbered.flatMap((stamp) => orderOf(stamp)?.id ?? []);
    if (told.length === 0) return [];
    const still = unnumbered.filter((stamp) => !orderOf(stamp));
    return [{ ...(rest as T), orders: [...orders, ...told], ...(still.length > 0 && { unnumbered: still }) }];
  });
}
