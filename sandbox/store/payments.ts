import type Database from 'libsql';

/** A payment provider's record: one charge for one order. */
export interface Payment {
  /** Stripe: our order id. Razorpay: the provider's own `order_…` id. */
  readonly id: string;
  readonly orderId: string;
  readonly provider: 'stripe' | 'razorpay';
  readonly amountPaise: number;
  /** 'authorized': the shopper has paid, and the provider has not captured the money yet. */
  readonly status: 'created' | 'authorized' | 'paid' | 'cancelled';
  readonly paymentId: string | null;
  /** Where the card page sends the shopper back to. */
  readonly returnOrigin: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export function paymentTable(db: Database.Database) {
  const insert = db.prepare('INSERT INTO payments VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const select = db.prepare(
    `SELECT id, order_id AS orderId, provider, amount_paise AS amountPaise, status, payment_id AS paymentId,
            return_origin AS returnOrigin, created_at AS createdAt
     FROM payments WHERE id = ?`,
  );
  const update = db.prepare('UPDATE payments SET status = ?, payment_id = ? WHERE id = ?');
  const captured = db.prepare("UPDATE payments SET status = 'paid' WHERE status = 'authorized'");
  return {
    add(p: Payment): void {
      insert.run(p.id, p.orderId, p.provider, p.amountPaise, p.status, p.paymentId, p.returnOrigin, p.createdAt);
    },
    byId: (id: string) => select.get(id) as Payment | undefined,
    mark(id: string, status: Payment['status'], paymentId: string | null = null): void {
      update.run(status, paymentId, id);
    },
    /** The provider captures every payment that it has authorized. */
    capture(): void {
      captured.run();
    },
  };
}
