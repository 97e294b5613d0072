import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import type { Order } from '#domain/order.ts';
import { itemsText } from '#domain/orderText.ts';
import { mailLink, whatsappLink } from '#lib/shopLinks.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { orderedParts } from '#shop/useDesigns.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

type SendPhotoLinkProps = { readonly order: Order | undefined; readonly number: string };

/** The way for a photo that the shopper has elsewhere. One that is kept here has a button of its own below. */
export function SendPhotoLink({ order, number }: SendPhotoLinkProps) {
  const t = useWords(checkoutWords).orders.placed;
  const designs = useShop((state) => state.designs);
  const designIndex = useShop((state) => state.designIndex);
  const known = { designs, designIndex };
  if (order?.items.some((item) => orderedParts(known, order, item).some(({ note }) => note))) return null;
  const message = t.photoMessage(number, itemsText(order?.items ?? []));
  return (
    <div className="col-span-2 col-start-2 print:hidden">
      <ButtonLink
        to={whatsappLink(message) ?? mailLink(t.photoSubject(number), message)}
        target="_blank"
        rel="noopener noreferrer"
        tone="primary"
      >
        <Icon name="chat" />
        {t.sendPhoto}
      </ButtonLink>
      <p className="mt-2 text-small text-ink-2">{t.photoHelp}</p>
    </div>
  );
}
