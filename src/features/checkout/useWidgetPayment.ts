import type { Address } from '#domain/address.ts';
import { orderNotes } from '#shop/orderNotes.ts';
import { whilePaying, type OrderOutcome } from '#shop/placement.ts';
import { useOrdering } from '#shop/useOrdering.ts';
import { checkPayment, payInWidget, type PaymentReports } from './widget.ts';

/** Paying in the widget, and asking the server about a payment there; the reports say what came of either. */
export function useWidgetPayment(address: Address, leaving: () => AbortSignal, reports: PaymentReports) {
  const { verifyWidget } = useOrdering();
  return {
    /** Opens the widget for an order. False when another tab was faster: nothing was opened then. */
    pay: ({ order, ref }: Extract<OrderOutcome, { readonly next: 'widget' }>): Promise<boolean> => {
      const payment = {
        ...reports,
        order,
        address,
        leaving: leaving(),
        onOpen: () => orderNotes.update(ref, { state: 'unknown' }),
        verify: (response?: Readonly<Record<string, unknown>>) => verifyWidget(ref, response),
      };
      return whilePaying(() => payInWidget(payment));
    },
    /** Asks the server once more about a payment that it has not confirmed. */
    check: (ref: string): Promise<void> => checkPayment({ ...reports, verify: () => verifyWidget(ref) }),
  };
}
