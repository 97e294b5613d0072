import { useRef } from 'react';

import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import type { AddressField } from '#domain/address.ts';
import { isIndia, pinCode } from '#domain/addressChecks.ts';
import { INDIAN_STATES, stateOfPin } from '#domain/india.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { SelectField, TextArea, TextField } from '#ui/Field.tsx';
import type { AddressState } from './useAddressForm.ts';

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

/** What a refused address says above its form. */
export function AddressProblems({ form: { problems, attempt } }: AddressFormProps) {
  const text = useWords(checkoutWords).checkout;
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

/** Where the order goes. Nine fields, eight of them required, as browsers know how to fill them in. */
export function AddressForm({ form }: AddressFormProps) {
  const checkoutText = useWords(checkoutWords).checkout;
  const { address } = form;
  const isHome = isIndia(address.country);
  // Its country's code is typed, so ours would be a second one.
  const hasOwnCode = /^\s*(?:\+|00)/.test(address.phone);
  // A state that the PIN code filled in follows the PIN; one the shopper chose does not.
  const filledState = useRef('');
  const change = (field: AddressField, value: string): void => {
    const next = { ...address, [field]: value };
    const state = field === 'zipcode' && isHome ? stateOfPin(pinCode(value) ?? '') : null;
    if (state === null || (address.state !== '' && address.state !== filledState.current)) return form.change(next);
    filledState.current = state;
    form.change({ ...next, state });
  };
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
        <SelectField {...field('state')} optional={checkoutText.optional}>
          <option value="">{checkoutText.chooseState}</option>
          {INDIAN_STATES.map((state) => (
            // As it is written on the parcel.
            <option key={state} lang="en">
              {state}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField {...field('state')} optional={checkoutText.optional} />
      )}
      <TextField {...field('country')} />
    </div>
  );
}
