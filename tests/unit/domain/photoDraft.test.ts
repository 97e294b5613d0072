// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  DRAFT_LIMIT_BYTES,
  draftFor,
  fitsBeside,
  isWaitingFor,
  megabytes,
  orderedDraftFor,
  printFileName,
} from '#domain/photoDraft.ts';
import { anyKey, holds } from '#tests/support/properties.ts';

test('a line shows the photo of its own size, else the one placed before a size was chosen, else the latest', () => {
  const mug = (size: string) => ({ productId: 'mug', size });
  const drafts = [mug('440 ml'), mug(''), { productId: 'frame', size: 'A4' }];
  expect(draftFor(drafts, { productId: 'mug', size: '440 ml' })).toBe(drafts[0]);
  expect(draftFor(drafts, { productId: 'mug', size: '325 ml' })).toBe(drafts[1]);
  expect(draftFor([mug('440 ml'), mug('1 l')], { productId: 'mug', size: '325 ml' })).toEqual(mug('440 ml'));
  expect(draftFor(drafts, { productId: 'lamp', size: '' })).toBeUndefined();
});

test('a photo never stands on another gift', () => {
  const drafts = fc.array(fc.record({ productId: anyKey, size: anyKey }));
  holds(
    fc.property(drafts, anyKey, anyKey, (drafts, productId, size) => {
      const found = draftFor(drafts, { productId, size });
      if (found) expect(found.productId).toBe(productId);
      else expect(drafts.some((draft) => draft.productId === productId)).toBe(false);
    }),
  );
});

test('an ordered thing keeps the photo it was ordered with; the gift has its own', () => {
  const now = { productId: 'mug', size: 'M' };
  const ordered = { ...now, version: 7, orders: ['A'] };
  const drafts = [now, ordered];
  expect(draftFor(drafts, { productId: 'mug', size: 'M' })).toBe(now);
  expect(orderedDraftFor(drafts, 'A', now)).toBe(ordered);
  // An order that had no photo is served by the one that was placed after it.
  expect(orderedDraftFor(drafts, 'B', now)).toBe(now);
  expect(orderedDraftFor([ordered], 'B', now)).toBeUndefined();
});

test('drafts take 20 MB together, and what is replaced makes room', () => {
  const half = { productId: 'mug', size: 'M', bytes: DRAFT_LIMIT_BYTES / 2 };
  expect(fitsBeside([half], { productId: 'mug', size: 'L' }, DRAFT_LIMIT_BYTES / 2)).toBe(true);
  expect(fitsBeside([half], { productId: 'mug', size: 'L' }, DRAFT_LIMIT_BYTES / 2 + 1)).toBe(false);
  expect(fitsBeside([half], half, DRAFT_LIMIT_BYTES)).toBe(true);
  expect(fitsBeside([half], { ...half, productId: 'lamp' }, DRAFT_LIMIT_BYTES)).toBe(false);
});

test('a photo waits for the order that came after it, until it is sent', () => {
  const note = { productId: 'mug', size: '', productName: '', previewUrl: '', bytes: 1, isKept: true };
  const hour = 3_600_000;
  const placed = { ...note, changedAt: 10 * hour, sentAt: null };
  expect(isWaitingFor(placed, 11 * hour)).toBe(true);
  expect(isWaitingFor(placed, null)).toBe(true);
  expect(isWaitingFor(placed, 9 * hour)).toBe(false);
  // Clocks of the phone and of the server differ by minutes.
  expect(isWaitingFor(placed, 10 * hour - 600_000)).toBe(true);
  expect(isWaitingFor(placed, 10 * hour - 600_001)).toBe(false);
  expect(isWaitingFor({ ...placed, sentAt: 12 * hour }, 11 * hour)).toBe(false);
});

test('the file is named for what it is printed on, in letters that every system takes', () => {
  expect(printFileName('Couple’s Magic Mug', '325 ml')).toBe('kanuka-couple-s-magic-mug-325-ml.jpg');
  expect(printFileName('కానుక', '')).toBe('kanuka.jpg');
  expect(printFileName('mug'.repeat(99), '')).toHaveLength(84);
  holds(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, size) => {
      expect(printFileName(name, size)).toMatch(/^kanuka[a-z0-9.-]*\.jpg$/);
    }),
  );
  expect(megabytes(3_440_000)).toBe('3.4 MB');
  expect(megabytes(12)).toBe('0.1 MB');
});
