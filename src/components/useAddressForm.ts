import { useState } from 'react';

import type { Address, AddressField } from '#domain/address/address.ts';
import { addressProblems } from '#domain/address/addressChecks.ts';

export type AddressState = ReturnType<typeof useAddressForm>;

/** What is typed into an address form, and what is wrong with it. */
export function useAddressForm(start: () => Address, onChange?: (address: Address) => void) {
  const [address, setAddress] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [attempt, setAttempt] = useState(0);

  const faults = addressProblems(address);
  const problems =
    attempt > 0 ? faults : new Map([...faults].filter(([field, problem]) => left.has(field) && problem !== 'missing'));
  return {
    address,
    /** Problems to show now: of fields that were left, or all after a refused submission. */
    problems,
    /** What is wrong with it altogether, whether it is time to show it or not. */
    faults,
    /** How often a submission was refused for its fields. */
    attempt,
    change: (next: Address): void => {
      setAddress(next);
      onChange?.(next);
    },
    /** A field was left: it may say what is wrong with it. */
    leave: (field: AddressField): void => setLeft((fields) => new Set(fields).add(field)),
    /** True when every field is usable; otherwise counts as a refused submission. */
    check: (): boolean => {
      if (faults.size > 0) setAttempt((count) => count + 1);
      return faults.size === 0;
    },
  };
}
