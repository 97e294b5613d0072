import type Database from 'libsql';

export type PaymentMethod = 'COD' | 'UPI' | 'Stripe' | 'Razorpay';

/** An order as the backend answers it (docs/backend.md, Orders). */
export interface OrderRecord {
  readonly _id: string;
  readonly userId: string;
  readonly items: readonly unknown[];
  /** Rupees, as sent. */
  readonly amount: number;
  readonly address: unknown;
  readonly status: string;
  readonly paymentMethod: PaymentMethod;
  readonly payment: boolean;
  /** Milliseconds since 1970. */
  readonly date: number;
  readonly __v: 0;
}

export interface OrderTable {
  add(order: OrderRecord): void;
  byId(id: string): OrderRecord | undefined;
  /** Oldest first. */
  ofUser(userId: string): OrderRecord[];
  all(): OrderRecord[];
  mark(id: string, state: { status: string; payment: boolean }): void;
  remove(id: string): void;
}

interface OrderRow {
  id: string;
  user_id: string;
  items: string;
  amount: number;
  address: string;
  status: string;
  payment_method: PaymentMethod;
  payment: number;
  date: number;
}

export function orderTable(db: Database.Database): OrderTable {
  const insert = db.prepare(
    `INSERT INTO orders (id, user_id, items, amount, address, status, payment_method, payment, date)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const selectOne = db.prepare('SELECT * FROM orders WHERE id = ?');
  const selectOfUser = db.prepare('SELECT * FROM orders WHERE user_id = ? ORDER BY seq');
  const selectAll = db.prepare('SELECT * FROM orders ORDER BY seq');
  const update = db.prepare('UPDATE orders SET status = ?, payment = ? WHERE id = ?');
  const drop = db.prepare('DELETE FROM orders WHERE id = ?');
  return {
    add(order) {
      const { items, address, payment } = order;
      insert.run(
        order._id,
        order.userId,
        JSON.stringify(items),
        order.amount,
        JSON.stringify(address),
        order.status,
        order.paymentMethod,
        payment ? 1 : 0,
        order.date,
      );
    },
    byId(id) {
      const row = selectOne.get(id) as OrderRow | undefined;
      return row && recordOf(row);
    },
    ofUser: (userId) => (selectOfUser.all(userId) as OrderRow[]).map(recordOf),
    all: () => (selectAll.all() as OrderRow[]).map(recordOf),
    mark(id, state) {
      update.run(state.status, state.payment ? 1 : 0, id);
    },
    remove(id) {
      drop.run(id);
    },
  };
}

function recordOf(row: OrderRow): OrderRecord {
  return {
    _id: row.id,
    userId: row.user_id,
    items: JSON.parse(row.items) as unknown[],
    amount: row.amount,
    address: JSON.parse(row.address) as unknown,
    status: row.status,
    paymentMethod: row.payment_method,
    payment: row.payment === 1,
    date: row.date,
    __v: 0,
  };
}
