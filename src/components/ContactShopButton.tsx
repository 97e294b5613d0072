import type { ComponentProps } from 'react';

import { shopCapabilities } from '#config/shopCapabilities.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { mailLink, whatsappLink } from '#lib/contactLinks.ts';
import { ButtonLink } from '#ui/Button.tsx';

type ContactShopButtonProps = { readonly message: string } & Pick<ComponentProps<typeof ButtonLink>, 'tone' | 'size'>;

/** Contacts the shop with a prepared message: WhatsApp, or e-mail if the shop has no number. */
export function ContactShopButton({ message, ...look }: ContactShopButtonProps) {
  const { tellUs, tellUsSubject } = useMessages(checkoutMessages).orders;
  const url = whatsappLink(message) ?? mailLink(tellUsSubject, message);
  return (
    <ButtonLink to={url} target="_blank" rel="noopener noreferrer" {...look}>
      {tellUs(shopCapabilities)}
    </ButtonLink>
  );
}
