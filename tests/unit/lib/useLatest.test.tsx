import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';

import { useLatest } from '#lib/hooks/useStableCallback.ts';

test('a value set before the passive effects of a render is kept', () => {
  const { result, rerender } = renderHook(
    ({ rendered, set }) => {
      const [now, setLatest] = useLatest(rendered);
      // As an event does that comes after the commit and before the passive effects.
      useLayoutEffect(() => {
        if (set) setLatest(set);
      }, [set, setLatest]);
      return now;
    },
    { initialProps: { rendered: 'first', set: '' } },
  );
  act(() => rerender({ rendered: 'second', set: 'third' }));
  expect(result.current()).toBe('third');
  act(() => rerender({ rendered: 'fourth', set: 'third' }));
  expect(result.current()).toBe('fourth');
});
