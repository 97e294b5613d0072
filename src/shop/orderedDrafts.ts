import type { LineKey } from '#domain/cart.ts';
import { draftFor } from '#domain/photoDraft.ts';
import { withOrders } from '#domain/photoOrders.ts';
import type { DraftFacts } from './draftFacts.ts';
import { allFacts, rewrite } from './drafts.ts';

/** Notes that these lines were ordered with the photos they have now, and that nothing was sent for that order yet. */
export async function noteOrdered(lines: readonly LineKey[]): Promise<void> {
  const all = await allFacts();
  const drafts = new Set(lines.flatMap((line) => draftFor(all, line) ?? []));
  const now = Date.now();
  const ordered = (facts: DraftFacts): DraftFacts => ({
    ...facts,
    unnumbered: [...(facts.unnumbered ?? []), now],
    sentAt: null,
  });
  await rewrite([...drafts].map(ordered));
}

/** Ties ordered photos to their orders; true when there was one to tie. */
export async function tieToOrders(newestFirst: Parameters<typeof withOrders>[1]): Promise<boolean> {
  const tied = withOrders(await allFacts(), newestFirst);
  await rewrite(tied);
  return tied.length > 0;
}
