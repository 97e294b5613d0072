import { expect } from 'vitest';

/** Console errors of the current test; setup.ts collects them and fails the test if any is left. */
export const consoleErrors: string[] = [];

/** Expects exactly these console errors, and clears them. */
export function expectConsoleErrors(...patterns: readonly RegExp[]): void {
  expect(consoleErrors.length, 'the console complained').toBeGreaterThan(0);
  expect(consoleErrors.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([]);
  consoleErrors.length = 0;
}
