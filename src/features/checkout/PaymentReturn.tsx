import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { ApiError } from '#api/errors.ts';
import { ContactShopButton } from '#components/ContactShopButton.tsx';
import { paths } from '#config/paths.ts';
import { messagesOf, useMessages } from '#content/messages.ts';
import { privatePageMessages } from '#content/privatePageMessages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
import { useErrorToast } from '#lib/hooks/useErrorToast.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { notify } from '#lib/notify.ts';
import type { ReturnState } from '#lib/loginReturn.ts';
import type { PaymentNotMadeState } from './PaymentNotMade.tsx';
import { useCheckCard, type CardReturn } from '#shop/orders/cardReturn.ts';
import { checkoutStorage, placedOrder } from '#shop/orders/checkoutStorage.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IrreversibleButton } from '#ui/IrreversibleButton.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';

/** The longest parameter that is read; order ids are shorter. */
const MAX_LENGTH = 200;

/** The value of a parameter that the URL has exactly once; null for one that is missing, repeated or too long. */
function theOnly(params: URLSearchParams, name: string): string | null {
  const [value, ...more] = params.getAll(name);
  return value !== undefined && more.length === 0 && value.length <= MAX_LENGTH ? value : null;
}

/** Checks a returning card payment, or says why it cannot and what to do next. */
export function PaymentReturn() {
  const verifyText = useMessages(privatePageMessages).verify;
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const { state, check } = useVerification(theOnly(params, 'success'), theOnly(params, 'orderId'));
  const toOrders = <ButtonLink to={paths.orders}>{verifyText.orders}</ButtonLink>;
  switch (state.status) {
    case 'checking':
      return <LoadingState text={verifyText.checking} />;
    case 'missing':
      return (
        <EmptyState tone="failed" title={verifyText.missing} text={verifyText.missingHelp}>
          {toOrders}
          <ButtonLink to={paths.cart}>{verifyText.cart}</ButtonLink>
        </EmptyState>
      );
    case 'noToken':
      return (
        <EmptyState title={verifyText.noToken}>
          <ButtonLink to={paths.login} state={{ from: pathname + search } satisfies ReturnState} tone="primary">
            {verifyText.logIn}
          </ButtonLink>
        </EmptyState>
      );
    case 'ask':
      return (
        <EmptyState title={verifyText.unknown} text={verifyText.unknownHelp}>
          <IrreversibleButton onClick={check}>{verifyText.ask}</IrreversibleButton>
          {toOrders}
        </EmptyState>
      );
    case 'unconfirmed':
      return (
        <EmptyState tone="failed" title={verifyText.unconfirmed} text={verifyText.unconfirmedHelp}>
          <Button tone="primary" onClick={check}>
            {verifyText.again}
          </Button>
          {toOrders}
        </EmptyState>
      );
    case 'noOrder':
      return (
        <EmptyState tone="failed" title={verifyText.noOrder} text={verifyText.noOrderHelp(state.reference)}>
          <ContactShopButton message={verifyText.noOrderMessage(state.reference)} tone="primary" />
          {toOrders}
        </EmptyState>
      );
  }
}

type State =
  | { readonly status: 'checking' | 'missing' | 'noToken' | 'ask' | 'unconfirmed' }
  | { readonly status: 'noOrder'; readonly reference: string };

/** Open calls, so that an effect that runs twice asks once. */
const asked = new Map<string, Promise<CardReturn>>();

function askOnce(key: string, ask: () => Promise<CardReturn>): Promise<CardReturn> {
  const call = asked.get(key) ?? ask().finally(() => asked.delete(key));
  asked.set(key, call);
  return call;
}

/** What the page shows after a check; it keeps 'checking' while it navigates away. */
function stateAfter(outcome: CardReturn): State {
  if (outcome.next === 'noOrder') return { status: 'noOrder', reference: outcome.reference };
  return { status: outcome.next === 'ask' || outcome.next === 'unconfirmed' ? outcome.next : 'checking' };
}

/**
 * Checks a returning card payment of this shopper once, with the text of `success` unchanged; the answer decides where to go.
 * docs/behaviour.md, Payment return.
 */
function useVerification(success: string | null, orderId: string | null) {
  const checkCard = useCheckCard();
  const isStarted = useShop((state) => state.isStarted);
  const token = useShop((state) => state.token);
  const isLoggedIn = token !== null;
  // The result for one account must not be shown to another.
  const account = token === null ? '' : accountIdOf(token);
  const navigate = useNavigate();
  // The page shows the toast's message at length.
  const failure = useErrorToast();
  const [isAskedFor, setAskedFor] = useState(false);
  const isAskable = (success === 'true' || success === 'false') && orderId !== null && orderId !== '';

  const follow = (outcome: CardReturn): void => {
    failure.end();
    switch (outcome.next) {
      case 'paid':
        checkoutStorage.clearDraft();
        // My Orders shows it by itself when it has the order.
        if (placedOrder.read() === null) notify.success(messagesOf(privatePageMessages).verify.paid);
        return void navigate(paths.orders, { replace: true });
      case 'orders':
        return void navigate(paths.orders, { replace: true });
      case 'notPaid': {
        const unpaid = outcome.message ?? messagesOf(privatePageMessages).verify.notPaid;
        notify.error(unpaid);
        return void navigate(paths.cart, { replace: true, state: { unpaid } satisfies PaymentNotMadeState });
      }
      case 'unconfirmed':
        return failure.say(messagesOf(commonMessages).errors.verify);
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
          // The session shows its own end.
          const hasEnded = error instanceof ApiError && error.kind === 'signedOut';
          if (!signal.aborted && !hasEnded) failure.say(messagesOf(commonMessages).errors.verify);
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
