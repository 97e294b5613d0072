import { expect, test } from 'vitest';

import { expectTeluguText, KEEP_FILES, LARGE_PRINT, saveTeluguPrint } from './prints.ts';
import { webkit } from './support.ts';

const { backend, visitor } = webkit();

test('a Telugu text from Safari’s engine is in a large print’s file, in the shop’s own font', async () => {
  const print = await saveTeluguPrint(await visitor({ script: KEEP_FILES }), backend());
  expect(print).toMatchObject(LARGE_PRINT);
  expectTeluguText(print);
});
