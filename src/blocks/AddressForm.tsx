import { useRef } from 'react';

import { checkoutWords } from '#content/checkoutWords.ts';
import type { Address, AddressField, AddressProblem } from '#domain/address.ts';
import { pinCode } from '#domain/address.ts';
import { INDIAN_STATES, stateOfPin } from '#domain/india.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { SelectField, TextArea, TextField } from '#ui/Field.tsx';
import { problemText } from './addressProblemText.ts';

type AddressFormProps = {
  readonly address: Address;
  readonly problems: ReadonlyMap<AddressField, AddressProblem>;
  readonly onChange: (address: Address) => void;
  /** A field was left: it may say what is wrong with it. */
  readonly onLeave: (field: AddressField) => void;
};

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

/** The id of a field, for the summary's links. */
export const fieldId = (field: AddressField): string => `address-${field}`;

/** Where the order goes. Nine fields, eight of them required, as browsers know how to fill them in. */
export function AddressForm({ address, problems, onChange, onLeave }: AddressFormProps) {
  const checkoutText = useWords(checkoutWords).checkout;
  const isIndia = address.country.trim().toLowerCase() === 'india';
  // A state that the PIN code filled in follows the PIN; one the shopper chose does not.
  const filledState = useRef('');
  const change = (field: AddressField, value: string): void => {
    const next = { ...address, [field]: value };
    const state = field === 'zipcode' && isIndia ? stateOfPin(pinCode(value) ?? '') : null;
    if (state === null || (address.state !== '' && address.state !== filledState.current)) return onChange(next);
    filledState.current = state;
    onChange({ ...next, state });
  };
  const field = (name: AddressField) => ({
    id: fieldId(name),
    name,
    label: checkoutText.fields[name],
    autoComplete: AUTOCOMPLETE[name],
    required: name !== 'state',
    value: address[name],
    problem: problemText(checkoutText, name, problems.get(name)),
    onChange: (event: { readonly target: { readonly value: string } }) => change(name, event.target.value),
    onBlur: () => onLeave(name),
  });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField {...field('firstName')} />
      <TextField {...field('lastName')} />
      <TextField {...field('email')} type="email" inputMode="email" />
      <TextField {...field('phone')} type="tel" inputMode="tel" {...(isIndia && { before: '+91' })} />
      <TextArea {...field('street')} rows={2} hint={checkoutText.hints.street} className="sm:col-span-2" />
      <TextField {...field('zipcode')} inputMode={isIndia ? 'numeric' : 'text'} />
      <TextField {...field('city')} />
      {isIndia ? (
        <SelectField {...field('state')} optional={checkoutText.optional}>
          <option value="">{checkoutText.chooseState}</option>
          {INDIAN_STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
      ) : (
        <TextField {...field('state')} optional={checkoutText.optional} />
      )}
      <TextField {...field('country')} />
    </div>
  );
}
