import { CART_WRITE_LIMIT, CART_WRITE_WINDOW_MS } from '#config/constants.ts';
import { deviceStorage, readJson } from '#lib/storage.ts';

const KEY = 'kanuka.cart.writes';

/** A line whose product is not in the server's cart costs this many: `add`, then `update`. */
const CALLS_A_LINE = 2;

/** When the writes of the current window left, in milliseconds since the epoch, oldest first. */
function recent(): readonly number[] {
  const raw = readJson(deviceStorage, KEY);
  const now = Date.now();
  if (!Array.isArray(raw)) return [];
  // A time in the future is from before the device's clock was set back.
  return raw.filter((at): at is number => typeof at === 'number' && at <= now && now - at < CART_WRITE_WINDOW_MS);
}

/**
 * The budget of calls that write the server's cart: CART_WRITE_LIMIT in CART_WRITE_WINDOW_MS, for all tabs and reloads of
 * this device. The backend may count 100 calls of an address in 15 minutes, and an order needs some of them, while the
 * server's cart is a convenience. docs/behaviour.md, Cart.
 */
export const cartWrites = {
  /** A call that writes the server's cart is about to leave. */
  record: (): void => void deviceStorage.write(KEY, JSON.stringify([...recent(), Date.now()])),
  /** How long, in milliseconds, until the budget covers another line; 0 when it does now. */
  msUntilNextLine: (): number => {
    const times = recent();
    const last = times[times.length + CALLS_A_LINE - CART_WRITE_LIMIT - 1];
    return last === undefined ? 0 : last + CART_WRITE_WINDOW_MS - Date.now();
  },
};
