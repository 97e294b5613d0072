import { draftKey, type DraftContents } from '#domain/order/orderAttempt.ts';
import { readJson, tabStorage } from '#lib/storage.ts';

const RESERVED_KEY = 'kanuka.orders.reserved';

/** References of more wishes than this are forgotten, the oldest first. */
const MOST_RESERVED = 10;

/** A reference that a payment may already carry, for an order that was not sent yet. */
type Reservation = {
  readonly ref: string;
  /** The wish it was made for; see draftKey. */
  readonly key: string;
  /** When it was made, in milliseconds. */
  readonly at: number;
};

function reservationFrom(raw: unknown): Reservation | null {
  const { ref, key, at } = (raw ?? {}) as Readonly<Record<keyof Reservation, unknown>>;
  const isOne = typeof ref === 'string' && ref !== '' && typeof key === 'string' && typeof at === 'number';
  return isOne ? { ref, key, at } : null;
}

function readAll(): readonly Reservation[] {
  const raw = readJson(tabStorage, RESERVED_KEY);
  return Array.isArray(raw) ? raw.flatMap((entry: unknown) => reservationFrom(entry) ?? []) : [];
}

/** Newest first. Where the tab's storage refuses it, the page remembers it; see safeStorage. */
function writeAll(reservations: readonly Reservation[]): void {
  tabStorage.write(RESERVED_KEY, JSON.stringify(reservations.slice(0, MOST_RESERVED)));
}

/** A UUID. `crypto.randomUUID` is for https and localhost only; a shop in a test on the home network has neither. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/**
 * References that this tab has shown before their orders were sent: a UPI payment carries its order's reference, and is
 * made before the order. Each belongs to one wish of one account. `placedAt` is when an order of this account and sum was
 * last placed in any tab, in milliseconds: what was reserved before that is used up. docs/behaviour.md, UPI.
 */
export const reservedKeys = {
  /** The reference for this wish; the same at each call until it is taken or used up. */
  refFor: (draft: DraftContents, placedAt: number): string => {
    const key = draftKey(draft);
    const all = readAll();
    const found = all.find((entry) => entry.key === key && entry.at >= placedAt);
    if (found) return found.ref;
    // A clock that was ahead when that order was placed must not use up each new reference at once.
    const made = { ref: newIdempotencyKey(), key, at: Math.max(Date.now(), placedAt) };
    writeAll([made, ...all.filter((entry) => entry.key !== key)]);
    return made.ref;
  },
  /** Takes the wish's reference for the order that is sent now; `ref` is null when none was shown. */
  take: (draft: DraftContents, placedAt: number): { readonly ref: string | null; readonly putBack: () => void } => {
    const key = draftKey(draft);
    const all = readAll();
    const own = all.find((entry) => entry.key === key);
    if (own) writeAll(all.filter((entry) => entry !== own));
    const putBack = (): void => {
      if (own) writeAll([own, ...readAll().filter((entry) => entry.key !== key)]);
    };
    return { ref: own && own.at >= placedAt ? own.ref : null, putBack };
  },
};
