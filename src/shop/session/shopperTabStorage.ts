import { tabStorage, type SafeStorage } from '#lib/storage.ts';
import { FIRST_SHOPPER, storedSession } from './storedSession.ts';

/** Keys in session storage for what a tab stores about its shopper. */
export const TAB_KEYS = {
  draft: 'kanuka.checkout',
  choices: 'kanuka.checkout.choices',
  total: 'kanuka.checkout.total',
  release: 'kanuka.checkout.release',
  person: 'kanuka.checkout.person',
  order: 'kanuka.lastOrder',
  placed: 'kanuka.placed',
  message: 'kanuka.contact',
  /** The number of the shopper that all of it belongs to, whatever the key's name says: it began with the checkout. */
  shopper: 'kanuka.checkout.shopper',
} as const;

/** Removes what this tab stores about its shopper. */
export function clearTab(): void {
  for (const key of Object.values(TAB_KEYS)) tabStorage.remove(key);
}

/** Removes what belongs to an earlier shopper: a tab can miss a logout in another tab. */
export function dropEarlierShopper(): void {
  if ((tabStorage.read(TAB_KEYS.shopper) ?? FIRST_SHOPPER) !== storedSession.readShopper()) clearTab();
}

/** Session storage for the current shopper: nothing of an earlier one is read from it. */
export const shopperTabStorage: Omit<SafeStorage, 'keys'> = {
  read: (key) => {
    dropEarlierShopper();
    return tabStorage.read(key);
  },
  write: (key, value) => {
    dropEarlierShopper();
    tabStorage.write(TAB_KEYS.shopper, storedSession.readShopper());
    return tabStorage.write(key, value);
  },
  remove: tabStorage.remove,
};
