import { useEffect, useRef, type ReactNode } from 'react';

import { shopCapabilities } from '#config/shopCapabilities.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Button } from '#ui/Button.tsx';
import { FinalButton } from '#ui/FinalButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import type { CheckoutBlock } from './useOutcome.ts';

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
  readonly block: CheckoutBlock;
  readonly onSure: () => void;
  readonly onLogIn: () => void;
};

/** Why the order has not left, and what to look at before it does. */
export function CheckoutBlockedNotice({ block, onSure, onLogIn }: CheckoutBlockedNoticeProps) {
  const { blocks } = useMessages(checkoutMessages).checkout;
  switch (block.next) {
    case 'changed':
      return (
        <Notice tone="error" title={blocks.changed(formatPaise(block.before), formatPaise(block.after))}>
          <p>
            {block.method === 'upi'
              ? blocks.changedUpi(formatPaise(block.before), shopCapabilities)
              : blocks.changedHelp}
          </p>
        </Notice>
      );
    case 'updated':
      return (
        <InSight>
          <Notice tone="error" title={blocks.updated}>
            <p>{block.method === 'upi' ? blocks.updatedUpi(shopCapabilities) : blocks.updatedHelp}</p>
          </Notice>
        </InSight>
      );
    case 'unpriced':
      return (
        <Notice tone="error" title={blocks.unpriced}>
          <p>{block.error.status === TOO_MANY_CALLS ? block.error.message : blocks.unpricedHelp}</p>
        </Notice>
      );
    case 'tooLarge':
      return (
        <Notice tone="error" title={blocks.tooLarge}>
          <p>{blocks.tooLargeHelp(block.fitting)}</p>
        </Notice>
      );
    case 'cartChanged':
      return (
        <Notice tone="error" title={blocks.cartChanged}>
          <p>{blocks.cartChangedHelp}</p>
          <OrdersLink />
        </Notice>
      );
    case 'sessionChanged':
      return (
        <Notice tone="error" title={blocks.sessionChanged}>
          <p>{blocks.sessionChangedHelp}</p>
        </Notice>
      );
    case 'storageCleared':
      return (
        <Notice tone="error" title={blocks.storageCleared}>
          <p>{blocks.storageClearedHelp}</p>
          <Button size="small" onClick={onLogIn}>
            {blocks.logIn}
          </Button>
        </Notice>
      );
    case 'notPersisted':
      return (
        <Notice tone="error" title={blocks.notPersisted}>
          <p>{blocks.notPersistedHelp}</p>
          <FinalButton size="small" onClick={onSure}>
            {blocks.sure}
          </FinalButton>
          <OrdersLink />
        </Notice>
      );
  }
}
