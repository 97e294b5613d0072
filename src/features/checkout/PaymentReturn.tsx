import { useLocation, useSearchParams } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { useMessages } from '#content/language.ts';
import { sessionMessages } from '#content/sessionMessages.ts';
import type { ReturnState } from '#lib/returnTo.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FinalButton } from '#ui/FinalButton.tsx';
import { ContactShopButton } from '#components/ContactShopButton.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import { useVerification } from './useVerification.ts';

/** Longer than any order id. */
const MAX_LENGTH = 200;

/** The value of a parameter that stands once in the URL; null for one that is missing, doubled or endless. */
function theOnly(params: URLSearchParams, name: string): string | null {
  const [value, ...more] = params.getAll(name);
  return value !== undefined && more.length === 0 && value.length <= MAX_LENGTH ? value : null;
}

/** Checks the payment that came back, or says why it cannot and what to do next. */
export function PaymentReturn() {
  const verifyText = useMessages(sessionMessages).verify;
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
          <FinalButton onClick={check}>{verifyText.ask}</FinalButton>
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
