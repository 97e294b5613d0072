import { settings } from '#config/settings.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { mailLink, whatsappLink } from '#lib/shopLinks.ts';
import { Icon } from '#ui/Icon.tsx';

const LINK = 'mt-1 text-link gap-2 font-semibold';

/** Where the proof of a UPI payment goes, the message already written: WhatsApp, or e-mail for a shop without a number. */
export function UpiProof({ message }: { readonly message: string }) {
  const words = useWords(checkoutWords).checkout.upi;
  const whatsapp = whatsappLink(message);
  return (
    <>
      <p className="mt-3 text-small break-anywhere text-ink-2">
        {whatsapp === null ? words.proofByMail(settings.shopEmail) : words.proof}
      </p>
      {whatsapp === null ? (
        <a href={mailLink(words.mailSubject, message)} className={LINK}>
          <Icon name="mail" />
          {words.mail}
        </a>
      ) : (
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={LINK}>
          <Icon name="chat" />
          {words.whatsapp}
        </a>
      )}
    </>
  );
}
