import { ADDRESS_FIELDS, EMPTY_ADDRESS, type Address, type SavedAddress } from '#domain/address/address.ts';
import { writeOrRemove } from '#lib/storage.ts';
import type { Store } from '#lib/store.ts';
import type { ShopState } from '#shop/state.ts';
import { OWNED_KEYS, ownedKey, readOwned } from './owner.ts';

const MAX_ADDRESSES = 10;

/** An address from storage: its known fields as texts, whatever else was there. */
export function addressFrom(raw: unknown): Address {
  if (typeof raw !== 'object' || raw === null) return EMPTY_ADDRESS;
  const kept = raw as Readonly<Record<string, unknown>>;
  const texts = ADDRESS_FIELDS.flatMap((field) => {
    const value = kept[field];
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return { ...EMPTY_ADDRESS, ...Object.fromEntries(texts) };
}

/** The current shopper's addresses on this device; unreadable entries are left out. */
export function readAddresses(): readonly SavedAddress[] {
  const raw = readOwned(OWNED_KEYS.addresses);
  if (!Array.isArray(raw)) return [];
  return raw
    .flatMap((entry: unknown) => {
      const { id, address } = (entry ?? {}) as { id?: unknown; address?: unknown };
      return typeof id === 'string' && id !== '' ? [{ id, address: addressFrom(address) }] : [];
    })
    .slice(0, MAX_ADDRESSES);
}

export type AddressActions = ReturnType<typeof addressActions>;

const isSame = (a: Address, b: Address): boolean => ADDRESS_FIELDS.every((field) => a[field] === b[field]);

/** What a shopper can do with the addresses of this device. Nothing is sent: no call exists for it. */
export function addressActions(store: Store<ShopState>) {
  const keep = (addresses: readonly SavedAddress[]): void => {
    const kept = addresses.slice(0, MAX_ADDRESSES);
    store.set({ addresses: kept });
    // No operation of it is noted: what shoppers remove of themselves is to be gone at once.
    writeOrRemove(ownedKey(OWNED_KEYS.addresses), kept.length === 0 ? null : JSON.stringify(kept));
  };
  return {
    /** Writes a new address to the front, or replaces the one with this id where it stands. */
    saveAddress: (address: Address, id?: string): void => {
      const addresses = readAddresses();
      if (id !== undefined) return keep(addresses.map((saved) => (saved.id === id ? { id, address } : saved)));
      const others = addresses.filter((saved) => !isSame(saved.address, address));
      keep([{ id: `${Date.now().toString(36)}${others.length}`, address }, ...others]);
    },
    removeAddress: (id: string): void => keep(readAddresses().filter((saved) => saved.id !== id)),
    /** Makes an address the one that fills in checkout. */
    preferAddress: (id: string): void => {
      const addresses = readAddresses();
      keep([...addresses.filter((saved) => saved.id === id), ...addresses.filter((saved) => saved.id !== id)]);
    },
  };
}
