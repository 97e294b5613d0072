import { expect } from 'vitest';

/** What the console said that nobody expected; setup.ts collects it and fails the test for it. */
export const complaints: string[] = [];

/** The console was expected to complain of this, and of nothing else. */
export function expectComplaints(...patterns: readonly RegExp[]): void {
  expect(complaints.length, 'the console complained').toBeGreaterThan(0);
  for (const complaint of complaints)
    expect(
      patterns.some((pattern) => pattern.test(complaint)),
      complaint,
    ).toBe(true);
  complaints.length = 0;
}
