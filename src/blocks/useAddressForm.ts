import { useState } from 'react';

import type { Address, AddressField } from '#domain/address.ts';
import { addressProblems, type AddressProblem } from '#domain/addressChecks.ts';

export type AddressState = {
  readonly address: Address;
  readonly change: (address: Address) => void;
  /** A field was left: it may say what is wrong with it. */
  readonly leave: (field: AddressField) => void;
  /** Problems to show now: of fields that were left, or all after a refused submission. */
  readonly problems: ReadonlyMap<AddressField, AddressProblem>;
  /** What is wrong with it altogether, whether it is time to show it or not. */
  readonly faults: ReadonlyMap<AddressField, AddressProblem>;
  /** How often a submission was refused for its fields. */
  readonly attempt: number;
  /** True when every field is usable; otherwise counts as a refused submission. */
  readonly check: () => boolean;
};

/** What is typed into an address form, and what is wrong with it. */
export function useAddressForm(start: () => Address, onChange?: (address: Address) => void): AddressState {
  const [address, setAddress] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [attempt, setAttempt] = useState(0);

  const faults = addressProblems(address);
  const problems =
    attempt > 0 ? faults : new Map([...faults].filter(([field, problem]) => left.has(field) && problem !== 'missing'));
  return {
    address,
    problems,
    faults,
    attempt,
    change: (next) => {
      setAddress(next);
      onChange?.(next);
    },
    leave: (field) => setLeft((fields) => new Set(fields).add(field)),
    check: () => {
      if (faults.size > 0) setAttempt((count) => count + 1);
      return faults.size === 0;
    },
  };
}
