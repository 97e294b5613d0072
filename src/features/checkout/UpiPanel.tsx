import { useId, useState } from 'react';

import { settings } from '#config/settings.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import { linesText } from '#domain/order/orderText.ts';
import type { CartLine } from '#domain/cart/totals.ts';
import { upiLink } from '#domain/order/upi.ts';
import { useDocumentEvent } from '#lib/hooks/useDocumentEvent.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import { Icon } from '#ui/Icon.tsx';
import { Code, VeiledCode } from './UpiCode.tsx';
import { UpiFacts } from './UpiFacts.tsx';
import { UpiTick, type UpiTickProps } from './UpiTick.tsx';
import { useOrderRef } from './useOrderRef.ts';

type UpiPanelProps = Omit<UpiTickProps, 'firstId'> & {
  readonly amount: Paise;
  readonly lines: readonly CartLine[];
  /** What has to come before a payment, in a sentence; null when there can be an order for it. */
  readonly first: string | null;
};

/** Paying by UPI: app or QR, what to copy, where to send the proof, and the tick that orders after three seconds. */
export function UpiPanel({ amount, lines, first, ...tick }: UpiPanelProps) {
  const messages = useMessages(checkoutMessages).checkout.upi;
  const firstId = useId();
  const { upiId, upiPayeeName } = settings;
  const ref = useOrderRef(lines, amount);
  if (upiId === null) return null;
  const total = formatPaise(amount);
  const link = upiLink(upiId, upiPayeeName, amount, ref);
  return (
    <div className="grid gap-4 px-4 pt-1 pb-5 md:gap-6 md:px-6 lg:grid-cols-[300px_1fr] lg:gap-8">
      <div role="status" className="empty:hidden lg:col-span-2">
        {first !== null && (
          <p id={firstId} className="flex gap-2.5 rounded-md bg-cream px-4 py-3 text-small font-semibold">
            <Icon name="info" className="text-gold-text" />
            <span>{first}</span>
          </p>
        )}
      </div>
      {link && <AppLink href={first === null ? link : null} describedBy={firstId} />}
      <div className="mx-auto aspect-square w-full max-w-75 rounded-md border border-gold-soft bg-white p-3">
        {first === null ? <Code link={link} title={messages.qrTitle(upiPayeeName, total)} /> : <VeiledCode />}
      </div>
      <UpiFacts upiId={upiId} amount={amount} items={linesText(lines)} idempotencyKey={ref} />
      <UpiTick {...tick} firstId={first === null ? null : firstId} />
    </div>
  );
}

/** How long an app may take to open after the tap, in milliseconds. */
const APP_OPENS_MS = 2500;

/** The way into the app, for who cannot scan their own screen; without an address it leads nowhere yet. */
function AppLink({ href, describedBy }: { readonly href: string | null; readonly describedBy: string }) {
  const messages = useMessages(checkoutMessages).checkout.upi;
  const [isWaiting, setWaiting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // An app that opens hides the page; without one nothing happens, in silence.
  useTimeout(
    () => {
      setWaiting(false);
      setFailed(document.visibilityState === 'visible');
    },
    isWaiting ? APP_OPENS_MS : null,
  );
  useDocumentEvent('visibilitychange', () => setWaiting(false));
  const look = 'flex min-h-14 items-center justify-center gap-2.5 rounded-sm px-6 font-semibold';
  const label = (
    <>
      <Icon name="qr" />
      <span>{messages.app}</span>
    </>
  );
  return (
    // A phone held sideways is as wide as a small desktop, and can scan its own screen no better.
    <div className="md:hidden pointer-coarse:contents">
      <div className="lg:col-span-2">
        {href === null ? (
          <span
            role="link"
            aria-disabled="true"
            aria-describedby={describedBy}
            className={`${look} bg-sand text-ink-3`}
          >
            {label}
          </span>
        ) : (
          <a
            href={href}
            onClick={() => {
              setFailed(false);
              setWaiting(true);
            }}
            className={`${look} bg-maroon text-white`}
          >
            {label}
          </a>
        )}
        <p role="status" className="mt-3 text-small font-medium empty:hidden">
          {hasFailed && messages.noApp}
        </p>
        <p className="mt-3 text-center text-small text-ink-3">{messages.orScan}</p>
      </div>
    </div>
  );
}
