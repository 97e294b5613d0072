import { useEffect, useRef, type ReactNode } from 'react';

import { shopWays } from '#config/shopWays.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { formatPaise } from '#domain/money.ts';
import { Button } from '#ui/Button.tsx';
import { FinalButton } from '#ui/FinalButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import type { Halt } from './useOutcome.ts';

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

type HaltNoticeProps = {
  readonly halt: Halt;
  readonly onSure: () => void;
  readonly onLogIn: () => void;
};

/** Why the order has not left, and what to look at before it does. */
export function HaltNotice({ halt, onSure, onLogIn }: HaltNoticeProps) {
  const { halts } = useMessages(checkoutMessages).checkout;
  switch (halt.next) {
    case 'changed':
      return (
        <Notice tone="error" title={halts.changed(formatPaise(halt.before), formatPaise(halt.after))}>
          <p>{halt.method === 'upi' ? halts.changedUpi(formatPaise(halt.before), shopWays) : halts.changedHelp}</p>
        </Notice>
      );
    case 'updated':
      return (
        <InSight>
          <Notice tone="error" title={halts.updated}>
            <p>{halt.method === 'upi' ? halts.updatedUpi(shopWays) : halts.updatedHelp}</p>
          </Notice>
        </InSight>
      );
    case 'unpriced':
      return (
        <Notice tone="error" title={halts.unpriced}>
          <p>{halt.error.status === TOO_MANY_CALLS ? halt.error.message : halts.unpricedHelp}</p>
        </Notice>
      );
    case 'tooLarge':
      return (
        <Notice tone="error" title={halts.tooLarge}>
          <p>{halts.tooLargeHelp(halt.fitting)}</p>
        </Notice>
      );
    case 'cartChanged':
      return (
        <Notice tone="error" title={halts.cartChanged}>
          <p>{halts.cartChangedHelp}</p>
          <OrdersLink />
        </Notice>
      );
    case 'sessionChanged':
      return (
        <Notice tone="error" title={halts.sessionChanged}>
          <p>{halts.sessionChangedHelp}</p>
        </Notice>
      );
    case 'storageCleared':
      return (
        <Notice tone="error" title={halts.storageCleared}>
          <p>{halts.storageClearedHelp}</p>
          <Button size="small" onClick={onLogIn}>
            {halts.logIn}
          </Button>
        </Notice>
      );
    case 'notPersisted':
      return (
        <Notice tone="error" title={halts.notPersisted}>
          <p>{halts.notPersistedHelp}</p>
          <FinalButton size="small" onClick={onSure}>
            {halts.sure}
          </FinalButton>
          <OrdersLink />
        </Notice>
      );
  }
}
