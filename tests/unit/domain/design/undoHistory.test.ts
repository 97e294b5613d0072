// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { startHistory, redo, undo, withChange } from '#domain/design/undoHistory.ts';
import { forAll } from '#tests/support/properties.ts';

test('quick changes of one kind are one step, one without effect is none, and a new one ends the redo steps', () => {
  let history = startHistory(0);
  for (let at = 1; at <= 5; at += 1) history = withChange(history, at, 'move', at * 100);
  expect(history.past).toEqual([0]);
  history = withChange(history, 6, 'move', 2000);
  expect(history.past).toEqual([0, 5]);
  expect(withChange(history, 6, 'zoom', 2001)).toBe(history);
  const changed = withChange(undo(history), 7, 'move', 2002);
  expect(changed.past).toEqual([0, 5]);
  expect(redo(changed)).toBe(changed);
  expect(withChange(history, 7, 'move', 60_000, Infinity).past, 'a slow part of one change').toEqual([0, 5]);
});

test('undoing and redoing every step gives the same design', () => {
  forAll(fc.array(fc.nat(), { maxLength: 30 }), (values) => {
    const made = values.reduce((all, value, at) => withChange(all, [value], 'x', at * 10_000), startHistory([-1]));
    const back = values.reduce(undo, made);
    expect([back.now, values.reduce(redo, back).now]).toEqual([[-1], made.now]);
  });
});
