import { expect, test } from 'vitest';

import {
  documentName,
  finishedText,
  identityText,
  modelText,
  pieceText,
  printsIn,
  slugParts,
  type PressJob,
} from '#domain/design/pressJob.ts';

const design = {
  id: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  number: 2,
  of: 2,
  pieces: 3,
  prints: [{ part: 1, page: 2, piece: '', finished: { width: 107, height: 80 }, special: ['handle', 'mirror'] }],
};
const item = { product: 'కానుక మగ్', size: '325 ml', designs: [{ ...design, prints: [] }, design] };
/** The fields of a job by which its prints and files are named. */
const job = {
  shop: 'Kanuka',
  reference: '689543F8',
  revision: 2,
  phone: '+91 98480 22338',
  items: [item],
} as unknown as PressJob;

test('the sheet says for which phone a cover is, or that the shop has to ask', () => {
  expect(modelText({ answer: 'Redmi Note 13 Pro', lacksAnswer: false })).toBe('Model: Redmi Note 13 Pro');
  expect(modelText({ answer: '', lacksAnswer: true })).toBe('Model: NOT GIVEN, ask the customer');
  expect(modelText({ answer: '', lacksAnswer: false })).toBe('');
});

test('the slug tells a print from all others, and what production does to it', () => {
  const [found] = printsIn(job);
  expect(found && slugParts(job, found).join(' · ')).toBe(
    '689543F8 · r2 · tel …2338 · item 1/1 · కానుక మగ్, 325 ml · design 2/2 3fa85f64 · 3 pcs · 107 x 80 mm · HANDLE RIGHT · MIRROR',
  );
  expect(identityText({ ...job, phone: '' })).toBe('689543F8 · r2');
});

test('a size that the table does not know is to be confirmed', () => {
  expect(finishedText(null)).toBe('SIZE TO BE CONFIRMED');
  expect(finishedText({ width: 304.8, height: 457.2000001 })).toBe('304.8 x 457.2 mm');
});

test('orders and revisions have file names of their own, whatever script the shop writes', () => {
  expect(documentName(job)).toBe('kanuka-689543F8-r2');
  expect(documentName({ ...job, shop: 'కానుక', reference: '66f0/c0de 01' })).toBe('66f0-c0de-01-r2');
  expect(documentName({ ...job, shop: 'Asha’s Prints & Gifts' })).toBe('asha-689543F8-r2');
});

test('pieces of a product go by their names, and by numbers where there are several of one', () => {
  const names = ['frame', 'mug', 'photo', 'photo'] as const;
  expect(names.map((_, at) => pieceText(names, at))).toEqual(['frame', 'mug', 'photo 1/2', 'photo 2/2']);
  expect(pieceText(['photo'], 0)).toBe('');
});
