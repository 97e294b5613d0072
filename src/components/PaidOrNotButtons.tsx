import { useState, type ReactNode } from 'react';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { focusHeading, takeFocus } from '#lib/focusHeading.ts';
import { Button } from '#ui/Button.tsx';
import { IrreversibleButton } from '#ui/IrreversibleButton.tsx';

type SecondStepProps = {
  /** The button's label, and its accessible name if the label is not enough. */
  readonly first: string;
  readonly label?: string | undefined;
  readonly question: string;
  readonly children: (close: () => void) => ReactNode;
};

/** A button that asks for confirmation; it does nothing before the answer. */
function SecondStep({ first, label, question, children }: SecondStepProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button size="small" aria-label={label} onClick={() => setOpen(true)}>
        {first}
      </Button>
    );
  }
  return (
    <div
      ref={takeFocus}
      role="group"
      tabIndex={-1}
      aria-label={question}
      className="grid gap-2 rounded-sm border border-line-ui bg-white p-3 text-small text-ink-2 outline-none"
    >
      <p>{question}</p>
      <div className="flex flex-wrap gap-2">{children(() => setOpen(false))}</div>
    </div>
  );
}

type NotPaidProps = {
  /** The shopper says that the payment in question was not made. */
  readonly onNotPaid: () => void;
};

/** Lets the shopper continue without a payment that no system has confirmed, as a second step. */
export function NotPaid({ onNotPaid }: NotPaidProps) {
  const { notPaid } = useMessages(checkoutMessages).checkout;
  const goOn = (): void => {
    onNotPaid();
    focusHeading();
  };
  return (
    <SecondStep first={notPaid.say} question={notPaid.sure}>
      {(close) => (
        <>
          <IrreversibleButton size="small" onClick={goOn}>
            {notPaid.goOn}
          </IrreversibleButton>
          <Button size="small" tone="quiet" onClick={close}>
            {notPaid.wait}
          </Button>
        </>
      )}
    </SecondStep>
  );
}

type CheckCardProps = NotPaidProps & {
  /** Identifies the payment if several may be asked about. */
  readonly label?: string | undefined;
  readonly onPaid: () => void;
};

/**
 * Asks about a card payment whose page never returned. Older backends never ask the card provider: a check marks the
 * order as paid, so the shopper must say first that it was. docs/behaviour.md, Payments in question.
 */
export function CheckCard({ label, onPaid, onNotPaid }: CheckCardProps) {
  const { checkCard } = useMessages(checkoutMessages).checkout;
  return (
    <SecondStep first={checkCard.check} label={label} question={checkCard.question}>
      {(close) => (
        <>
          <IrreversibleButton size="small" onClick={onPaid}>
            {checkCard.yes}
          </IrreversibleButton>
          <IrreversibleButton
            size="small"
            onClick={() => {
              close();
              onNotPaid();
              focusHeading();
            }}
          >
            {checkCard.no}
          </IrreversibleButton>
        </>
      )}
    </SecondStep>
  );
}
