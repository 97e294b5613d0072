import { useId, type ReactNode } from 'react';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { isPayable } from '#domain/order/payable.ts';
import { cx } from '#lib/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { isOffered, type Checkout } from './useCheckout.ts';

/** The ways to pay. `upi` is shown below UPI while it is chosen. */
export function PaymentChoice({ checkout, upi }: { readonly checkout: Checkout; readonly upi: ReactNode }) {
  return (
    <div className="grid gap-3">
      <Option checkout={checkout} value="upi" icon="qr">
        {upi}
      </Option>
      <Option checkout={checkout} value="cod" icon="cash" />
      {isOffered('stripe') && <Option checkout={checkout} value="stripe" icon="card" />}
      <Option checkout={checkout} value="razorpay" icon="card" />
    </div>
  );
}

type OptionProps = {
  readonly checkout: Checkout;
  readonly value: PaymentMethod;
  readonly icon: IconName;
  readonly children?: ReactNode;
};

function Option({ checkout: { method, choose, lines, totals }, value, icon, children }: OptionProps) {
  const checkoutText = useMessages(checkoutMessages).checkout;
  const id = useId();
  // The provider would refuse the fractions of a rupee in this order.
  const isTooFine = isOffered(value) && !isPayable(value, lines, totals.total);
  const isOff = isTooFine || !isOffered(value);
  const notTaken = value === 'upi' || value === 'razorpay' ? checkoutText.notTaken[value] : null;
  const reason = isTooFine ? checkoutText.fraction : isOff ? notTaken : null;
  const isOn = value === method && !isOff;
  return (
    <div
      className={cx(
        'rounded-md border bg-white',
        isOn ? 'border-maroon ring-1 ring-maroon ring-inset' : 'border-line-ui',
      )}
    >
      <label
        htmlFor={id}
        className={cx(
          'flex min-h-16 items-center gap-3.5 px-4 py-2 font-semibold md:px-5',
          isOff && 'cursor-not-allowed text-ink-3',
        )}
      >
        <input
          id={id}
          type="radio"
          name="payment"
          value={value}
          checked={isOn}
          disabled={isOff}
          aria-describedby={`${id}-help`}
          onChange={() => choose(value)}
          className="size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-line-ui bg-white checked:border-7 checked:border-maroon"
        />
        <span>
          <span>{checkoutText.methods[value]}</span>
          <span id={`${id}-help`} className="block text-small font-normal text-ink-3">
            {reason ?? checkoutText.methodHelp[value]}
          </span>
        </span>
        <Icon name={icon} size="large" className="ml-auto text-ink-2" />
      </label>
      {isOn && children}
    </div>
  );
}
