import type { LineKey } from './cart.ts';

/** A draft belongs to one gift and the size that was chosen when its photo was; '' stands for no choice yet. */
export type DraftKey = LineKey & {
  /** When it was set aside: this is how it was ordered, and the gift has another photo or none since. Absent before. */
  readonly version?: number;
};

/** Which orders a photo belongs to. */
export type OrderedState = {
  readonly orders?: readonly string[];
  /** When it was ordered, for each order whose number My Orders has not told yet; in milliseconds. */
  readonly unnumbered?: readonly number[];
};

/** What screens know of a photo that waits on this device. */
export type PhotoNote = DraftKey &
  OrderedState & {
    /** Name of the gift when the photo was placed. */
    readonly productName: string;
    /** Address of a small picture of the gift with the photo; lives as long as the page. */
    readonly previewUrl: string;
    /** Photo and preview together. */
    readonly bytes: number;
    /** When the photo was last placed, in milliseconds. */
    readonly changedAt: number;
    /** When the photo was handed to the shop, as far as the shop's page can tell; null before. */
    readonly sentAt: number | null;
    /** False when the browser refused, and the photo goes with the page. */
    readonly isKept: boolean;
  };

/** All drafts together take at most this much of the device. */
export const DRAFT_LIMIT_BYTES = 20_000_000;

/** Clocks of device and server differ, in milliseconds; within this a photo still counts as placed before its order. */
export const CLOCK_DIFFERENCE_MS = 10 * 60_000;

/** The draft that serves a line: its size's own, else the one made before a size was chosen, else the gift's latest. */
export function draftFor<T extends DraftKey>(drafts: readonly T[], line: LineKey): T | undefined {
  return bestOf(
    drafts.filter(({ version }) => version === undefined),
    line,
  );
}

function bestOf<T extends DraftKey>(drafts: readonly T[], { productId, size }: LineKey): T | undefined {
  // Latest first, as the device lists them.
  const own = drafts.filter((draft) => draft.productId === productId);
  return own.find((draft) => draft.size === size) ?? own.find((draft) => draft.size === '') ?? own[0];
}

/** The photo that an ordered thing was ordered with, whatever became of the gift's draft; without one the draft. */
export function orderedDraftFor<T extends DraftKey & OrderedState>(
  drafts: readonly T[],
  orderId: string,
  line: LineKey,
): T | undefined {
  const ordered = drafts.filter(({ orders }) => orders?.includes(orderId));
  return bestOf(ordered, line) ?? draftFor(drafts, line);
}

export function isSameDraft(a: DraftKey, b: DraftKey): boolean {
  return a.productId === b.productId && a.size === b.size && a.version === b.version;
}

/** True for a photo that was ordered: whatever comes after it takes its own place. */
export function isOrdered({ orders = [], unnumbered = [] }: OrderedState): boolean {
  return orders.length > 0 || unnumbered.length > 0;
}

/** True when a draft of this many bytes still fits beside the others; what it replaces does not count. */
export function fitsBeside(
  drafts: readonly (DraftKey & { readonly bytes: number })[],
  key: DraftKey,
  bytes: number,
): boolean {
  const others = drafts.filter((draft) => !isSameDraft(draft, key));
  return others.reduce((sum, draft) => sum + draft.bytes, bytes) <= DRAFT_LIMIT_BYTES;
}

/** '3.4 MB', as the device's own settings count: a million bytes. */
export function megabytes(bytes: number): string {
  return `${(Math.max(bytes, 100_000) / 1_000_000).toFixed(1)} MB`;
}

/** A photo waits to be sent when it was placed before the order was, and not handed on since. */
export function isWaitingFor(photo: PhotoNote, orderedAt: number | null): boolean {
  if (photo.sentAt !== null) return false;
  return orderedAt === null || photo.changedAt <= orderedAt + CLOCK_DIFFERENCE_MS;
}

/** The name of the file that goes to the shop: what it is printed on, in which size. */
export function printFileName(productName: string, size: string): string {
  const words =
    `${productName} ${size}`
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9.]+/g) ?? [];
  return `${['kanuka', ...words].join('-').slice(0, 80)}.jpg`;
}
