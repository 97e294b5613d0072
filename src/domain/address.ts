/** Where an order goes, in the backend's own field names; every value is a text, as the shopper typed it (trimmed). */
export type Address = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly country: string;
  readonly phone: string;
};

export type AddressField = keyof Address;

/** An address that this device remembers because the shopper asked it to; the first of the book is the default. */
export type SavedAddress = { readonly id: string; readonly address: Address };

export const ADDRESS_FIELDS: readonly AddressField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'zipcode',
  'city',
  'state',
  'country',
];

export const HOME_COUNTRY = 'India';

export const EMPTY_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  city: '',
  state: '',
  zipcode: '',
  country: HOME_COUNTRY,
  phone: '',
};

/** Who orders, as an account knows it. */
export type Person = { readonly name: string; readonly email: string };
