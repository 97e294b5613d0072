import { expect } from 'vitest';

/** What the console said that nobody expected; setup.ts collects it and fails the test for it. */
export const consoleErrors: string[] = [];

/** The console was expected to complain of this, and of nothing else. */
export function expectConsoleErrors(...patterns: readonly RegExp[]): void {
  expect(consoleErrors.length, 'the console complained').toBeGreaterThan(0);
  for (const consoleError of consoleErrors)
    expect(
      patterns.some((pattern) => pattern.test(consoleError)),
      consoleError,
    ).toBe(true);
  consoleErrors.length = 0;
}
