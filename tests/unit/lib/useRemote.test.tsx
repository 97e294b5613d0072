import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useRemote } from '#lib/hooks/useRemote.ts';

type Call = {
  readonly subject: string;
  readonly signal: AbortSignal;
  readonly answer: (value: string | Error) => void;
};

/** A component that uses the hook, and the calls that it has made. */
function ask(first: { subject: string; again?: string; isAsked?: boolean }) {
  const calls: Call[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ subject, again = '', isAsked = true }: typeof first) =>
      useRemote({
        subject,
        again,
        ask: isAsked
          ? (signal) =>
              new Promise<string>((resolve, reject) => {
                const answer = (value: string | Error) => (value instanceof Error ? reject(value) : resolve(value));
                calls.push({ subject, signal, answer });
              })
          : null,
        reasonOf: (error) => (error as Error).message,
      }),
    { initialProps: first },
  );
  const answer = (value: string | Error, call = calls.at(-1)): Promise<void> => act(async () => call?.answer(value));
  return { calls, answer, rerender, unmount, now: () => result.current };
}

test('data or an error is returned, and loaded data is still shown while it is loaded again', async () => {
  const { now, answer, rerender } = ask({ subject: 'orders' });
  expect(now()).toMatchObject({ remote: { status: 'loading' }, isBusy: true });
  await answer(new Error('busy'));
  expect(now()).toMatchObject({ remote: { status: 'failed', message: 'busy' }, isBusy: false });
  act(() => now().retry());
  expect(now()).toMatchObject({ remote: { status: 'loading' }, isBusy: true });
  await answer('one');
  expect(now()).toMatchObject({ remote: { status: 'ready', data: 'one' }, isBusy: false });
  act(() => now().retry());
  expect(now()).toMatchObject({ remote: { data: 'one' }, isBusy: true });
  await answer('two');
  rerender({ subject: 'orders', again: 'placed' });
  expect(now()).toMatchObject({ remote: { data: 'two' }, isBusy: true });
  await answer(new Error('gone'));
  expect(now()).toMatchObject({ remote: { message: 'gone' }, isBusy: false });
});

test('a late response is never shown for another key', async () => {
  const { now, answer, calls, rerender } = ask({ subject: 'mug' });
  const [...ofMug] = calls;
  rerender({ subject: 'lamp' });
  expect(ofMug.every(({ signal }) => signal.aborted)).toBe(true);
  await answer('a lamp');
  for (const call of ofMug) await answer('a mug', call);
  expect(now().remote).toEqual({ status: 'ready', data: 'a lamp' });
});

test('without a key no call is made, and unmounting aborts the call', async () => {
  const { now, answer, calls, rerender, unmount } = ask({ subject: 'mug', isAsked: false });
  expect(now()).toMatchObject({ remote: { status: 'loading' }, isBusy: false });
  expect(calls).toEqual([]);
  rerender({ subject: 'mug' });
  await answer('a mug');
  rerender({ subject: 'mug', isAsked: false });
  expect(now().remote).toEqual({ status: 'ready', data: 'a mug' });
  rerender({ subject: 'mug' });
  unmount();
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
});
