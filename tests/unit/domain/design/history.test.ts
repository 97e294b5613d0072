// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { startHistory, redo, undo, withChange } from '#domain/design/history.ts';
import { holds } from '#tests/support/properties.ts';

test('each change can be undone and done again; a new one ends what was undone', () => {
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

test('changes of one kind that follow closely are one step, and what changes nothing is none', () => {
  let history = startHistory(0);
  for (let at = 1; at <= 5; at += 1) history = withChange(history, at, 'move', at * 100);
  expect(history.past).toEqual([0]);
  history = withChange(history, 6, 'move', 2000);
  expect(history.past).toEqual([0, 5]);
  expect(withChange(history, 6, 'zoom', 2001)).toBe(history);
  expect(withChange(undo(history), 7, 'move', 2002).past).toEqual([0, 5]);
});

test('undoing everything and doing it again ends where it began', () => {
  holds(
    fc.property(fc.array(fc.nat(), { maxLength: 30 }), (values) => {
      const made = values.reduce(
        (history, value, at) => withChange(history, [value], 'x', at * 10_000),
        startHistory([-1]),
      );
      let back = made;
      for (const _ of values) back = undo(back);
      expect(back.now).toEqual([-1]);
      for (const _ of values) back = redo(back);
      expect(back.now).toEqual(made.now);
    }),
  );
});
