import { useEffect, useState } from 'react';

import { afterPaint } from '#lib/afterPaint.ts';
import { useNavigationIntent } from '#lib/hooks/useNavigationIntent.ts';
import type { Arrival } from '#lib/returnTo.ts';
import type { Checkout } from './useCheckout.ts';

/** True for the history state of a return from the login. */
export function isArrival(state: unknown): state is Arrival {
  return typeof (state as Partial<Arrival> | null)?.part === 'string';
}

/** Moves the focus to a heading, and the page with it. */
function continueAt(id: string): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}

/**
 * After a login that an order has asked for, continues at the totals or the payment; a question about what the account's cart
 * has added comes first, as soon as it is known. Returns true when the account was created for this order. docs/behaviour.md,
 * Login and sign-up.
 */
export function useArrival({ total: { question }, notice }: Pick<Checkout, 'total' | 'notice'>): boolean {
  const [arrival, setArrival] = useState<'none' | 'login' | 'signUp'>('none');
  useNavigationIntent(isArrival, ({ part, isAccountNew }) => {
    setArrival(isAccountNew ? 'signUp' : 'login');
    // The page has first been shown from its top, as every new page is.
    afterPaint(() => continueAt(part));
  });
  const isAsked = arrival !== 'none' && question !== null && question.pieces > 0;
  useEffect(() => (isAsked ? afterPaint(() => notice.current?.focus()) : undefined), [isAsked, notice]);
  return arrival === 'signUp';
}
