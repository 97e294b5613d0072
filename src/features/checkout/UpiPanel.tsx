import { useId } from 'react';

import { settings } from '#config/settings.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { formatPaise, type Paise } from '#domain/money.ts';
import { upiLink } from '#domain/upi.ts';
import { cx } from '#lib/cx.ts';
import { Button } from '#ui/Button.tsx';
import { CheckRow } from '#ui/CheckRow.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CopyRow } from './CopyRow.tsx';
import { Code, VeiledCode } from './UpiCode.tsx';
import { UpiProof } from './UpiProof.tsx';
import type { UpiCount } from './useUpiCount.ts';

type UpiPanelProps = {
  readonly amount: Paise;
  /** The order's items in words, for the message with the proof. */
  readonly items: string;
  readonly count: UpiCount;
  /** What has to come before a payment, in a sentence; null when there can be an order for it. */
  readonly first: string | null;
  /** What is missing, said beside the tick. */
  readonly problem: string | null;
  readonly onTick: () => void;
};

/** Paying by UPI: app or QR, what to copy, where to send the proof, and the tick that orders after three seconds. */
export function UpiPanel({ amount, items, count, first, problem, onTick }: UpiPanelProps) {
  const words = useWords(checkoutWords).checkout.upi;
  const firstId = useId();
  const { upiId, upiPayeeName } = settings;
  if (upiId === null) return null;
  const total = formatPaise(amount);
  const link = upiLink(upiId, upiPayeeName, amount);
  return (
    <div className="grid gap-4 px-4 pt-1 pb-5 md:gap-6 md:px-6 lg:grid-cols-[300px_1fr] lg:gap-8">
      <div role="status" className="empty:hidden lg:col-span-2">
        {first !== null && (
          <p id={firstId} className="flex gap-2.5 rounded-md bg-cream px-4 py-3 text-small font-semibold">
            <Icon name="info" className="text-gold-text" />
            {first}
          </p>
        )}
      </div>
      {link && <AppLink href={first === null ? link : null} describedBy={firstId} />}
      <div className="mx-auto aspect-square w-full max-w-75 rounded-md border border-gold-soft bg-white p-3">
        {first === null ? <Code link={link} title={words.qrTitle(upiPayeeName, total)} /> : <VeiledCode />}
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
      <Tick count={count} problem={problem} onTick={onTick} firstId={first === null ? null : firstId} />
    </div>
  );
}

/** The way into the app, for who cannot scan their own screen; without an address it leads nowhere yet. */
function AppLink({ href, describedBy }: { readonly href: string | null; readonly describedBy: string }) {
  const words = useWords(checkoutWords).checkout.upi;
  const look = 'flex min-h-14 items-center justify-center gap-2.5 rounded-sm px-6 font-semibold';
  const label = (
    <>
      <Icon name="qr" />
      {words.app}
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
          <a href={href} className={`${look} bg-maroon text-white`}>
            {label}
          </a>
        )}
        <p className="mt-3 text-center text-small text-ink-3">{words.orScan}</p>
      </div>
    </div>
  );
}

type TickProps = Pick<UpiPanelProps, 'count' | 'problem' | 'onTick'> & {
  /** Id of the sentence that says why it is off; null when it is on. */
  readonly firstId: string | null;
};

function Tick({ count, problem, onTick, firstId }: TickProps) {
  const words = useWords(checkoutWords).checkout.upi;
  const id = useId();
  const isCounting = count.phase === 'counting';
  return (
    <div
      className={cx(
        'rounded-md px-4 py-4 md:px-5 lg:col-span-2',
        isCounting ? 'bg-success-tint ring-1 ring-success/40 ring-inset' : 'bg-cream',
      )}
    >
      <p id={id} className="mb-1 text-small text-ink-2">
        {words.before}
      </p>
      <CheckRow
        isChecked={isCounting}
        isOff={firstId !== null}
        describedBy={firstId === null ? id : `${firstId} ${id}`}
        onChange={(isOn) => (isOn ? onTick() : count.stop())}
      >
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
