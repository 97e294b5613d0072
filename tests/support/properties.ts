import fc from 'fast-check';

/** How many examples a property is tried with; `npm run test:deep` looks harder. */
const RUNS = Number(process.env['FC_RUNS'] ?? 200);

/** The property holds for every example. */
export function holds<T>(property: fc.IProperty<T>): void {
  fc.assert(property, { numRuns: RUNS });
}

/** How many histories of many steps a model is tried with: each takes a tenth of a second, and every run draws its own. */
export const HISTORIES = Number(process.env['FC_RUNS'] ?? 100);

/** The property, which waits for the sandbox, holds for every history. */
export async function holdsInTime<T>(property: fc.IAsyncProperty<T>): Promise<void> {
  await fc.assert(property, { numRuns: HISTORIES });
}

/** Texts that already mean something wherever a plain object serves as a map. */
export const HOSTILE_KEYS = ['__proto__', 'constructor', 'toString', 'prototype', 'hasOwnProperty', 'valueOf'] as const;

/** A product id or a size as it may come from outside. */
export const anyKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('mug', 'frame', 'lamp', 'M', '12 x 15 ', '1.5 x 2', ...HOSTILE_KEYS),
  fc.string({ minLength: 1, unit: 'binary' }).filter((text) => text !== 'undefined' && text !== 'null'),
);
