// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { inlineJson } from '#seo/escaped.ts';
import { HOSTILE_MARKUP } from '#sandbox/faults/payloads.ts';
import { holds } from '#tests/support/properties.ts';

test('S6: a page’s data block is read back unchanged, and cannot be ended by its data', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '<!--', ']]>', '\u2028', ...HOSTILE_MARKUP),
  );
  holds(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(text, text), fc.array(text)), (value) => {
      const written = inlineJson(value);
      expect(written).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
