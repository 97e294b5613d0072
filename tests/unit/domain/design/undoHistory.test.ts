// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { startHistory, redo, undo, withChange } from '#domain/design/undoHistory.ts';
import { holds } from '#tests/support/properties.ts';

test('each change can be undone and redone; a new change clears the redo steps', () => {
  let history = startHistory('a');
  history = withChange(history, 'b', 'turn', 0);
  history = withChange(history, 'c', 'look', 10);
  history = undo(history);
  expect(history.now).toBe('b');
  expect(redo(history).now).toBe('c');
  history = withChange(history, 'd', 'look', 5000);
  expect(redo(history)).toBe(history);
  expect(undo(undo(undo(history))).now).toBe('a');
});

test('quick changes of one kind are one step, and a change without effect is no step', () => {
  let history = startHistory(0);
  for (let at = 1; at <= 5; at += 1) history = withChange(history, at, 'move', at * 100);
  expect(history.past).toEqual([0]);
  history = withChange(history, 6, 'move', 2000);
  expect(history.past).toEqual([0, 5]);
  expect(withChange(history, 6, 'zoom', 2001)).toBe(history);
  expect(withChange(undo(history), 7, 'move', 2002).past).toEqual([0, 5]);
  expect(withChange(history, 7, 'move', 60_000, Infinity).past, 'a slow part of one change').toEqual([0, 5]);
});

test('undoing and redoing every step gives the same design', () => {
  holds(
    fc.property(fc.array(fc.nat(), { maxLength: 30 }), (values) => {
      const made = values.reduce((all, value, at) => withChange(all, [value], 'x', at * 10_000), startHistory([-1]));
      const back = values.reduce(undo, made);
      expect([back.now, values.reduce(redo, back).now]).toEqual([[-1], made.now]);
    }),
  );
});
