// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { SAMPLES, withRoutes } from '../../../scripts/deploy/samples.ts';

const rulesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /^ *(?:~\*|Disallow: |\/.* 200$)/.test(line));

test.each(SAMPLES)(
  '%s knows the present routes (npm run deploy:samples): one that is missing is added, a removed one deleted',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const [first = '', ...others] = rulesOf(text);
    expect(others.length).toBeGreaterThan(4);
    expect(withRoutes(file, text)).toBe(text);
    expect(withRoutes(file, text.replace(`${first}\n`, ''))).toBe(text);
    expect(withRoutes(file, text.replace(first, `${first}\n${first.replace('/', '/gone')}`))).toBe(text);
    const without = others.reduce((rest, rule) => rest.replace(`${rule}\n`, ''), text.replace(`${first}\n`, ''));
    expect(() => withRoutes(file, without)).toThrow(`${file} has no rule`);
  },
);
