import {
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { whenHydratedAndIdle } from '#boot/whenHydrated.ts';
import { AddressForm, AddressProblems } from '#components/AddressForm.tsx';
import { useDeliveryDays } from '#components/DeliveryEstimate.tsx';
import { TotalBar } from '#components/TotalsList.tsx';
import { paths } from '#config/paths.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import { nameAndAddress } from '#domain/address/address.ts';
import { formatPaise } from '#domain/money/money.ts';
import { linesText } from '#domain/order/itemsText.ts';
import { GIFT_MESSAGE_LENGTH, type PaymentMethod } from '#domain/order/order.ts';
import { isPayable } from '#domain/order/payable.ts';
import { afterPaint } from '#lib/afterPaint.ts';
import { cx } from '#lib/cx.ts';
import { useErrorToast } from '#lib/hooks/useErrorToast.ts';
import { useNavigationIntent } from '#lib/hooks/useNavigationIntent.ts';
import type { Arrival, ReturnState } from '#lib/loginReturn.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { SelectField, TextArea, useTextLimit, TextLimit } from '#ui/Field.tsx';
import { IrreversibleButton } from '#ui/IrreversibleButton.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { useUnknownTitle } from './CheckoutNotices.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import type { FirstStep } from './UpiPanel.tsx';
import { BACK, isOffered, PAYMENT_ID, type Checkout } from './useCheckout.ts';
import { useOrderCountdown } from './useOrderCountdown.ts';

/** The ways to pay. `upi` is shown below UPI while it is chosen. */
function PaymentChoice({ checkout, upi }: { readonly checkout: Checkout; readonly upi: ReactNode }) {
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

/** True for the history state of a return from the login. */
function isArrival(state: unknown): state is Arrival {
  return typeof (state as Partial<Arrival> | null)?.part === 'string';
}

/** Moves the focus to a heading, and the page with it. */
function continueAt(id: string): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}

/**
 * After a login that an order has asked for, continues at the totals or the payment; a question about what the account's cart
 * has added comes first, as soon as it is known. Returns true when the account was created for this order. docs/behaviour.md,
 * Login and sign-up.
 */
function useArrival({ total: { question }, notice }: Pick<Checkout, 'total' | 'notice'>): boolean {
  const [arrival, setArrival] = useState<'none' | 'login' | 'signUp'>('none');
  useNavigationIntent(isArrival, ({ part, isAccountNew }) => {
    setArrival(isAccountNew ? 'signUp' : 'login');
    // The page has first been shown from its top, as every new page is.
    afterPaint(() => continueAt(part));
  });
  const isAsked = arrival !== 'none' && question !== null && question.pieces > 0;
  useEffect(() => (isAsked ? afterPaint(() => notice.current?.focus()) : undefined), [isAsked, notice]);
  return arrival === 'signUp';
}

const LastOrderAddress = lazyComponent(
  () => import('./LastOrderAddress.tsx'),
  (file) => file.LastOrderAddress,
);
// Loaded when the page is idle, or when UPI is chosen before that.
const UpiPanel = lazyComponent(
  () => import('./UpiPanel.tsx'),
  (file) => file.UpiPanel,
);

/** What has to be done before a payment by UPI, in a sentence; null when the payment would have an order. */
function useFirstStep({ isLoggedIn, faults, total }: Checkout): FirstStep | null {
  const { fields, upi } = useMessages(checkoutMessages).checkout;
  const { first } = upi;
  if (total.question !== null) return { rest: first.total };
  if (faults.size === 0 && isLoggedIn) return total.isCartLoaded ? null : { rest: first.savedCart };
  if (faults.size === 0) return { ...first.logIn, part: PAYMENT_ID };
  const names = first.fields([...faults.keys()].map((field) => fields[field]));
  return isLoggedIn ? { rest: first.fillIn(names) } : { link: first.both.link, rest: first.both.rest(names) };
}

/**
 * Moves to the next field on Enter. A browser would press the form's button and place an order whose address is still being
 * typed; only the button itself orders.
 */
function moveOnAtEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  // While an input method composes a word, Enter accepts the word.
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
  // A missing UPI tick is no problem for another way to pay.
  const problem = (method === 'upi' ? unconfirmed.text : null) ?? checkout.failure;
  const unknownTitle = useUnknownTitle(checkout.unanswered);
  const first = useFirstStep(checkout);
  const isAccountNew = useArrival(checkout);
  // Any change of the form or the cart stops the three seconds.
  const countdown = useOrderCountdown(
    JSON.stringify([address, method, totals.total, linesText(lines), checkout.giftNote]),
    () => void checkout.place(),
  );

  useEffect(() => void whenHydratedAndIdle().then(UpiPanel.prefetch), []);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLInputElement>(null);

  const tick = (): void => {
    unconfirmed.end();
    // The sentence above the tick says what has to be done first; the form marks where.
    if (checkout.total.question === null && first !== null) return void checkout.check();
    if (!checkout.isBusy && checkout.isReady()) countdown.begin();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (checkout.isBusy || countdown.phase === 'counting' || !checkout.isReady()) return;
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
          <section aria-labelledby={PAYMENT_ID}>
            <h2 id={PAYMENT_ID} tabIndex={-1} className="mb-5 text-block">
              {checkoutText.payment}
            </h2>
            <PaymentChoice
              checkout={checkout}
              upi={
                checkout.unanswered ? (
                  <p className="px-4 pt-1 pb-5 font-medium text-error md:px-6">{checkoutText.upi.unsettled}</p>
                ) : (
                  <SectionBoundary>
                    <Suspense fallback={<div className="skeleton mx-4 mb-5 h-150 rounded-md md:mx-6" />}>
                      <UpiPanel
                        amount={totals.total}
                        lines={lines}
                        countdown={countdown}
                        first={first}
                        problem={problem}
                        onTick={tick}
                        box={box}
                      />
                    </Suspense>
                  </SectionBoundary>
                )
              }
            />
          </section>
        </div>
        <CheckoutSummary checkout={checkout} button={button} isAccountNew={isAccountNew} />
      </div>
      <TotalBar
        label={checkoutText.placeBar}
        totals={totals}
        button={button}
        note={checkout.unanswered ? undefined : checkoutText.pays[method](formatPaise(totals.total))}
        facts={<ArrivalFact />}
        problem={unknownTitle ?? (checkout.total.question ? totalText.first : problem)}
      >
        {/* The notice above the page's own button says more; the next step is the same. */}
        {checkout.unanswered ? (
          <ButtonLink to={paths.orders} tone="primary">
            {checkoutText.seeOrders}
          </ButtonLink>
        ) : (
          <IrreversibleButton type="submit" tone="primary" isBusy={checkout.isBusy} isOff={checkout.isBlocked}>
            {checkoutText.placeShort}
          </IrreversibleButton>
        )}
      </TotalBar>
    </form>
  );
}

/** The estimated delivery of what is ordered now. */
function ArrivalFact() {
  const { arrives } = useMessages(checkoutMessages).orders.placed;
  return (
    <p className="text-note leading-[1.125rem]">
      <span className="block text-ink-3">{arrives}</span>
      <span className="block font-semibold">{useDeliveryDays()}</span>
    </p>
  );
}

const NEW: ReturnState = { ...BACK, isNew: true };

/** Tells a visitor, before anything is typed, that an order needs an account. */
function AccountFirst() {
  const { account } = useMessages(checkoutMessages).checkout;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-gold-soft bg-cream px-4 py-4 md:px-5"
    >
      <div>
        <h2 id={id} className="font-sans text-body font-semibold">
          {account.title}
        </h2>
        <p className="text-small text-ink-2">{account.help}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink size="small" to={paths.login} state={BACK}>
          {account.logIn}
        </ButtonLink>
        <ButtonLink size="small" to={paths.login} state={NEW}>
          {account.create}
        </ButtonLink>
      </div>
    </section>
  );
}

type DeliveryProps = { readonly checkout: Checkout };

/** The delivery address, and whether this device remembers it. */
function DeliveryInformation({ checkout }: DeliveryProps) {
  const t = useMessages(checkoutMessages).checkout;
  const { state } = useLocation();
  // As it was when it opened; a new account has no orders.
  const [isIncomplete] = useState(() => checkout.faults.size > 0 && !(isArrival(state) && state.isAccountNew));
  return (
    <section aria-labelledby="information">
      <AddressProblems form={checkout} />
      <h2 id="information" className="mb-5 text-block">
        {t.information}
      </h2>
      {checkout.isLoggedIn && isIncomplete && (
        <SectionBoundary>
          <Suspense fallback={<div className="mb-5 min-h-16" />}>
            <LastOrderAddress change={checkout.change} />
          </Suspense>
        </SectionBoundary>
      )}
      <SavedAddresses checkout={checkout} />
      <AddressForm form={checkout} />
      <div className="mt-4">
        <Checkbox isChecked={checkout.remember} onChange={checkout.setRemember}>
          <span>{t.remember}</span>
        </Checkbox>
      </div>
    </section>
  );
}

/** The addresses that this device remembers, to choose from. */
function SavedAddresses({ checkout: { address, change } }: DeliveryProps) {
  const checkoutText = useMessages(checkoutMessages).checkout;
  const addresses = useShop((state) => state.addresses);
  if (addresses.length === 0) return null;
  const current = addresses.find((saved) => nameAndAddress(saved.address) === nameAndAddress(address));
  return (
    <SelectField
      label={checkoutText.saved}
      value={current?.id ?? ''}
      onChange={(event) => {
        const chosen = addresses.find(({ id }) => id === event.target.value);
        if (chosen) change(chosen.address);
      }}
      className="mb-5"
    >
      <option value="">{checkoutText.savedChoose}</option>
      {addresses.map(({ id, address: saved }) => (
        <option key={id} value={id}>
          {nameAndAddress(saved)}
        </option>
      ))}
    </SelectField>
  );
}

/** A message for the person who gets the products, and whether they see the price. */
function GiftOptions({ giftNote, setGiftNote }: Pick<Checkout, 'giftNote' | 'setGiftNote'>) {
  const t = useMessages(checkoutMessages).checkout.gift;
  const message = useTextLimit(GIFT_MESSAGE_LENGTH, (text) => setGiftNote({ ...giftNote, message: text }));
  return (
    <section aria-labelledby="gift">
      <h2 id="gift" className="mb-5 text-block">
        {t.title}
      </h2>
      <TextArea
        label={t.message}
        optional={t.optional}
        hint={t.help}
        rows={2}
        value={giftNote.message}
        {...message.handlers}
      />
      <TextLimit text={giftNote.message} limit={GIFT_MESSAGE_LENGTH} isCut={message.isCut} />
      <div className="mt-4">
        <Checkbox isChecked={giftNote.hidePrice} onChange={(hidePrice) => setGiftNote({ ...giftNote, hidePrice })}>
          <span>{t.hidePrice}</span>
        </Checkbox>
      </div>
    </section>
  );
}
