import { useMemo, useState } from 'react';

import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { useMessages } from '#content/messages.ts';
import { privatePageMessages } from '#content/privatePageMessages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { EmailError, sendValues, type EmailFailure } from '#lib/email.ts';
import { useSlow } from '#lib/hooks/useTimeout.ts';
import { mailLink } from '#lib/contactLinks.ts';
import { checkoutStorage, SUMMARY_FIELDS } from '#shop/orders/checkoutStorage.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';

/** The state of sending; a failure is named by its cause. */
type Phase = 'idle' | 'sending' | 'sent' | EmailFailure;

/** The latest order of this tab, which the shopper can send by e-mail. Nothing is sent before that. */
export function OrderMail() {
  const orderMailText = useMessages(privatePageMessages).orderMail;
  const shopper = useShop((state) => state.shopper);
  const order = useMemo(() => (shopper ? checkoutStorage.readOrder() : null), [shopper]);
  const [phase, setPhase] = useState<Phase>('idle');
  const t = useMessages(commonMessages);
  const isSlow = useSlow(phase === 'sending');
  const hasFailed = phase !== 'idle' && phase !== 'sending' && phase !== 'sent';
  const status =
    phase === 'sending'
      ? isSlow
        ? t.waiting.slow
        : orderMailText.sending
      : phase === 'sent'
        ? orderMailText.sent
        : '';
  const toOrders = <ButtonLink to={paths.orders}>{orderMailText.orders}</ButtonLink>;
  if (order === null) {
    return (
      <EmptyState title={orderMailText.none} text={orderMailText.noneHelp}>
        {toOrders}
      </EmptyState>
    );
  }
  const body = SUMMARY_FIELDS.map((field) => `${orderMailText[field]}: ${order[field]}`).join('\n');
  const { emailjs, emailjsOrderTemplateId: templateId } = settings;
  const send = async (): Promise<void> => {
    if (!emailjs || !templateId || phase === 'sending') return;
    setPhase('sending');
    try {
      await sendValues({ ...order }, { ...emailjs, templateId });
      setPhase('sent');
    } catch (error) {
      if (!(error instanceof EmailError)) throw error;
      console.warn('order e-mail:', `${error.status} ${error.message}`);
      setPhase(error.failure);
    }
  };
  return (
    <div className="max-w-prose">
      <p className="mb-6 text-ink-2">{orderMailText.lead}</p>
      <dl className="mb-8 border-t border-gold-soft">
        {SUMMARY_FIELDS.map((field) => (
          <div key={field} className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 border-b border-line py-2.5 text-fine">
            <dt className="text-ink-3">{orderMailText[field]}</dt>
            <dd className="break-anywhere whitespace-pre-line">{order[field]}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        {emailjs && templateId ? (
          <Button tone="primary" isBusy={phase === 'sending'} onClick={() => void send()}>
            <Icon name="mail" />
            <span>{orderMailText.send}</span>
          </Button>
        ) : (
          <>
            <p className="w-full text-ink-2">{orderMailText.notSetUp}</p>
            <ButtonLink to={mailLink(orderMailText.subject, body)} tone="primary">
              <Icon name="mail" />
              <span>{orderMailText.mailto}</span>
            </ButtonLink>
          </>
        )}
        {toOrders}
      </div>
      <p role="status" className="mt-4 font-semibold text-success">
        {status}
      </p>
      <div role="alert">
        {hasFailed && (
          <>
            <p className="font-semibold text-error">{orderMailText.failed}</p>
            <p className="mt-1 text-fine text-ink-2">{orderMailText.failures[phase]}</p>
          </>
        )}
      </div>
    </div>
  );
}
