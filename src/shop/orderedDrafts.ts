import { draftFor, type DraftKey } from '#domain/photoDraft.ts';
import { withOrders } from '#domain/photoOrders.ts';
import type { DraftFacts } from './draftFacts.ts';
import { allFacts, rewrite } from './drafts.ts';

/** Notes that these things were ordered with the photos they have now, and that nothing was sent for that order yet. */
export async function noteOrdered(things: readonly DraftKey[]): Promise<void> {
  const all = await allFacts();
  const drafts = new Set(things.flatMap(({ productId, size }) => draftFor(all, productId, size) ?? []));
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
