import { CART_WRITE_LIMIT, CART_WRITE_WINDOW_MS } from '#config/constants.ts';
import { deviceStorage, readJson } from '#lib/storage.ts';

const KEY = 'kanuka.cart.writes';

/** A line whose product the server's cart lacks takes this many calls: `add`, then `update`. */
const CALLS_PER_LINE = 2;

/** When the writes of the current window were sent, in milliseconds since the epoch, oldest first. */
function recentWrites(): readonly number[] {
  const raw = readJson(deviceStorage, KEY);
  const now = Date.now();
  if (!Array.isArray(raw)) return [];
  // A time in the future is from before the device's clock was set back.
  return raw.filter((at): at is number => typeof at === 'number' && at <= now && now - at < CART_WRITE_WINDOW_MS);
}

/**
 * The budget of calls that write the server's cart: CART_WRITE_LIMIT in CART_WRITE_WINDOW_MS, for all tabs and reloads of
 * this device. The backend may allow an IP address only 100 calls in 15 minutes, and an order, which matters more than the
 * server's cart, needs some of them. docs/behaviour.md, Cart.
 */
export const cartWrites = {
  /** Records that a call that writes the server's cart is about to be sent. */
  record: (): void => void deviceStorage.write(KEY, JSON.stringify([...recentWrites(), Date.now()])),
  /** How long, in milliseconds, until the budget allows another line; 0 when it does now. */
  msUntilNextLine: (): number => {
    const times = recentWrites();
    const last = times[times.length + CALLS_PER_LINE - CART_WRITE_LIMIT - 1];
    return last === undefined ? 0 : last + CART_WRITE_WINDOW_MS - Date.now();
  },
};
