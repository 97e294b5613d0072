import { useRef, useState } from 'react';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/messages.ts';
import type { Address, AddressField } from '#domain/address/address.ts';
import { addressProblems, contradictedState, isIndia, pinCode } from '#domain/address/addressChecks.ts';
import { INDIAN_STATES, stateOfPin } from '#domain/address/indianStates.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { SelectField, TextArea, TextField } from '#ui/Field.tsx';

type AddressState = ReturnType<typeof useAddressForm>;

/** The values of an address form and their problems. */
export function useAddressForm(start: () => Address, onChange?: (address: Address) => void) {
  const [address, setAddress] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [attempt, setAttempt] = useState(0);

  const faults = addressProblems(address);
  const problems =
    attempt > 0 ? faults : new Map([...faults].filter(([field, problem]) => left.has(field) && problem !== 'missing'));
  return {
    address,
    /** Problems to show now: of fields that lost the focus, or all after a refused submission. */
    problems,
    /** All problems, including those that are not shown yet. */
    faults,
    /** Number of submissions that were refused because of fields. */
    attempt,
    change: (next: Address): void => {
      setAddress(next);
      onChange?.(next);
    },
    /** Call when a field loses the focus: its problem may be shown. */
    leave: (field: AddressField): void => setLeft((fields) => new Set(fields).add(field)),
    /** True if every field is valid; otherwise it counts as a refused submission. */
    check: (): boolean => {
      if (faults.size > 0) setAttempt((count) => count + 1);
      return faults.size === 0;
    },
  };
}

type AddressFormProps = { readonly form: AddressState };

const AUTOCOMPLETE: Record<AddressField, string> = {
  firstName: 'shipping given-name',
  lastName: 'shipping family-name',
  email: 'email',
  phone: 'shipping tel-national',
  street: 'shipping street-address',
  zipcode: 'shipping postal-code',
  city: 'shipping address-level2',
  state: 'shipping address-level1',
  country: 'shipping country-name',
};

const fieldId = (field: AddressField): string => `address-${field}`;

/** Shown above the form after a refused submission. */
export function AddressProblems({ form: { problems, attempt } }: AddressFormProps) {
  const text = useMessages(checkoutMessages).checkout;
  if (attempt === 0) return null;
  return (
    <ErrorSummary
      heading={text.problems.heading(problems.size)}
      attempt={attempt}
      problems={[...problems].map(([field, problem]) => ({
        fieldId: fieldId(field),
        text: text.problems[problem](text.fields[field]),
      }))}
    />
  );
}

/** The delivery address: nine fields, eight of them required, with autocomplete attributes. */
export function AddressForm({ form }: AddressFormProps) {
  const checkoutText = useMessages(checkoutMessages).checkout;
  const { address } = form;
  const isHome = isIndia(address.country);
  // A foreign number is typed with its country code, so no +91 prefix is shown.
  const hasOwnCode = /^\s*(?:\+|00)/.test(address.phone);
  // A state derived from the PIN code follows the PIN; one that the shopper chose does not.
  const filledState = useRef('');
  // The states entered in India (a list) and abroad (a text) are stored separately; neither fits the other.
  const otherState = useRef('');
  const changeCountry = (country: string): void => {
    if (isIndia(country) === isHome) return form.change({ ...address, country });
    const state = otherState.current;
    otherState.current = address.state;
    form.change({ ...address, country, state });
  };
  const changePin = (zipcode: string): void => {
    // Also after a reload, or for an address from the address book.
    if (stateOfPin(pinCode(address.zipcode) ?? '') === address.state) filledState.current = address.state;
    const state = isHome ? stateOfPin(pinCode(zipcode) ?? '') : null;
    const isFilled = address.state === '' || address.state === filledState.current;
    if (state === null || !isFilled) return form.change({ ...address, zipcode });
    filledState.current = state;
    form.change({ ...address, zipcode, state });
  };
  const change = (field: AddressField, value: string): void => {
    if (field === 'country') changeCountry(value);
    else if (field === 'zipcode') changePin(value);
    else form.change({ ...address, [field]: value });
  };
  const pinState = contradictedState(address);
  const field = (name: AddressField) => {
    const label = checkoutText.fields[name];
    const problem = form.problems.get(name);
    return {
      id: fieldId(name),
      name,
      label,
      autoComplete: AUTOCOMPLETE[name],
      enterKeyHint: 'next' as const,
      required: name !== 'state',
      value: address[name],
      problem: problem && checkoutText.problems[problem](label),
      onChange: (event: { readonly target: { readonly value: string } }) => change(name, event.target.value),
      onBlur: () => form.leave(name),
    };
  };
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField {...field('firstName')} />
      <TextField {...field('lastName')} hint={checkoutText.hints.lastName} />
      <TextField {...field('email')} type="email" inputMode="email" />
      <TextField {...field('phone')} type="tel" inputMode="tel" {...(isHome && !hasOwnCode && { before: '+91' })} />
      <TextArea
        {...field('street')}
        enterKeyHint="enter"
        rows={2}
        hint={checkoutText.hints.street}
        className="sm:col-span-2"
      />
      <TextField {...field('zipcode')} inputMode={isHome ? 'numeric' : 'text'} />
      <TextField {...field('city')} />
      {isHome ? (
        <div>
          <SelectField {...field('state')} optional={checkoutText.optional}>
            <option value="">{checkoutText.chooseState}</option>
            {INDIAN_STATES.map((state) => (
              // Formatted as on the parcel.
              <option key={state} value={state} lang="en">
                {state}
              </option>
            ))}
          </SelectField>
          <div role="status" className="empty:hidden">
            {pinState !== null && (
              <p className="mt-1.5 text-small">
                <span className="mr-1">{checkoutText.pinState(pinCode(address.zipcode) ?? '', pinState)}</span>
                <button
                  type="button"
                  className="text-link"
                  onClick={() => {
                    filledState.current = pinState;
                    form.change({ ...address, state: pinState });
                  }}
                >
                  {checkoutText.takePinState(pinState)}
                </button>
              </p>
            )}
          </div>
        </div>
      ) : (
        <TextField {...field('state')} optional={checkoutText.optional} />
      )}
      <TextField {...field('country')} />
    </div>
  );
}
