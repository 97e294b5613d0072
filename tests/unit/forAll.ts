import fc from 'fast-check';

import { holds } from '#tests/support/properties.ts';

type Arbitraries<T> = { [K in keyof T]: fc.Arbitrary<T[K]> };

/** Expects the check to hold for every example that these arbitraries make. */
export function forAll<T extends [unknown, ...unknown[]]>(
  ...given: [...arbitraries: Arbitraries<T>, check: (...example: T) => boolean | void]
): void {
  holds(fc.property<T>(...given));
}
