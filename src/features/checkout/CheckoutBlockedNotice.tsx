import { useEffect, useRef, type ReactNode } from 'react';

import { shopCapabilities } from '#config/shopCapabilities.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Button } from '#ui/Button.tsx';
import { FinalButton } from '#ui/FinalButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import type { CheckoutBlocker } from './useOutcome.ts';

/** HTTP's status for it: the message says how long to wait. */
const TOO_MANY_CALLS = 429;

/** After a reload nobody looks where the order button was. */
function InSight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return <div ref={place}>{children}</div>;
}

type CheckoutBlockedNoticeProps = {
  readonly blocker: CheckoutBlocker;
  readonly onSure: () => void;
  readonly onLogIn: () => void;
};

/** Why the order has not left, and what to look at before it does. */
export function CheckoutBlockedNotice({ blocker, onSure, onLogIn }: CheckoutBlockedNoticeProps) {
  const { blockers } = useMessages(checkoutMessages).checkout;
  switch (blocker.next) {
    case 'changed':
      return (
        <Notice tone="error" title={blockers.changed(formatPaise(blocker.before), formatPaise(blocker.after))}>
          <p>
            {blocker.method === 'upi'
              ? blockers.changedUpi(formatPaise(blocker.before), shopCapabilities)
              : blockers.changedHelp}
          </p>
        </Notice>
      );
    case 'updated':
      return (
        <InSight>
          <Notice tone="error" title={blockers.updated}>
            <p>{blocker.method === 'upi' ? blockers.updatedUpi(shopCapabilities) : blockers.updatedHelp}</p>
          </Notice>
        </InSight>
      );
    case 'unpriced':
      return (
        <Notice tone="error" title={blockers.unpriced}>
          <p>{blocker.error.status === TOO_MANY_CALLS ? blocker.error.message : blockers.unpricedHelp}</p>
        </Notice>
      );
    case 'tooLarge':
      return (
        <Notice tone="error" title={blockers.tooLarge}>
          <p>{blockers.tooLargeHelp(blocker.fitting)}</p>
        </Notice>
      );
    case 'cartChanged':
      return (
        <Notice tone="error" title={blockers.cartChanged}>
          <p>{blockers.cartChangedHelp}</p>
          <OrdersLink />
        </Notice>
      );
    case 'sessionChanged':
      return (
        <Notice tone="error" title={blockers.sessionChanged}>
          <p>{blockers.sessionChangedHelp}</p>
        </Notice>
      );
    case 'storageCleared':
      return (
        <Notice tone="error" title={blockers.storageCleared}>
          <p>{blockers.storageClearedHelp}</p>
          <Button size="small" onClick={onLogIn}>
            {blockers.logIn}
          </Button>
        </Notice>
      );
    case 'notPersisted':
      return (
        <Notice tone="error" title={blockers.notPersisted}>
          <p>{blockers.notPersistedHelp}</p>
          <FinalButton size="small" onClick={onSure}>
            {blockers.sure}
          </FinalButton>
          <OrdersLink />
        </Notice>
      );
  }
}
