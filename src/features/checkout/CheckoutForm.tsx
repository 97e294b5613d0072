import { useRef, type FormEvent, type KeyboardEvent } from 'react';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { linesText } from '#domain/order/orderText.ts';
import { useErrorToast } from '#lib/hooks/useErrorToast.ts';
import { AccountFirst } from './AccountFirst.tsx';
import { TotalBar } from '#components/TotalBar.tsx';
import { FinalButton } from '#ui/FinalButton.tsx';
import { DeliveryInformation } from './DeliveryInformation.tsx';
import { GiftOptions } from './GiftOptions.tsx';
import { OrderAside } from './OrderAside.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { UpiPanel } from './UpiPanel.tsx';
import type { Checkout } from './useCheckout.ts';
import { useUpiCount } from './useUpiCount.ts';

/** What has to come before a payment by UPI, in a sentence; null when a paid sum would have an order to belong to. */
function useFirst({ isLoggedIn, faults, total }: Checkout): string | null {
  const { fields, upi } = useMessages(checkoutMessages).checkout;
  const { first } = upi;
  if (total.question !== null) return first.total;
  if (faults.size === 0 && isLoggedIn) return total.isHeard ? null : first.savedCart;
  if (faults.size === 0) return first.logIn;
  const names = first.fields([...faults.keys()].map((field) => fields[field]));
  return isLoggedIn ? first.fillIn(names) : first.both(names);
}

/**
 * Enter in a field moves to the next one. A browser would press the form's button, and so place an order that the shopper
 * was still typing the address of; only the button itself orders.
 */
function moveOnAtEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  // Enter while an input method composes a word accepts the word.
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (target.type === 'checkbox' || target.type === 'radio') return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('input, select, textarea')];
  fields[fields.indexOf(target) + 1]?.focus();
}

/** Delivery information, payment, totals, and the one button that orders. */
export function CheckoutForm({ checkout }: { readonly checkout: Checkout }) {
  const { checkout: checkoutText, total: totalText } = useMessages(checkoutMessages);
  const { method, address, lines, totals } = checkout;
  const unconfirmed = useErrorToast();
  // What UPI lacks says nothing of another way to pay.
  const problem = (method === 'upi' ? unconfirmed.text : null) ?? checkout.failure;
  const first = useFirst(checkout);
  // Whatever the shopper changes while the three seconds run stops them.
  const count = useUpiCount(
    JSON.stringify([address, method, totals.total, linesText(lines), checkout.giftNote]),
    () => void checkout.place(),
  );

  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLInputElement>(null);

  const tick = (): void => {
    unconfirmed.end();
    // The sentence above says what has to come first; the form shows where.
    if (checkout.total.question === null && first !== null) return void checkout.check();
    if (!checkout.isBusy && checkout.isReady()) count.begin();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (checkout.isBusy || count.phase === 'counting' || !checkout.isReady()) return;
    if (method !== 'upi') {
      unconfirmed.end();
      return void checkout.place();
    }
    unconfirmed.say(checkoutText.upi.confirmFirst);
    box.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} onKeyDown={moveOnAtEnter}>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_304px] lg:grid-cols-[minmax(0,1fr)_376px] lg:gap-18">
        <div className="grid min-w-0 gap-12">
          {!checkout.isLoggedIn && <AccountFirst />}
          <DeliveryInformation checkout={checkout} />
          <GiftOptions giftNote={checkout.giftNote} setGiftNote={checkout.setGiftNote} />
          <section aria-labelledby="payment">
            <h2 id="payment" className="mb-5 text-block">
              {checkoutText.payment}
            </h2>
            <PaymentChoice
              checkout={checkout}
              upi={
                checkout.unanswered ? (
                  <p className="px-4 pt-1 pb-5 font-medium text-error md:px-6">{checkoutText.upi.unsettled}</p>
                ) : (
                  <UpiPanel
                    amount={totals.total}
                    lines={lines}
                    count={count}
                    first={first}
                    problem={problem}
                    onTick={tick}
                    box={box}
                  />
                )
              }
            />
          </section>
        </div>
        <OrderAside checkout={checkout} button={button} />
      </div>
      <TotalBar
        label={checkoutText.placeBar}
        totals={totals}
        button={button}
        problem={checkout.total.question ? totalText.first : problem}
      >
        <FinalButton type="submit" tone="primary" isBusy={checkout.isBusy} isOff={checkout.isBlocked}>
          {checkoutText.placeShort}
        </FinalButton>
      </TotalBar>
    </form>
  );
}
