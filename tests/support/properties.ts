import fc from 'fast-check';

/** The number of examples per property; `npm run test:deep` tries more. */
const RUNS = Number(process.env['FC_RUNS'] ?? 200);

/** FC_SEED repeats the examples of a run that failed: its message has the seed. */
const SEED = { ...(process.env['FC_SEED'] && { seed: Number(process.env['FC_SEED']) }) };

/** Expects the property to hold for every example; slow ones have a share of the examples. */
export function holds<T>(property: fc.IProperty<T>, share = 1): void {
  fc.assert(property, { ...SEED, numRuns: Math.ceil(RUNS * share) });
}

/** Expects the check to hold for every example that these arbitraries make. */
export function forAll<T extends [unknown, ...unknown[]]>(
  ...given: [...arbitraries: Parts<T>, check: (...example: T) => boolean | void]
): void {
  holds(fc.property<T>(...(given as Parameters<typeof fc.property<T>>)));
}

/** The number of histories per model: each takes a tenth of a second, and every run draws new ones. */
const HISTORIES = Number(process.env['FC_RUNS'] ?? 100);

/** Expects the asynchronous property to hold for every history. */
export async function holdsInTime<T>(property: fc.IAsyncProperty<T>): Promise<void> {
  await fc.assert(property, { ...SEED, numRuns: HISTORIES });
}

/** Names of object internals, which a plain object used as a map would mistake. */
const HOSTILE_KEYS = ['__proto__', 'constructor', 'toString', 'prototype', 'hasOwnProperty', 'valueOf'] as const;

/** Any product id or size that a backend may send. */
export const anyKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('mug', 'frame', 'lamp', 'M', '12 x 15 ', '1.5 x 2', ...HOSTILE_KEYS),
  fc.string({ minLength: 1, unit: 'binary' }).filter((text) => text !== 'undefined' && text !== 'null'),
);

type Parts<T> = { readonly [K in keyof T]: fc.Arbitrary<T[K]> };

/** Makes a model's commands: their names and steps from these parts. */
export const commandsOf =
  <Given extends unknown[], Made>(make: (...given: Given) => Made) =>
  <T extends unknown[]>(parts: Parts<[...T]>, of: (...values: T) => Given): fc.Arbitrary<Made> =>
    fc.tuple<T>(...(parts as Parts<T>)).map((values) => make(...of(...values)));
