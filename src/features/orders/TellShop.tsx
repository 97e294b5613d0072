import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { whatsappLink } from '#lib/whatsapp.ts';

/** The way to the shop with the message already written; nothing for a shop without a number. */
export function TellShop({ message }: { readonly message: string }) {
  const ordersText = useWords(checkoutWords).orders;
  const link = whatsappLink(message);
  if (link === null) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center font-semibold text-gold-text underline underline-offset-4"
    >
      {ordersText.twiceLink}
    </a>
  );
}
