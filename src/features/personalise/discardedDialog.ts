import type { DesignIndex, DesignTarget } from '#domain/design/designIndex.ts';
import { recordDialog, storedDialog, type OpenDialog } from './dialogStorage.ts';

/** True where the browser itself has loaded the page of this path, rather than the shop's router. */
function isLoadedAt(path: string): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return path === globalThis.location.pathname && (load === undefined || new URL(load.name).pathname === path);
}

/** The discarded dialog's target. The design that it saved last may be in another part of its line by now. */
function targetOf({ target, design }: OpenDialog, { lines }: DesignIndex): DesignTarget {
  if (target.kind === 'product' || design === null) return target;
  const part = (lines.get(target.key) ?? []).findIndex((each) => each.design === design);
  return part === -1 ? target : { ...target, part, isOne: false };
}

/** The design at a target. */
function idAt(target: DesignTarget, { pending, lines }: DesignIndex): string | null | undefined {
  return target.kind === 'product' ? pending.get(target.productId) : lines.get(target.key)?.[target.part]?.design;
}

/**
 * The dialog that was open when the browser discarded or reloaded this page, if `isHere` recognises it, with its target and the id of its
 * design; it is returned once.
 */
export function takeDiscardedDialog(isHere: (dialog: OpenDialog) => boolean) {
  const resumed = storedDialog();
  if (!resumed || !isHere(resumed)) return null;
  recordDialog(null);
  if (!isLoadedAt(resumed.path)) return null;
  const targetIn = (index: DesignIndex): DesignTarget => targetOf(resumed, index);
  return { resumed, targetIn, idOf: (index: DesignIndex) => idAt(targetIn(index), index) };
}
