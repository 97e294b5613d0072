import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError } from '#api/errors.ts';
import { paths } from '#config/paths.ts';
import { messagesOf } from '#content/language.ts';
import { sessionMessages } from '#content/sessionMessages.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { accountOf } from '#domain/account/account.ts';
import { useErrorToast } from '#lib/hooks/useErrorToast.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { notify } from '#lib/notify.ts';
import type { UnpaidState } from '#lib/unpaidState.ts';
import type { CardReturn } from '#shop/orders/cardReturn.ts';
import { checkoutStorage, placedOrder } from '#shop/orders/checkoutStorage.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { useOrdering } from '#shop/orders/useOrdering.ts';

type State =
  | { readonly status: 'checking' | 'missing' | 'noToken' | 'ask' | 'unconfirmed' }
  | { readonly status: 'noOrder'; readonly reference: string };

/** Calls under way, so that an effect that runs twice asks once. */
const asked = new Map<string, Promise<CardReturn>>();

function askOnce(key: string, ask: () => Promise<CardReturn>): Promise<CardReturn> {
  const call = asked.get(key) ?? ask().finally(() => asked.delete(key));
  asked.set(key, call);
  return call;
}

/** What is left to say; where the shopper is led elsewhere, nothing. */
function stateAfter(outcome: CardReturn): State {
  if (outcome.next === 'noOrder') return { status: 'noOrder', reference: outcome.reference };
  return { status: outcome.next === 'ask' || outcome.next === 'unconfirmed' ? outcome.next : 'checking' };
}

/**
 * A card payment has come back: what is this shopper's is checked once, with the text of `success` untouched, and the
 * answer decides where to go. docs/behaviour.md, Payment return.
 */
export function useVerification(success: string | null, orderId: string | null) {
  const { checkCard } = useOrdering();
  const isStarted = useShop((state) => state.isStarted);
  const token = useShop((state) => state.token);
  const isLoggedIn = token !== null;
  // What one shopper's session brought is not another's to see.
  const account = token === null ? '' : accountOf(token);
  const navigate = useNavigate();
  // The page says at length what the message in the corner says.
  const failure = useErrorToast();
  const [isAskedFor, setAskedFor] = useState(false);
  const isAskable = (success === 'true' || success === 'false') && orderId !== null && orderId !== '';

  const follow = (outcome: CardReturn): void => {
    failure.end();
    switch (outcome.next) {
      case 'paid':
        checkoutStorage.clearDraft();
        // My Orders says so by itself, if it knows the order.
        if (placedOrder.read() === null) notify.success(messagesOf(sessionMessages).verify.paid);
        return void navigate(paths.orders, { replace: true });
      case 'orders':
        return void navigate(paths.orders, { replace: true });
      case 'notPaid': {
        const unpaid = outcome.message ?? messagesOf(sessionMessages).verify.notPaid;
        notify.error(unpaid);
        return void navigate(paths.cart, { replace: true, state: { unpaid } satisfies UnpaidState });
      }
      case 'unconfirmed':
        return failure.say(messagesOf(shopMessages).errors.verify);
      case 'ask':
      case 'noOrder':
      case 'gone':
    }
  };
  const ask = isAskable
    ? async (signal: AbortSignal): Promise<CardReturn> => {
        const key = `${account} ${success} ${orderId} ${isAskedFor}`;
        try {
          const outcome = await askOnce(key, () => checkCard(success, orderId, isAskedFor));
          if (!signal.aborted) follow(outcome);
          return outcome;
        } catch (error) {
          // An ended session is announced by the session itself.
          const hasEnded = error instanceof ApiError && error.kind === 'signedOut';
          if (!signal.aborted && !hasEnded) failure.say(messagesOf(shopMessages).errors.verify);
          throw error;
        }
      }
    : null;
  const { remote, isBusy, retry } = useRemote({
    subject: `${account} ${success} ${orderId}`,
    ask: isStarted && isLoggedIn ? ask : null,
    reasonOf: () => 'unconfirmed',
    again: isLoggedIn,
  });

  const stateNow = (): State => {
    if (!isAskable) return { status: 'missing' };
    if (isStarted && !isLoggedIn) return { status: 'noToken' };
    if (isBusy || remote.status === 'loading') return { status: 'checking' };
    return remote.status === 'failed' ? { status: 'unconfirmed' } : stateAfter(remote.data);
  };
  return {
    state: stateNow(),
    /** Checks, for the first time or again. */
    check: (): void => {
      setAskedFor(true);
      retry();
    },
  };
}
