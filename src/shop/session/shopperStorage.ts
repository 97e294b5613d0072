import { tabStorage, type SafeStorage } from '#lib/storage.ts';
import { storage } from './storage.ts';

/** Where things of the shopper lie in a tab. */
export const TAB_KEYS = {
  draft: 'kanuka.checkout',
  choices: 'kanuka.checkout.choices',
  total: 'kanuka.checkout.total',
  release: 'kanuka.checkout.release',
  person: 'kanuka.checkout.person',
  order: 'kanuka.lastOrder',
  placed: 'kanuka.placed',
  message: 'kanuka.contact',
  /** Which shopper's all of this is. */
  shopper: 'kanuka.checkout.shopper',
} as const;

/** Forgets what this tab keeps of its shopper. */
export function clearTab(): void {
  for (const key of Object.values(TAB_KEYS)) tabStorage.remove(key);
}

/** A tab can miss that its shopper has gone: what it keeps of an earlier one is dropped. */
export function dropEarlierShopper(): void {
  if ((tabStorage.read(TAB_KEYS.shopper) ?? '0') !== storage.readShopper()) clearTab();
}

/** What this tab keeps of its shopper, and of no earlier one. */
export const shopperStorage: Omit<SafeStorage, 'keys'> = {
  read: (key) => {
    dropEarlierShopper();
    return tabStorage.read(key);
  },
  write: (key, value) => {
    dropEarlierShopper();
    tabStorage.write(TAB_KEYS.shopper, storage.readShopper());
    return tabStorage.write(key, value);
  },
  remove: tabStorage.remove,
};
