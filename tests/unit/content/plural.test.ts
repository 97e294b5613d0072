// @vitest-environment node
import { expect, test } from 'vitest';

import { forms } from '#content/plural.ts';

test.each(['en', 'te', 'hi'] as const)('whole numbers have the forms that the platform gives them (%s)', (language) => {
  const platform = new Intl.PluralRules(language);
  for (let count = 0; count <= 1000; count += 1)
    expect(forms(language, count, { one: 'one', other: 'other' }), String(count)).toBe(platform.select(count));
});
