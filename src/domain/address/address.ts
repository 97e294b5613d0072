/** The fields of an address, by the backend's names. */
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

/** Where an order is delivered; every value is a string, as the shopper typed it (trimmed). */
export type Address = Readonly<Record<AddressField, string>>;

/** An address that the shopper saved on this device; the first one of the address book is the default. */
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

/** An address on one line, without its empty parts. */
export function addressLine({
  street,
  city,
  state,
  zipcode,
  country,
}: Pick<Address, 'street' | 'city' | 'state' | 'zipcode' | 'country'>): string {
  return [street, city, state, zipcode, country].filter((part) => part.trim() !== '').join(', ');
}

/** An address as shoppers tell it from others: several people may live at one. */
export function nameAndAddress(address: Address): string {
  return `${address.firstName} ${address.lastName}, ${addressLine(address)}`;
}

/** The name and e-mail of an account. */
export type Person = { readonly name: string; readonly email: string };
