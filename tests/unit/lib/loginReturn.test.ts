// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { returnPathOf } from '#lib/loginReturn.ts';
import { forAll } from '#tests/support/properties.ts';

test('S4: no state of the history entry leads to another site', () => {
  const starts = ['', '/', '//', '/\\', '/\t', '/\n', '/\r', '/\0', '/.', '/..', 'https://', 'javascript:'];
  const start = fc.constantFrom(...starts);
  const slash = fc.constantFrom('', '/', '\\', '\t/', '/\t/', './/');
  const state = fc.oneof(
    fc.anything(),
    fc.record({
      from: fc.tuple(start, slash, fc.oneof(fc.string(), fc.constant('evil.example'))).map((parts) => parts.join('')),
    }),
  );
  forAll(state, (value) => {
    const path = returnPathOf(value) ?? '/';
    // Read once, and the result read again: both stay on the site.
    const read = new URL(path, 'https://shop.example');
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(read.origin).toBe('https://shop.example');
  });
});
