import { paths } from '#config/paths.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { BreadcrumbItem } from '#ui/Breadcrumbs.tsx';

/** The way to the collection, whatever of it is shown. */
export function collectionTrail(): readonly BreadcrumbItem[] {
  const { breadcrumbs } = messagesOf(shopMessages);
  return [{ label: breadcrumbs.home, to: paths.home }, { label: breadcrumbs.collection }];
}
