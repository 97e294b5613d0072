import { useEffect, useState } from 'react';

import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { deliveryWindow, windowText } from '#domain/order/deliveryWindow.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { Icon } from '#ui/Icon.tsx';

/** How far a displayed time may lag behind the clock, in milliseconds. */
const STEP_MS = 600_000;

/**
 * The time in milliseconds after hydration; null before, since prerendered pages have no 'now'. Follows the clock in
 * steps of ten minutes, and at once when a background tab is shown again, because browsers halt its timers.
 */
function useNow(): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const update = (): void => setNow(Date.now());
    const timer = setInterval(update, STEP_MS);
    document.addEventListener('visibilitychange', update);
    globalThis.addEventListener('pageshow', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      globalThis.removeEventListener('pageshow', update);
    };
  }, []);
  return useHydrated() ? now : null;
}

/** The days between which a product ordered now arrives, 'Thu 26 - Sat 28 Nov'; null before they are known. */
export function useDeliveryDays(): string | null {
  const { dayNames } = useMessages(commonMessages);
  const now = useNow();
  return now === null ? null : windowText(deliveryWindow(now), dayNames);
}

/** Estimated delivery date of a product ordered now. Reserves its space before the date is known. */
export function DeliveryEstimate() {
  const t = useMessages(commonMessages);
  const days = useDeliveryDays();
  return (
    <p className="grid grid-cols-[24px_1fr] gap-3">
      <Icon name="truck" size="large" className="mt-px text-gold-text" />
      <span>
        <b className="block min-h-6.5 font-semibold">{days !== null && t.product.arrives(days)}</b>
        <span className="text-small text-ink-3">{t.product.estimate}</span>
      </span>
    </p>
  );
}
