import { useState } from 'react';

import { checkoutWords } from '#content/checkoutWords.ts';
import type { OrderNote } from '#domain/orderNote.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OrdersLink } from './OrdersLink.tsx';

type UnknownOrderProps = { readonly note: OrderNote; readonly onCheckAgain: (note: OrderNote) => Promise<void> };

/** An order or a payment whose answer never came: where to look before ordering again. */
export function UnknownOrder({ note, onCheckAgain }: UnknownOrderProps) {
  const checkoutText = useWords(checkoutWords).checkout;
  const [isBusy, setBusy] = useState(false);
  const isPayment = note.widgetOrderId !== undefined;
  const texts = isPayment ? checkoutText.unpaidWidget : { title: checkoutText.unknown, help: checkoutText.unknownHelp };
  const check = async (): Promise<void> => {
    setBusy(true);
    await onCheckAgain(note);
    setBusy(false);
  };
  return (
    <Notice tone="error" title={note.payment ? checkoutText.unconfirmed.title : texts.title}>
      <p>{note.payment ? checkoutText.unconfirmed.help : texts.help}</p>
      {note.payment && (
        <Button size="small" isBusy={isBusy} onClick={() => void check()}>
          {checkoutText.unconfirmed.check}
        </Button>
      )}
      <OrdersLink />
    </Notice>
  );
}
