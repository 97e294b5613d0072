import { settings } from '#config/settings.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { useSlow } from '#lib/hooks/useSlow.ts';
import { mailLink, phoneLink, whatsappLink } from '#lib/shopLinks.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { letterOf, type Message } from './message.ts';
import type { Sending } from './useContactForm.ts';

type SendingStatusProps = { readonly sending: Sending; readonly message: Message };

/**
 * Says whether the message is being sent, was sent, or failed. Rendered from the start, so that changes are announced.
 */
export function SendingStatus({ sending, message }: SendingStatusProps) {
  const t = useMessages(shopMessages);
  const contactText = useMessages(accountMessages).contact;
  const isSlow = useSlow(sending === 'sending');
  const hasFailed = sending !== 'idle' && sending !== 'sending' && sending !== 'sent';
  return (
    <>
      <div role="status">
        {sending === 'sending' && <p className="mt-4 text-ink-2">{contactText.sending}</p>}
        {isSlow && <p className="mt-1 font-semibold">{t.waiting.slow}</p>}
        {sending === 'sent' && (
          <p className="mt-4 flex items-center gap-2.5 rounded-sm bg-success-tint px-4 py-3 font-semibold text-success">
            <Icon name="check" />
            <span>{contactText.sent}</span>
          </p>
        )}
      </div>
      {hasFailed && (
        <div role="alert" className="mt-5 rounded-sm border border-l-4 border-error bg-error-tint px-5 py-4">
          <p className="flex items-start gap-2.5 font-semibold text-error">
            <Icon name="alert" className="mt-0.5" />
            <span>{contactText.failed}</span>
          </p>
          <p className="mt-1 ml-7.5 text-fine text-ink-2">{contactText.failures[sending]}</p>
        </div>
      )}
      {(hasFailed || isSlow) && (
        <div className="mt-5">
          <p className="mb-3 text-fine text-ink-2">{contactText.otherWays}</p>
          <OtherWays message={message} />
        </div>
      )}
    </>
  );
}

type OtherWaysProps = {
  readonly message: Message;
  /** True where there is no other way to send: the first link is then the primary action. */
  readonly isMain?: boolean;
};

/** Links that send the same text by WhatsApp or the shopper's own mail, or start a call: nothing typed is lost. */
export function OtherWays({ message, isMain = false }: OtherWaysProps) {
  const contactText = useMessages(accountMessages).contact;
  const letter = letterOf(message);
  const subject = message.subject.trim();
  const whatsapp = whatsappLink([subject, letter].filter((part) => part !== '').join('\n\n'));
  const size = isMain ? 'large' : 'medium';
  return (
    <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
      {whatsapp && (
        <ButtonLink
          to={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          size={size}
          tone={isMain ? 'primary' : 'line'}
        >
          <Icon name="chat" />
          <span>{contactText.byWhatsapp}</span>
        </ButtonLink>
      )}
      <ButtonLink to={mailLink(subject, letter)} size={size}>
        <Icon name="mail" />
        <span>{contactText.byEmail}</span>
      </ButtonLink>
      <ButtonLink to={phoneLink()} size={size} tone="quiet">
        <Icon name="phone" />
        <span>{contactText.byPhone(settings.shopPhone)}</span>
      </ButtonLink>
    </div>
  );
}
