import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { deliveryWindow, windowText } from '#domain/order/delivery.ts';
import { useNow } from '#lib/hooks/useNow.ts';
import { Icon } from '#ui/Icon.tsx';

/** Estimated delivery date of a product ordered now. Reserves its space before the date is known. */
export function DeliveryEstimate() {
  const t = useMessages(shopMessages);
  const now = useNow();
  return (
    <p className="grid grid-cols-[24px_1fr] gap-3">
      <Icon name="truck" size="large" className="mt-px text-gold-text" />
      <span>
        <b className="block min-h-6.5 font-semibold">
          {now !== null && t.product.orderNow(windowText(deliveryWindow(now), t.locale))}
        </b>
        <span className="text-small text-ink-3">{t.product.estimate}</span>
      </span>
    </p>
  );
}
