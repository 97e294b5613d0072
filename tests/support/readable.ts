import { expect } from 'vitest';

/** Expects parsed data without values that a shopper must not see: NaN, undefined or '[object Object]'. */
export function expectReadable(value: unknown, path = 'answer'): void {
  expect(value, `${path} is there`).toBeDefined();
  if (typeof value === 'number') expect(Number.isFinite(value), `${path} is a number: ${value}`).toBe(true);
  if (typeof value === 'string') expect(value, path).not.toMatch(/^(NaN|undefined|null|\[object \w+\])$/);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) expectReadable(inner, `${path}.${key}`);
}
