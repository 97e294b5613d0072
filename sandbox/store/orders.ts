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

/** As the columns hold it. */
type OrderRow = Omit<OrderRecord, 'items' | 'address' | 'payment'> & {
  readonly items: string;
  readonly address: string;
  readonly payment: number;
};

const SELECT = `
  SELECT id AS _id, user_id AS userId, items, amount, address, status, payment_method AS paymentMethod, payment, date, 0 AS __v
  FROM orders`;

export function orderTable(db: Database.Database) {
  const insert = db.prepare(
    `INSERT INTO orders (id, user_id, items, amount, address, status, payment_method, payment, date)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const selectOne = db.prepare(`${SELECT} WHERE id = ?`);
  const selectOfUser = db.prepare(`${SELECT} WHERE user_id = ? ORDER BY seq`);
  const selectAll = db.prepare(`${SELECT} ORDER BY seq`);
  const update = db.prepare('UPDATE orders SET status = ?, payment = ? WHERE id = ?');
  const drop = db.prepare('DELETE FROM orders WHERE id = ?');
  return {
    add({ _id, userId, items, amount, address, status, paymentMethod, payment, date }: OrderRecord): void {
      const texts = { items: JSON.stringify(items), address: JSON.stringify(address) };
      insert.run(_id, userId, texts.items, amount, texts.address, status, paymentMethod, payment ? 1 : 0, date);
    },
    byId(id: string): OrderRecord | undefined {
      const row = selectOne.get(id) as OrderRow | undefined;
      return row && recordOf(row);
    },
    /** Oldest first. */
    ofUser: (userId: string) => (selectOfUser.all(userId) as OrderRow[]).map(recordOf),
    all: () => (selectAll.all() as OrderRow[]).map(recordOf),
    mark(id: string, state: { status: string; payment: boolean }): void {
      update.run(state.status, state.payment ? 1 : 0, id);
    },
    remove(id: string): void {
      drop.run(id);
    },
  };
}

function recordOf(row: OrderRow): OrderRecord {
  return {
    ...row,
    items: JSON.parse(row.items) as unknown[],
    address: JSON.parse(row.address) as unknown,
    payment: row.payment === 1,
  };
}
