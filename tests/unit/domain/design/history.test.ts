// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { beginHistory, redone, undone, withChange } from '#domain/design/history.ts';
import { holds } from '#tests/support/properties.ts';

test('each change can be undone and done again; a new one ends what was undone', () => {
  let history = beginHistory('a');
  history = withChange(history, 'b', 'turn', 0);
  history = withChange(history, 'c', 'look', 10);
  history = undone(history);
  expect(history.now).toBe('b');
  expect(redone(history).now).toBe('c');
  history = withChange(history, 'd', 'look', 5000);
  expect(redone(history)).toBe(history);
  expect(undone(undone(undone(history))).now).toBe('a');
});

test('changes of one kind that follow closely are one step, and what changes nothing is none', () => {
  let history = beginHistory(0);
  for (let at = 1; at <= 5; at += 1) history = withChange(history, at, 'move', at * 100);
  expect(history.past).toEqual([0]);
  history = withChange(history, 6, 'move', 2000);
  expect(history.past).toEqual([0, 5]);
  expect(withChange(history, 6, 'zoom', 2001)).toBe(history);
  expect(withChange(undone(history), 7, 'move', 2002).past).toEqual([0, 5]);
});

test('undoing everything and doing it again ends where it began', () => {
  holds(
    fc.property(fc.array(fc.nat(), { maxLength: 30 }), (values) => {
      const made = values.reduce(
        (history, value, at) => withChange(history, [value], 'x', at * 10_000),
        beginHistory([-1]),
      );
      let back = made;
      for (const _ of values) back = undone(back);
      expect(back.now).toEqual([-1]);
      for (const _ of values) back = redone(back);
      expect(back.now).toEqual(made.now);
    }),
  );
});
