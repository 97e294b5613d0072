import { exclusivelyOrNot } from '#lib/locks.ts';
import { device, readJson } from '#lib/storage.ts';

/** The device's note of an order under way, shared by every tab and surviving a reload. */
export type OrderIntent = {
  readonly id: string;
  /** 'sending' while a call is out; 'unknown' when its answer never came, so that the order may exist. */
  readonly state: 'sending' | 'unknown';
  /** Total in paise. */
  readonly amount: number;
  /** When it was sent, in milliseconds. */
  readonly at: number;
};

const KEY = 'kanuka.order';

/** The order that this page itself is sending; not every browser has locks to tell. */
let ours: string | null = null;

/** A random name for one wish to order. */
function newId(): string {
  return Array.from(globalThis.crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/** Held by the tab that is sending an order. */
export const ORDER_LOCK = 'order';

/** One order per intent: noted before the call leaves, taken away by a definite answer only. docs/behaviour.md, Checkout. */
export const orderIntent = {
  read: (): OrderIntent | null => {
    const raw = readJson(device, KEY);
    if (typeof raw !== 'object' || raw === null) return null;
    const { id, state, amount, at } = raw as Record<string, unknown>;
    if (typeof id !== 'string' || typeof amount !== 'number' || typeof at !== 'number') return null;
    return { id, amount, at, state: state === 'sending' ? 'sending' : 'unknown' };
  },
  begin: (amount: number): OrderIntent => {
    const intent: OrderIntent = { id: newId(), state: 'sending', amount, at: Date.now() };
    device.write(KEY, JSON.stringify(intent));
    ours = intent.id;
    return intent;
  },
  markUnknown: (intent: OrderIntent): void => {
    ours = null;
    device.write(KEY, JSON.stringify({ ...intent, state: 'unknown' } satisfies OrderIntent));
  },
  clear: (): void => {
    ours = null;
    device.remove(KEY);
  },
  /** The note of an order whose answer will not come any more: lost, or its page was closed; null while it may come. */
  readUnanswered: async (): Promise<OrderIntent | null> => {
    const read = (): Promise<OrderIntent | null> => Promise.resolve(ours === null ? orderIntent.read() : null);
    return (await exclusivelyOrNot(ORDER_LOCK, read)) ?? null;
  },
};
