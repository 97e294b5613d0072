import { verifyCopy } from '#content/sessionText.ts';
import { textOf } from '#content/copy.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError } from '#api/errors.ts';
import { paths } from '#config/paths.ts';
import { notify } from '#lib/notify.ts';
import { checkoutSession } from '#shop/checkoutSession.ts';
import { confirmedPayments } from '#shop/confirmedPayments.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
// What the shop's ordering takes has to be here before it is asked for.
import '#shop/buying.ts';

export type Verification = {
  readonly status: 'checking' | 'missing' | 'noToken' | 'unreachable';
  readonly retry: () => void;
};

/** Calls under way, so that an effect that runs twice asks once. */
const asked = new Map<string, Promise<boolean>>();

function askOnce(orderId: string, ask: () => Promise<boolean>): Promise<boolean> {
  const call = asked.get(orderId) ?? ask().finally(() => asked.delete(orderId));
  asked.set(orderId, call);
  return call;
}

/**
 * A card payment has come back: the server is asked once per order, with the text of `success` untouched, and the
 * answer decides where to go. docs/behaviour.md, Payment return.
 */
export function useVerification(success: string | null, orderId: string | null): Verification {
  const { verifyCard } = useShopActions();
  const isStarted = useShop((state) => state.isStarted);
  const isLoggedIn = useShop((state) => state.token !== null);
  const navigate = useNavigate();
  const [isUnreachable, setUnreachable] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isAskable = (success === 'true' || success === 'false') && orderId !== null && orderId !== '';

  useEffect(() => {
    if (!isAskable || !isStarted) return;
    let isCurrent = true;
    const paid = (): void => {
      confirmedPayments.add(orderId);
      checkoutSession.clearDraft();
      notify.success(textOf(verifyCopy).paid);
      void navigate(paths.orders, { replace: true });
    };
    const notPaid = (text: string): void => {
      notify.error(text);
      void navigate(paths.cart, { replace: true });
    };
    // What the server has confirmed is never cancelled by an old address.
    if (confirmedPayments.has(orderId)) return void navigate(paths.orders, { replace: true });
    if (!isLoggedIn) return;
    askOnce(orderId, () => verifyCard(success, orderId)).then(
      (isPaid) => isCurrent && (isPaid ? paid() : notPaid(textOf(verifyCopy).notPaid)),
      (error: unknown) => {
        if (!isCurrent) return;
        const isAnswer = error instanceof ApiError && error.kind === 'rejected';
        if (isAnswer) notPaid(error.isServerText ? error.message : textOf(verifyCopy).notPaid);
        else if (!(error instanceof ApiError && error.kind === 'signedOut')) setUnreachable(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isAskable, isStarted, isLoggedIn, success, orderId, attempt, verifyCard, navigate]);

  const retry = (): void => {
    setUnreachable(false);
    setAttempt((count) => count + 1);
  };
  if (!isAskable) return { status: 'missing', retry };
  if (isStarted && !isLoggedIn) return { status: 'noToken', retry };
  return { status: isUnreachable ? 'unreachable' : 'checking', retry };
}
