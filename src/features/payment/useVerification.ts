import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError } from '#api/errors.ts';
import { paths } from '#config/paths.ts';
import { wordsOf } from '#content/language.ts';
import { sessionWords } from '#content/sessionWords.ts';
import { notify } from '#lib/notify.ts';
import type { CardReturn } from '#shop/cardReturn.ts';
import { checkoutSession } from '#shop/checkoutSession.ts';
import { useShop, useShopActions } from '#shop/ShopContext.tsx';
// What the shop's ordering takes has to be here before it is asked for.
import '#shop/ordering.ts';

export type Verification = {
  readonly state:
    | { readonly status: 'checking' | 'missing' | 'noToken' | 'ask' | 'unconfirmed' }
    | { readonly status: 'noOrder'; readonly ref: string };
  /** Checks, for the first time or again. */
  readonly check: () => void;
};

/** Calls under way, so that an effect that runs twice asks once. */
const asked = new Map<string, Promise<CardReturn>>();

function askOnce(key: string, ask: () => Promise<CardReturn>): Promise<CardReturn> {
  const call = asked.get(key) ?? ask().finally(() => asked.delete(key));
  asked.set(key, call);
  return call;
}

/**
 * A card payment has come back: what is this shopper's is checked once, with the text of `success` untouched, and the
 * answer decides where to go. docs/behaviour.md, Payment return.
 */
export function useVerification(success: string | null, orderId: string | null): Verification {
  const { checkCard } = useShopActions();
  const isStarted = useShop((state) => state.isStarted);
  const isLoggedIn = useShop((state) => state.token !== null);
  const navigate = useNavigate();
  const [state, setState] = useState<Verification['state']>({ status: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const isAskable = (success === 'true' || success === 'false') && orderId !== null && orderId !== '';

  useEffect(() => {
    if (!isAskable || !isStarted || !isLoggedIn) return;
    let isCurrent = true;
    const follow = (outcome: CardReturn): void => {
      if (!isCurrent) return;
      switch (outcome.next) {
        case 'paid':
          checkoutSession.clearDraft();
          notify.success(wordsOf(sessionWords).verify.paid);
          return void navigate(paths.orders, { replace: true });
        case 'orders':
          return void navigate(paths.orders, { replace: true });
        case 'notPaid':
          notify.error(outcome.message ?? wordsOf(sessionWords).verify.notPaid);
          return void navigate(paths.cart, { replace: true });
        case 'ask':
        case 'unconfirmed':
          return setState({ status: outcome.next });
        case 'noOrder':
          return setState({ status: 'noOrder', ref: outcome.ref });
      }
    };
    askOnce(`${success} ${orderId} ${attempt}`, () => checkCard(success, orderId, attempt > 0)).then(
      follow,
      (error: unknown) => {
        // An ended session shows by itself: the page asks for a login.
        const hasEnded = error instanceof ApiError && error.kind === 'signedOut';
        if (isCurrent && !hasEnded) setState({ status: 'unconfirmed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isAskable, isStarted, isLoggedIn, success, orderId, attempt, checkCard, navigate]);

  const check = (): void => {
    setState({ status: 'checking' });
    setAttempt((count) => count + 1);
  };
  if (!isAskable) return { state: { status: 'missing' }, check };
  if (isStarted && !isLoggedIn) return { state: { status: 'noToken' }, check };
  return { state, check };
}
