import Database from 'libsql';
import { cartTable } from './carts.ts';
import { orderTable } from './orders.ts';
import { paymentTable } from './payments.ts';
import { keepDatabasePrivate } from './privateFiles.ts';
import { userTable } from './users.ts';

export type Store = ReturnType<typeof openStore>;

/** A database that ends with the sandbox. */
export const IN_MEMORY = ':memory:';

const DEMO_ACCOUNT = {
  id: '66f0c0de0000000000000001',
  name: 'Demo Shopper',
  email: 'demo@kanuka.example',
  password: 'kanuka-demo-1',
} as const;

const TABLES = `
  CREATE TABLE IF NOT EXISTS users (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL, created_at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS carts (user_id TEXT PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS orders (seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, items TEXT NOT NULL, amount REAL NOT NULL, address TEXT NOT NULL, status TEXT NOT NULL, payment_method TEXT NOT NULL, payment INTEGER NOT NULL, date INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS orders_of_user ON orders (user_id, seq);
  CREATE TABLE IF NOT EXISTS payments (id TEXT PRIMARY KEY, order_id TEXT NOT NULL, provider TEXT NOT NULL, amount_paise INTEGER NOT NULL, status TEXT NOT NULL, payment_id TEXT, return_origin TEXT, created_at INTEGER NOT NULL);
`;

/** Opens the database, creating the file, its folder and the demo account when they are missing. */
export function openStore(database: string, nowMs: number) {
  const inMemory = database === IN_MEMORY;
  if (!inMemory) keepDatabasePrivate(database);
  const db = new Database(database);
  if (!inMemory) db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
  db.exec(TABLES);
  // Passwords that vanish with the process need no slow hash, and tests open hundreds of such databases.
  const users = userTable(db, inMemory ? 1024 : 16_384);
  // A reset leaves it in place too: hashing its password takes longer than everything else.
  const addDemo = (now: number): void => {
    if (users.isEmpty()) users.add(DEMO_ACCOUNT, now);
  };
  addDemo(nowMs);
  return {
    users,
    carts: cartTable(db),
    orders: orderTable(db),
    payments: paymentTable(db),
    /** Forgets every account but the demo one, every cart, every order. */
    reset(now: number): void {
      db.exec('DELETE FROM carts; DELETE FROM orders; DELETE FROM payments;');
      users.keepOnly(DEMO_ACCOUNT.id);
      addDemo(now);
    },
    close(): void {
      if (!db.open) return;
      // Leaves one file behind, with everything in it.
      if (!inMemory) db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}
