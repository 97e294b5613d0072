// @vitest-environment node
import { expect, test } from 'vitest';

import { refused } from '#domain/image/photoCheck.ts';
import { openFile, problemOf } from '#photo/openFile.ts';

test('a photo that is only in the gallery’s cloud is refused, and says so', async () => {
  const listed = new Blob(['photo']);
  listed.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(await openFile(listed, 1600, () => {})).toEqual(refused('cloud'));
});

test('a photo that is too large for the memory is not called damaged', () => {
  const error = new DOMException('The ImageBitmap could not be allocated.', 'InvalidStateError');
  expect(problemOf(error, 'jpeg')).toBe('memory');
});
