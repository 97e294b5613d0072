import { settings } from '#config/settings.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import { orderNumber } from '#domain/order/order.ts';
import { shortItems } from '#domain/order/orderText.ts';
import { cx } from '#lib/cx.ts';
import { copyAndTell } from '#lib/share.ts';
import { mailLink, whatsappLink } from '#lib/shopLinks.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';

/** The amount and the payee of a UPI payment, to be copied into an app. */
export function UpiFacts({ upiId, amount }: { readonly upiId: string; readonly amount: Paise }) {
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
          <IconButton icon="copy" label={copyLabel} onClick={() => void copyAndTell(copied, messages)} />
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
export function UpiProof({ amount, items, idempotencyKey }: UpiProofProps) {
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
