import { paths } from '#config/paths.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Crumb } from '#ui/Crumbs.tsx';

/** The way to the collection, whatever of it is shown. */
export function collectionTrail(): readonly Crumb[] {
  const { crumbs } = messagesOf(shopMessages);
  return [{ label: crumbs.home, to: paths.home }, { label: crumbs.collection }];
}
