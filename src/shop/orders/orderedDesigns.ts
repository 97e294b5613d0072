import type { OrderRequest } from '#api/orderBody.ts';
import { lineId, type LineQuantity } from '#domain/cart/cart.ts';
import { orderedDesign, type OrderedDesign } from '#domain/design/design.ts';
import { partsOf } from '#domain/design/designIndex.ts';
import type { Shop } from '#shop/actions.ts';
import { hasDesigns } from '#shop/designs/designOwner.ts';
import type { ShopState } from '#shop/state.ts';
import type { OrderOutcome } from './orderOutcome.ts';

/** How the pieces of these lines are made, by lineId; lines without a design are left out. */
export function designsOf(
  { designs, designIndex }: Pick<ShopState, 'designs' | 'designIndex'>,
  lines: readonly LineQuantity[],
): ReadonlyMap<string, readonly OrderedDesign[]> {
  const byId = new Map(designs.map(({ design }) => [design.id, design]));
  const entries = lines.map((line) => {
    const ordered = partsOf(designIndex, lineId(line), line.quantity).flatMap((part) => {
      const design = byId.get(part.design ?? '');
      return design ? [orderedDesign(design, part.pieces)] : [];
    });
    return [lineId(line), ordered] as const;
  });
  return new Map(entries.filter(([, ordered]) => ordered.length > 0));
}

/** The order with what was designed for it on this device. */
export async function withDesigns(order: OrderRequest, { store, actions }: Pick<Shop, 'store' | 'actions'>) {
  if (!hasDesigns()) return order;
  await actions.loadDesigns();
  return { ...order, designs: designsOf(store.get(), order.lines) };
}

const NOT_STORED: ReadonlySet<OrderOutcome['next']> = new Set([
  'unanswered',
  'otherTab',
  'cartChanged',
  'sessionChanged',
  'storageCleared',
  'offline',
  'changed',
  'unpriced',
  'tooLarge',
  'notPersisted',
  'refused',
]);

/** False where the shop has certainly no order of it. */
export const mayBeStored = ({ next }: OrderOutcome): boolean => !NOT_STORED.has(next);
