import { Suspense, useId, useState, useSyncExternalStore, type RefObject } from 'react';
import { Link } from 'react-router-dom';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
import type { CartLine } from '#domain/cart/cartView.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import { linesText, shortItems } from '#domain/order/itemsText.ts';
import { orderNumber } from '#domain/order/order.ts';
import { upiLink } from '#domain/order/upi.ts';
import { cx } from '#lib/cx.ts';
import { useDocumentEvent } from '#lib/hooks/useDocumentEvent.ts';
import { useTimeout } from '#lib/hooks/useTimeout.ts';
import type { ReturnState } from '#lib/loginReturn.ts';
import { copyAndNotify } from '#lib/share.ts';
import { mailLink, whatsappLink } from '#lib/contactLinks.ts';
import { onStorageChange } from '#lib/storage.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { ATTEMPTS_KEY } from '#shop/orders/storedAttempts.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Button, IconButton } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { OrderCountdown } from './useOrderCountdown.ts';

/** The amount and the payee of a UPI payment, to be copied into an app. */
function UpiFacts({ upiId, amount }: { readonly upiId: string; readonly amount: Paise }) {
  const messages = useMessages(checkoutMessages).checkout.upi;
  return (
    <dl className="min-w-0">
      <CopyRow
        label={messages.amount}
        text={formatPaise(amount)}
        copied={String(amount / 100)}
        copyLabel={messages.copyAmount}
        isLarge
      />
      <CopyRow label={messages.id} text={upiId} copied={upiId} copyLabel={messages.copyId} />
      <CopyRow label={messages.payee} text={settings.upiPayeeName} />
    </dl>
  );
}

type CopyRowProps = {
  readonly label: string;
  readonly text: string;
  /** The text to copy, with the label of its button; absent when there is nothing to copy. */
  readonly copied?: string;
  readonly copyLabel?: string;
  readonly isLarge?: boolean;
};

/** One fact of the payment, with a button that copies it. */
function CopyRow({ label, text, copied, copyLabel, isLarge = false }: CopyRowProps) {
  const messages = useMessages(checkoutMessages).checkout.upi;
  return (
    <div className="grid min-h-12 grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-3">
      <dt className="text-small text-ink-3">{label}</dt>
      <dd
        translate="no"
        className={cx('font-semibold break-anywhere tabular-nums', isLarge && 'text-quote-phone text-gold-text')}
      >
        {text}
      </dd>
      {copied !== undefined && copyLabel && (
        // A dl may hold only dt and dd.
        <dd>
          <IconButton icon="copy" label={copyLabel} onClick={() => void copyAndNotify(copied, messages)} />
        </dd>
      )}
    </div>
  );
}

const LINK = 'mt-1 text-link gap-2 font-semibold';

type UpiProofProps = {
  readonly amount: Paise;
  /** The order's items as text, one a row. */
  readonly items: string;
  /** The order's idempotency key; '' for a visitor, who cannot pay yet. */
  readonly idempotencyKey: string;
};

/** Sends the proof of a UPI payment with a prefilled message: by WhatsApp, or by e-mail for a shop without a number. */
function UpiProof({ amount, items, idempotencyKey }: UpiProofProps) {
  const { checkout, orders } = useMessages(checkoutMessages);
  const messages = checkout.upi;
  const number = orderNumber(idempotencyKey);
  const message = messages.message(shortItems(items, orders.andMore), formatPaise(amount), number);
  const whatsapp = whatsappLink(message);
  return (
    <div className="lg:col-span-2">
      <p className="text-small break-anywhere text-ink-2">
        {whatsapp === null ? messages.proofByMail(settings.shopEmail) : messages.proof}
      </p>
      {whatsapp === null ? (
        <a href={mailLink(messages.mailSubject, message)} className={LINK}>
          <Icon name="mail" />
          <span>{messages.mail}</span>
        </a>
      ) : (
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={LINK}>
          <Icon name="chat" />
          <span>{messages.whatsapp}</span>
        </a>
      )}
    </div>
  );
}

const QrCode = lazyComponent(
  () => import('#ui/QrCode.tsx'),
  (file) => file.QrCode,
);

type UpiPanelProps = Omit<UpiTickProps, 'firstId'> & {
  readonly amount: Paise;
  readonly lines: readonly CartLine[];
  /** What has to be done before a payment; null when the payment would have an order. */
  readonly first: FirstStep | null;
};

/** What has to be done before a payment, in a sentence that may begin with a link to the login. */
export type FirstStep = {
  readonly link?: string;
  /** Where to continue after the login. */
  readonly part?: string;
  readonly rest: string;
};

/** Paying by UPI: app link or QR code, what to copy, where to send the proof, and the tick that orders after three seconds. */
export function UpiPanel({ amount, lines, first, ...tick }: UpiPanelProps) {
  const messages = useMessages(checkoutMessages).checkout.upi;
  const firstId = useId();
  const { upiId, upiPayeeName } = settings;
  const idempotencyKey = useIdempotencyKey(lines, amount);
  if (upiId === null) return null;
  const total = formatPaise(amount);
  const link = upiLink(upiId, upiPayeeName, amount, idempotencyKey);
  return (
    <div className="grid gap-4 px-4 pt-1 pb-5 md:gap-6 md:px-6 lg:grid-cols-[300px_1fr] lg:gap-8">
      <div role="status" className="empty:hidden lg:col-span-2">
        {first !== null && (
          <p id={firstId} className="flex gap-2.5 rounded-md bg-cream px-4 py-3 text-small font-semibold">
            <Icon name="info" className="text-gold-text" />
            <span>
              {first.link !== undefined && (
                <Link
                  to={paths.login}
                  state={
                    {
                      from: paths.placeOrder,
                      ...(first.part !== undefined && { part: first.part }),
                    } satisfies ReturnState
                  }
                  className="py-2.5 text-gold-text underline underline-offset-4"
                >
                  {first.link}
                </Link>
              )}
              <span>{first.rest}</span>
            </span>
          </p>
        )}
      </div>
      {link && <AppLink href={first === null ? link : null} describedBy={firstId} />}
      {/* On a phone, from the app's button to the tick in one view: the code itself is 180 px. */}
      <div className="mx-auto aspect-square w-full max-w-51.5 rounded-md md:max-w-75 border border-gold-soft bg-white p-3">
        {first === null ? <Code link={link} title={messages.qrTitle(upiPayeeName, total)} /> : <VeiledCode />}
      </div>
      <UpiFacts upiId={upiId} amount={amount} />
      <UpiTick {...tick} firstId={first === null ? null : firstId} />
      <UpiProof amount={amount} items={linesText(lines)} idempotencyKey={idempotencyKey} />
    </div>
  );
}

/** How long an app may take to open after a tap, in milliseconds. */
const APP_OPENS_MS = 2500;

/** Opens the payment app, since a phone cannot scan its own screen. Without `href` it is disabled. */
function AppLink({ href, describedBy }: { readonly href: string | null; readonly describedBy: string }) {
  const messages = useMessages(checkoutMessages).checkout.upi;
  const [isWaiting, setWaiting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // An app that opens hides the page; without an app nothing happens, and the browser reports nothing.
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
    // A phone in landscape is as wide as a small desktop, and cannot scan its own screen either.
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

/** When another tab sends the same order, that tab's idempotency key counts. */
function subscribeToAttempts(onChange: () => void): () => void {
  const subscribed = new AbortController();
  onStorageChange({ [ATTEMPTS_KEY]: onChange }, subscribed.signal);
  return () => subscribed.abort();
}

/** The idempotency key under which these lines would be ordered for this total; '' for a visitor or an empty cart. */
function useIdempotencyKey(lines: readonly CartLine[], amount: Paise): string {
  const token = useShop((state) => state.token);
  return useSyncExternalStore(subscribeToAttempts, () => {
    if (token === null || lines.length === 0) return '';
    return orderAttempts.idempotencyKeyOf({ account: accountIdOf(token), amount, lines });
  });
}

/** The QR code of a pay link, or a sentence when it cannot be drawn. */
function Code({ link, title }: { readonly link: string | null; readonly title: string }) {
  const messages = useMessages(checkoutMessages).checkout.upi;
  const noQr = () => <p className="text-small">{messages.noQr}</p>;
  if (link === null) return noQr();
  return (
    <ErrorBoundary fallback={noQr}>
      <Suspense fallback={<div className="skeleton size-full" />}>
        <QrCode value={link} title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Takes the code's place while nothing may be paid: random modules behind a veil, which cannot be scanned. */
function VeiledCode() {
  const messages = useMessages(checkoutMessages).checkout.upi;
  return (
    <div className="relative grid size-full place-items-center overflow-hidden rounded-sm">
      <div aria-hidden="true" className="qr-veil absolute inset-0" />
      <p className="relative grid max-w-40 justify-items-center gap-2 rounded-md bg-white p-3 md:max-w-48 md:p-4 text-center text-small font-semibold">
        <Icon name="lock" size="large" className="text-gold-text" />
        <span>{messages.veiled}</span>
      </p>
    </div>
  );
}

type UpiTickProps = {
  readonly countdown: OrderCountdown;
  /** What is missing, shown below the tick. */
  readonly problem: string | null;
  readonly onTick: () => void;
  readonly box: RefObject<HTMLInputElement | null>;
  /** Id of the sentence that says why the tick is disabled; null when it is enabled. */
  readonly firstId: string | null;
};

/** The tick that orders after three seconds, with the countdown and a button that stops it. */
function UpiTick({ countdown, problem, onTick, box, firstId }: UpiTickProps) {
  const messages = useMessages(checkoutMessages).checkout.upi;
  const id = useId();
  const isCounting = countdown.phase === 'counting';
  return (
    <div
      className={cx(
        'rounded-md px-4 py-4 md:px-5 lg:col-span-2',
        isCounting ? 'bg-success-tint ring-1 ring-success/40 ring-inset' : 'bg-cream',
      )}
    >
      <p id={id} className="mb-1 text-small text-ink-2">
        {messages.before}
      </p>
      <Checkbox
        ref={box}
        isChecked={isCounting}
        isOff={firstId !== null}
        describedBy={firstId === null ? id : `${firstId} ${id}`}
        onChange={(isOn) => (isOn ? onTick() : countdown.stop())}
      >
        <span className="font-semibold">{messages.tick}</span>
      </Checkbox>
      <div role="status" className="font-semibold text-success">
        {isCounting && (
          <p className="flex flex-wrap items-center gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full border-2 border-success tabular-nums"
            >
              {countdown.secondsLeft}
            </span>
            <span>{messages.placing}</span>
          </p>
        )}
        {countdown.phase === 'hidden' && <p className="text-small text-ink">{messages.hidden}</p>}
        {countdown.phase === 'stopped' && <p className="text-small text-ink">{messages.stopped}</p>}
      </div>
      {isCounting && (
        <Button size="small" className="mt-2" onClick={countdown.stop}>
          {messages.undo}
        </Button>
      )}
      <p role="alert" className="text-small font-medium text-error">
        {problem}
      </p>
    </div>
  );
}
