import type { RefObject } from 'react';

import { paths } from '#config/paths.ts';
import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import type { Totals } from '#domain/totals.ts';
import { DeliveryEstimate } from '#blocks/DeliveryEstimate.tsx';
import { TotalsList } from '#blocks/TotalsList.tsx';
import { ButtonLink } from '#ui/Button.tsx';

type CartTotalsProps = {
  readonly totals: Totals;
  /** False while nothing in the cart can be bought. */
  readonly isPayable: boolean;
  readonly button: RefObject<HTMLAnchorElement | null>;
};

/** What the cart comes to, and the way to the checkout. */
export function CartTotals({ totals, isPayable, button }: CartTotalsProps) {
  const cartText = useWords(checkoutWords).cart;
  return (
    <section aria-labelledby="totals" className="rounded-lg bg-cream px-5 py-6 md:sticky md:top-26 md:p-7">
      <h2 id="totals" className="pb-4 text-quote-phone leading-[1.875rem]">
        {cartText.totals}
      </h2>
      <TotalsList totals={totals} />
      {isPayable && (
        <ButtonLink ref={button} to={paths.placeOrder} tone="primary" size="large" isWide className="mt-5">
          {cartText.checkout}
        </ButtonLink>
      )}
      <div className="mt-5">
        <DeliveryEstimate />
      </div>
    </section>
  );
}
