import { checkoutWords } from '#content/checkoutWords.ts';
import { shopWords } from '#content/shopWords.ts';
import { formatPaise } from '#domain/money.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useSlow } from '#lib/hooks/useSlow.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TotalsList } from '#blocks/TotalsList.tsx';
import { HaltNotice } from './HaltNotice.tsx';
import { MiniLines } from './MiniLines.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import { UnknownOrder } from './UnknownOrder.tsx';
import type { Checkout } from './useCheckout.ts';

/** What is ordered, what it costs, and the button that orders it with the amount on it. */
export function OrderAside({ checkout }: { readonly checkout: Checkout }) {
  const { lines, totals, method, isBusy, unanswered, halt } = checkout;
  const t = useWords(shopWords);
  const { cart: cartText, checkout: checkoutText } = useWords(checkoutWords);
  const isSlow = useSlow(isBusy);
  const total = formatPaise(totals.total);
  return (
    <section aria-labelledby="totals" className="rounded-lg bg-cream px-5 py-6 md:sticky md:top-6 md:p-7">
      <h2 id="totals" className="pb-3 text-quote-phone leading-7.5">
        {cartText.totals}
      </h2>
      <MiniLines lines={lines} />
      <TotalsList totals={totals} />
      {unanswered && <UnknownOrder note={unanswered} onCheckAgain={checkout.checkAgain} />}
      {halt && <HaltNotice halt={halt} onSure={() => checkout.isReady() && void checkout.place(true)} />}
      {isSlow && (
        <Notice title={t.waiting.slow}>
          <p>{checkoutText.slowHelp}</p>
          <OrdersLink />
        </Notice>
      )}
      <Button
        type="submit"
        tone="primary"
        size="large"
        isWide
        isBusy={isBusy}
        isOff={unanswered !== null}
        className="mt-5"
      >
        {isBusy ? checkoutText.placing : checkoutText.place(total)}
      </Button>
      {/* The card page may ask for a delivery charge on top of the total. docs/backend.md, Card payments. */}
      {method !== 'stripe' && (
        <p className="mt-4 grid grid-cols-[20px_1fr] gap-2.5 text-small text-ink-2">
          <Icon name="lock" />
          {checkoutText.nothingMore(total)}
        </p>
      )}
    </section>
  );
}
