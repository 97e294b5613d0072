import { ADDRESS_FIELDS, EMPTY_ADDRESS, type Address, type SavedAddress } from '#domain/address/address.ts';
import { fieldsOf } from '#domain/record.ts';
import { writeOrRemove } from '#lib/storage.ts';
import type { Store } from '#lib/store.ts';
import type { ShopState } from '#shop/state.ts';
import { OWNED_KEYS, ownedKey, ownerNow, readOwned, removeOwned, VISITOR } from './owner.ts';
import { isUpToDate } from './storedSession.ts';

/** More than any shopper needs: beyond it the last address of the list leaves without a question. */
const MAX_ADDRESSES = 50;

/** Reads an address from storage: its string fields; anything else is left out. */
export function addressFrom(raw: unknown): Address {
  const stored = fieldsOf(raw);
  const fields = ADDRESS_FIELDS.flatMap((field) => {
    const value = stored[field];
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return { ...EMPTY_ADDRESS, ...Object.fromEntries(fields) };
}

/** The current shopper's addresses on this device; invalid entries are left out. */
export function readAddresses(): readonly SavedAddress[] {
  const raw = readOwned(OWNED_KEYS.addresses);
  if (!Array.isArray(raw)) return [];
  return raw
    .flatMap((entry: unknown) => {
      const { id, address } = fieldsOf(entry);
      return typeof id === 'string' && id !== '' ? [{ id, address: addressFrom(address) }] : [];
    })
    .slice(0, MAX_ADDRESSES);
}

export type AddressActions = ReturnType<typeof addressActions>;

const isSame = (a: Address, b: Address): boolean => ADDRESS_FIELDS.every((field) => a[field] === b[field]);

/** What a shopper can do with the address book. It stays on this device: the backend has no call for it. */
export function addressActions(store: Store<ShopState>) {
  const save = (all: readonly SavedAddress[]): void => {
    if (!isUpToDate(store.get())) return;
    const addresses = all.slice(0, MAX_ADDRESSES);
    store.set({ addresses });
    // What a full device has kept for the visitor is in this list too: see adoptVisitors.
    if (ownerNow() !== VISITOR) removeOwned(OWNED_KEYS.addresses, VISITOR);
    // Not recorded in the operation log: an address that the shopper removes must leave the device at once.
    writeOrRemove(ownedKey(OWNED_KEYS.addresses), addresses.length === 0 ? null : JSON.stringify(addresses));
  };
  return {
    /** Replaces the address with this id in its place; one that is new, or that another tab has removed, goes to the front. */
    saveAddress: (address: Address, id?: string): void => {
      const addresses = readAddresses();
      if (addresses.some((saved) => saved.id === id))
        return save(addresses.map((saved) => (saved.id === id ? { ...saved, address } : saved)));
      const others = addresses.filter((saved) => !isSame(saved.address, address));
      save([{ id: `${Date.now().toString(36)}${others.length}`, address }, ...others]);
    },
    removeAddress: (id: string): void => save(readAddresses().filter((saved) => saved.id !== id)),
    /** Makes an address the default, which fills in the checkout. */
    preferAddress: (id: string): void => {
      const addresses = readAddresses();
      save([...addresses.filter((saved) => saved.id === id), ...addresses.filter((saved) => saved.id !== id)]);
    },
  };
}
