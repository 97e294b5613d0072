/** The parts of an address, in the backend's own names. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'zipcode',
  'city',
  'state',
  'country',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Where an order goes; every value is a text, as the shopper typed it (trimmed). */
export type Address = Readonly<Record<AddressField, string>>;

/** An address that this device remembers because the shopper asked it to; the first of the book is the default. */
export type SavedAddress = { readonly id: string; readonly address: Address };

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
