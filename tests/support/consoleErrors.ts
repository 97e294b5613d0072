import { expect } from 'vitest';

/** Console errors of the current test; setup.ts collects them and fails the test if any is left. */
export const consoleErrors: string[] = [];

/** Expects exactly these console errors, and clears them. */
export function expectConsoleErrors(...patterns: readonly RegExp[]): void {
  expect(consoleErrors.length, 'the console complained').toBeGreaterThan(0);
  for (const consoleError of consoleErrors)
    expect(
      patterns.some((pattern) => pattern.test(consoleError)),
      consoleError,
    ).toBe(true);
  consoleErrors.length = 0;
}
