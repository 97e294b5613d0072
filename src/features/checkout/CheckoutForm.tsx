import { useState, type FormEvent } from 'react';

import { checkoutWords } from '#content/checkoutWords.ts';
import { isPayable } from '#domain/payable.ts';
import { linesText } from '#domain/orderText.ts';
import { notify } from '#lib/notify.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { AddressForm, fieldId } from '#blocks/AddressForm.tsx';
import { CheckRow } from '#ui/CheckRow.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { problemText } from '#blocks/addressProblemText.ts';
import { OrderAside } from './OrderAside.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { UpiPanel } from './UpiPanel.tsx';
import type { Checkout } from './useCheckout.ts';
import { useUpiCount } from './useUpiCount.ts';

/** Delivery information, payment, totals, and the one button that orders. */
export function CheckoutForm({ checkout }: { readonly checkout: Checkout }) {
  const checkoutText = useWords(checkoutWords).checkout;
  const isLoggedIn = useShop((state) => state.token !== null);
  const [upiProblem, setUpiProblem] = useState<string | null>(null);
  const { method, address, lines, totals } = checkout;
  // Whatever the shopper changes while the three seconds run stops them.
  const count = useUpiCount(
    JSON.stringify([address, method, totals.total, linesText(lines)]),
    () => void checkout.place(),
  );
  const problems = checkout.attempt > 0 ? [...checkout.problems] : [];

  const tick = (): void => {
    setUpiProblem(null);
    if (!checkout.isBusy && checkout.isReady()) count.begin();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (checkout.isBusy || count.phase === 'counting' || !checkout.isReady()) return;
    if (method !== 'upi') return void checkout.place();
    setUpiProblem(checkoutText.upi.confirmFirst);
    notify.error(checkoutText.upi.confirmFirst);
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_304px] lg:grid-cols-[minmax(0,1fr)_376px] lg:gap-18"
    >
      <div className="grid min-w-0 gap-12">
        <section aria-labelledby="information">
          <ErrorSummary
            heading={checkoutText.problems.heading(problems.length)}
            attempt={checkout.attempt}
            problems={problems.map(([field, problem]) => ({
              fieldId: fieldId(field),
              text: problemText(checkoutText, field, problem) ?? '',
            }))}
          />
          <h2 id="information" className="mb-5 text-block">
            {checkoutText.information}
          </h2>
          <SavedAddresses address={address} onChoose={checkout.change} />
          <AddressForm
            address={address}
            problems={checkout.problems}
            onChange={checkout.change}
            onLeave={checkout.leave}
          />
          <div className="mt-4">
            <CheckRow isChecked={checkout.remember} onChange={checkout.setRemember}>
              {checkoutText.remember}
            </CheckRow>
          </div>
        </section>
        <section aria-labelledby="payment">
          <h2 id="payment" className="mb-5 text-block">
            {checkoutText.payment}
          </h2>
          <PaymentChoice
            method={method}
            onChoose={checkout.choose}
            isPayable={(way) => isPayable(way, lines, totals.total)}
            upi={
              checkout.unanswered ? (
                <p className="px-4 pt-1 pb-5 font-medium text-error md:px-6">{checkoutText.upi.unsettled}</p>
              ) : (
                <UpiPanel
                  amount={totals.total}
                  items={linesText(lines)}
                  count={count}
                  isLoggedIn={isLoggedIn}
                  problem={upiProblem}
                  onTick={tick}
                  onLogin={checkout.goToLogin}
                />
              )
            }
          />
        </section>
      </div>
      <OrderAside checkout={checkout} />
    </form>
  );
}
