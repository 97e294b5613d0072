import { settings } from '#config/settings.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { addressPart } from '#domain/url.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { whatsappLink } from '#lib/whatsapp.ts';
import { Icon } from '#ui/Icon.tsx';

const LINK = 'mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-gold-text underline underline-offset-4';

/** Where the proof of a UPI payment goes, the message already written: WhatsApp, or e-mail for a shop without a number. */
export function UpiProof({ message }: { readonly message: string }) {
  const words = useWords(checkoutWords).checkout.upi;
  const { shopEmail } = settings;
  const whatsapp = whatsappLink(message);
  return (
    <>
      <p className="mt-3 text-small break-anywhere text-ink-2">
        {whatsapp === null ? words.proofByMail(shopEmail) : words.proof}
      </p>
      {whatsapp === null ? (
        <a
          href={`mailto:${shopEmail}?subject=${addressPart(words.mailSubject)}&body=${addressPart(message)}`}
          className={LINK}
        >
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
