import type Database from 'libsql';

/**
 * Product id to size to quantity. The maps have no prototype, so `__proto__` is a key like any other; quantities are
 * unknown because the backend stores whatever it is sent.
 */
export type CartData = Record<string, Record<string, unknown>>;

export function cartTable(db: Database.Database) {
  const select = db.prepare('SELECT data FROM carts WHERE user_id = ?');
  const upsert = db.prepare('INSERT OR REPLACE INTO carts (user_id, data) VALUES (?, ?)');
  return {
    read(userId: string): CartData {
      const row = select.get(userId) as { data: string } | undefined;
      return parsedCart(row?.data ?? '{}');
    },
    write(userId: string, cart: CartData): void {
      upsert.run(userId, JSON.stringify(cart));
    },
  };
}

function parsedCart(text: string): CartData {
  const cart = emptyMap<Record<string, unknown>>();
  for (const [id, sizes] of Object.entries(JSON.parse(text) as CartData))
    cart[id] = Object.assign(emptyMap<unknown>(), sizes);
  return cart;
}

export function emptyMap<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}
