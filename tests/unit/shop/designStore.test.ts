// @vitest-environment node
import 'fake-indexeddb/auto';

import { afterEach, expect, test, vi } from 'vitest';

import { emptyContent, type Design } from '#domain/design.ts';
import { CENTRED } from '#domain/photoPlacement.ts';
import { deleteDesigns, listDesigns, putDesign, readPhoto } from '#shop/designStore.ts';

const gift = { productId: 'mug', size: 'M', name: 'Photo Mug', category: 'Mugs', subCategory: '' };
let made = 0;

function aDesign(...photos: readonly string[]): Design {
  made += 1;
  const places = photos.map((photo) => ({ photo, pixels: { width: 9, height: 9 }, placement: CENTRED }));
  return { ...emptyContent('one', 1), places, id: `design ${made}`, gift, madeAt: made };
}

const preview = new Blob(['12345']);
const files = (...photos: readonly string[]) => new Map(photos.map((hash) => [hash, new Blob([hash.repeat(10)])]));

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteDesigns((await listDesigns()).map(({ design }) => design.id));
  expect(await listDesigns()).toEqual([]);
});

test('two designs of one photo keep it once, and it goes with the last of them', async () => {
  const [first, second] = [aDesign('aa'), aDesign('aa', 'bb')];
  expect(await putDesign(first, preview, files('aa'))).toBe('kept');
  expect(await putDesign(second, preview, files('aa', 'bb'))).toBe('kept');
  const listed = await listDesigns();
  expect(listed.map(({ design }) => design)).toEqual([second, first]);
  expect(listed.map(({ bytes }) => bytes)).toEqual([5 + 20 + 20, 5]);
  expect(listed.every(({ isKept }) => isKept)).toBe(true);
  await deleteDesigns([second.id]);
  expect(await (await readPhoto('aa'))?.text()).toBe('aa'.repeat(10));
  expect(await readPhoto('bb')).toBeNull();
  await deleteDesigns([first.id]);
  expect(await readPhoto('aa')).toBeNull();
});

test('a design that does not fit stays with the page, and the others stay kept', async () => {
  const [first, second] = [aDesign('aa'), aDesign('bb')];
  await putDesign(first, preview, files('aa'));
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 100, usage: 99 }) } });
  expect(await putDesign(second, preview, files('bb'))).toBe('full');
  expect((await listDesigns()).map(({ design, isKept }) => [design.id, isKept])).toEqual([
    [second.id, false],
    [first.id, true],
  ]);
  expect(await (await readPhoto('bb'))?.text()).toBe('bb'.repeat(10));
  vi.unstubAllGlobals();
  expect(await putDesign(second, preview, files('bb'))).toBe('kept');
  expect((await listDesigns()).every(({ isKept }) => isKept)).toBe(true);
});

test('a browser that refuses to write says so, and the design serves the page', async () => {
  const design = aDesign('aa');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', 'InvalidStateError');
  });
  expect(await putDesign(design, preview, files('aa'))).toBe('refused');
  expect(await listDesigns()).toEqual([{ design, preview, bytes: 25, isKept: false }]);
});

test('what another version of the shop wrote is left out, and the rest is there', async () => {
  const design = aDesign('aa');
  await putDesign(design, preview, files('aa'));
  await putDesign({ ...aDesign('aa'), look: 'sepia' } as unknown as Design, preview, files('aa'));
  expect((await listDesigns()).map(({ design: { id } }) => id)).toEqual([design.id]);
});

test('the browser is asked to keep what was designed', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist, estimate: async () => ({ quota: 1e9, usage: 0 }) } });
  await putDesign(aDesign('aa'), preview, files('aa'));
  expect(persist).toHaveBeenCalledOnce();
});
