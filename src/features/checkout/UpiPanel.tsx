import { Suspense, useId } from 'react';

import { settings } from '#config/settings.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { formatPaise, type Paise } from '#domain/money.ts';
import { upiLink } from '#domain/upi.ts';
import { cx } from '#lib/cx.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { lazyComponent } from '#lib/lazyComponent.ts';
import { Button } from '#ui/Button.tsx';
import { CheckRow } from '#ui/CheckRow.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CopyRow } from './CopyRow.tsx';
import { UpiProof } from './UpiProof.tsx';
import type { UpiCount } from './useUpiCount.ts';

const QrCode = lazyComponent(async () => (await import('#ui/QrCode.tsx')).QrCode);

type UpiPanelProps = {
  readonly amount: Paise;
  /** The order's items in words, for the message with the proof. */
  readonly items: string;
  readonly count: UpiCount;
  readonly isLoggedIn: boolean;
  /** What is missing, said beside the tick. */
  readonly problem: string | null;
  readonly onTick: () => void;
  readonly onLogin: () => void;
};

/** Paying by UPI: app or QR, what to copy, where to send the proof, and the tick that orders after three seconds. */
export function UpiPanel({ amount, items, count, isLoggedIn, problem, onTick, onLogin }: UpiPanelProps) {
  const checkoutText = useWords(checkoutWords).checkout;
  const words = checkoutText.upi;
  const { upiId, upiPayeeName } = settings;
  if (upiId === null) return null;
  const noQr = () => <p className="text-small">{words.noQr}</p>;
  const total = formatPaise(amount);
  const link = upiLink(upiId, upiPayeeName, amount);
  return (
    <div className="grid gap-4 px-4 pt-1 pb-5 md:gap-6 md:px-6 lg:grid-cols-[300px_1fr] lg:gap-8">
      {!isLoggedIn && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-cream px-4 py-3 lg:col-span-2">
          <p className="text-small font-semibold">{words.loginFirst}</p>
          <Button size="small" onClick={onLogin}>
            {words.loginButton}
          </Button>
        </div>
      )}
      {link && (
        // A phone held sideways is as wide as a small desktop, and can scan its own screen no better.
        <div className="md:hidden pointer-coarse:contents">
          <div className="lg:col-span-2">
            <a
              href={link}
              className="flex min-h-14 items-center justify-center gap-2.5 rounded-sm bg-maroon px-6 font-semibold text-white"
            >
              <Icon name="qr" />
              {words.app}
            </a>
            <p className="mt-3 text-center text-small text-ink-3">{words.orScan}</p>
          </div>
        </div>
      )}
      <div className="mx-auto aspect-square w-full max-w-75 rounded-md border border-gold-soft bg-white p-3">
        {link ? (
          <ErrorBoundary fallback={noQr}>
            <Suspense fallback={<div className="skeleton size-full" />}>
              <QrCode value={link} title={words.qrTitle(upiPayeeName, total)} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          noQr()
        )}
      </div>
      <div className="min-w-0">
        <dl>
          <CopyRow
            label={words.amount}
            text={total}
            copied={String(amount / 100)}
            copyLabel={words.copyAmount}
            isLarge
          />
          <CopyRow label={words.id} text={upiId} copied={upiId} copyLabel={words.copyId} />
          <CopyRow label={words.payee} text={upiPayeeName} />
        </dl>
        <UpiProof message={words.message(items, total)} />
      </div>
      <Tick count={count} problem={problem} onTick={onTick} />
    </div>
  );
}

function Tick({ count, problem, onTick }: Pick<UpiPanelProps, 'count' | 'problem' | 'onTick'>) {
  const checkoutText = useWords(checkoutWords).checkout;
  const words = checkoutText.upi;
  const id = useId();
  const isCounting = count.phase === 'counting';
  return (
    <div
      className={cx(
        'rounded-md px-4 py-4 md:px-5 lg:col-span-2',
        isCounting ? 'bg-success-tint ring-1 ring-success/40 ring-inset' : 'bg-cream',
      )}
    >
      <p id={id} className="text-small text-ink-2">
        {words.before}
      </p>
      <CheckRow isChecked={isCounting} describedBy={id} onChange={(isOn) => (isOn ? onTick() : count.stop())}>
        <span className="font-semibold">{words.tick}</span>
      </CheckRow>
      <div role="status" className="font-semibold text-success">
        {isCounting && (
          <p className="flex flex-wrap items-center gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full border-2 border-success tabular-nums"
            >
              {count.secondsLeft}
            </span>
            {words.placing}
          </p>
        )}
        {count.phase === 'hidden' && <p className="text-small text-ink">{words.hidden}</p>}
        {count.phase === 'stopped' && <p className="text-small text-ink">{words.stopped}</p>}
      </div>
      {isCounting && (
        <Button size="small" className="mt-2" onClick={count.stop}>
          {words.undo}
        </Button>
      )}
      <p role="alert" className="text-small font-medium text-error">
        {problem}
      </p>
    </div>
  );
}
