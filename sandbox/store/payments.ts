import type Database from 'libsql';

/** What a payment provider would know: one charge for one order. */
export interface Payment {
  /** Stripe: our order id. Razorpay: the provider's own `order_…` id. */
  readonly id: string;
  readonly orderId: string;
  readonly provider: 'stripe' | 'razorpay';
  readonly amountPaise: number;
  readonly status: 'created' | 'paid' | 'cancelled';
  readonly paymentId: string | undefined;
  /** Where the card page sends the shopper back to. */
  readonly returnOrigin: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface PaymentTable {
  add(payment: Payment): void;
  byId(id: string): Payment | undefined;
  mark(id: string, status: Payment['status'], paymentId?: string): void;
}

interface PaymentRow {
  id: string;
  order_id: string;
  provider: Payment['provider'];
  amount_paise: number;
  status: Payment['status'];
  payment_id: string | null;
  return_origin: string | null;
  created_at: number;
}

export function paymentTable(db: Database.Database): PaymentTable {
  const insert = db.prepare('INSERT INTO payments VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const select = db.prepare('SELECT * FROM payments WHERE id = ?');
  const update = db.prepare('UPDATE payments SET status = ?, payment_id = ? WHERE id = ?');
  return {
    add(p) {
      const text = [p.paymentId ?? null, p.returnOrigin ?? null];
      insert.run(p.id, p.orderId, p.provider, p.amountPaise, p.status, ...text, p.createdAt);
    },
    byId(id) {
      const row = select.get(id) as PaymentRow | undefined;
      return row && paymentOf(row);
    },
    mark(id, status, paymentId) {
      update.run(status, paymentId ?? null, id);
    },
  };
}

function paymentOf(row: PaymentRow): Payment {
  return {
    id: row.id,
    orderId: row.order_id,
    provider: row.provider,
    amountPaise: row.amount_paise,
    status: row.status,
    paymentId: row.payment_id ?? undefined,
    returnOrigin: row.return_origin ?? undefined,
    createdAt: row.created_at,
  };
}
