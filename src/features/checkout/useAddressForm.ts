import { useState } from 'react';

import {
  addressProblems,
  EMPTY_ADDRESS,
  type Address,
  type AddressField,
  type AddressProblem,
} from '#domain/address.ts';
import { checkoutSession } from '#shop/checkoutSession.ts';
import { useShop } from '#shop/ShopContext.tsx';

export type AddressState = {
  readonly address: Address;
  readonly change: (address: Address) => void;
  readonly leave: (field: AddressField) => void;
  /** Problems to show now: of fields that were left, or all after a refused submission. */
  readonly problems: ReadonlyMap<AddressField, AddressProblem>;
  /** How often a submission was refused for its fields. */
  readonly attempt: number;
  /** True when every field is usable; otherwise counts as a refused submission. */
  readonly check: () => boolean;
};

/** The delivery form: a draft that survives reload, login and failure; else the default address of this device. */
export function useAddressForm(): AddressState {
  const preferred = useShop((state) => state.addresses[0]?.address);
  // What fills in the form is what was kept when it opened; later changes of the book do not touch it.
  const [address, setAddress] = useState<Address>(() => checkoutSession.readDraft() ?? preferred ?? EMPTY_ADDRESS);
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [attempt, setAttempt] = useState(0);

  const all = addressProblems(address);
  const problems =
    attempt > 0 ? all : new Map([...all].filter(([field, problem]) => left.has(field) && problem !== 'missing'));
  return {
    address,
    problems,
    attempt,
    change: (next) => {
      setAddress(next);
      checkoutSession.keepDraft(next);
    },
    leave: (field) => setLeft((fields) => new Set(fields).add(field)),
    check: () => {
      if (all.size > 0) setAttempt((count) => count + 1);
      return all.size === 0;
    },
  };
}
