import { paths } from '#config/paths.ts';
import { words } from '#content/words.ts';
import type { Crumb } from '#ui/Crumbs.tsx';

/** The way to the collection, whatever of it is shown. */
export const collectionTrail: readonly Crumb[] = [
  { label: words.crumbs.home, to: paths.home },
  { label: words.crumbs.collection },
];
