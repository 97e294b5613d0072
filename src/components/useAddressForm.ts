import { useState } from 'react';

import type { Address, AddressField } from '#domain/address/address.ts';
import { addressProblems } from '#domain/address/addressChecks.ts';

export type AddressState = ReturnType<typeof useAddressForm>;

/** The values of an address form and their problems. */
export function useAddressForm(start: () => Address, onChange?: (address: Address) => void) {
  const [address, setAddress] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [attempt, setAttempt] = useState(0);

  const faults = addressProblems(address);
  const problems =
    attempt > 0 ? faults : new Map([...faults].filter(([field, problem]) => left.has(field) && problem !== 'missing'));
  return {
    address,
    /** Problems to show now: of fields that lost the focus, or all after a refused submission. */
    problems,
    /** All problems, including those that are not shown yet. */
    faults,
    /** Number of submissions that were refused because of fields. */
    attempt,
    change: (next: Address): void => {
      setAddress(next);
      onChange?.(next);
    },
    /** Call when a field loses the focus: its problem may be shown. */
    leave: (field: AddressField): void => setLeft((fields) => new Set(fields).add(field)),
    /** True if every field is valid; otherwise it counts as a refused submission. */
    check: (): boolean => {
      if (faults.size > 0) setAttempt((count) => count + 1);
      return faults.size === 0;
    },
  };
}
