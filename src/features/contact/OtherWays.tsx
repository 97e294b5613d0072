import { settings } from '#config/settings.ts';
import { accountWords } from '#content/accountWords.ts';
import { useWords } from '#content/language.ts';
import { mailLink, phoneLink, whatsappLink } from '#lib/shopLinks.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { letterOf, type Message } from './message.ts';

type OtherWaysProps = {
  readonly message: Message;
  /** True where these are the only ways: then the first is the action of the view. */
  readonly isMain?: boolean;
};

/** The same words by WhatsApp or the shopper's own mail, or a call: nothing typed is lost. */
export function OtherWays({ message, isMain = false }: OtherWaysProps) {
  const contactText = useWords(accountWords).contact;
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
          {contactText.byWhatsapp}
        </ButtonLink>
      )}
      <ButtonLink to={mailLink(subject, letter)} size={size}>
        <Icon name="mail" />
        {contactText.byEmail}
      </ButtonLink>
      <ButtonLink to={phoneLink()} size={size} tone="quiet">
        <Icon name="phone" />
        {contactText.byPhone(settings.shopPhone)}
      </ButtonLink>
    </div>
  );
}
