import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { FinalButton } from '#ui/FinalButton.tsx';

/** A little more than a frame and the task after it. */
const PAINT_MS = 30;

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** What the style sheet takes a button's pointers away by; that it does: tests/e2e/buying/doubleTap.spec.ts. */
const isForPointers = (): boolean => !screen.getByRole('button').hasAttribute('data-just-painted');

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

function open(isBusy = false) {
  const page = (busy: boolean) => (
    <FinalButton isBusy={busy}>
      <span>Order</span>
    </FinalButton>
  );
  const view = render(page(isBusy), { reactStrictMode: true });
  return { ...view, setBusy: (busy: boolean) => view.rerender(page(busy)) };
}

test('R8: a button that orders hears pointers half a second after it was painted, not sooner', async () => {
  open();
  expect(isForPointers(), 'before it is painted').toBe(false);
  await pass(PAINT_MS);
  await pass(500 - PAINT_MS);
  expect(isForPointers()).toBe(false);
  await pass(PAINT_MS);
  expect(isForPointers()).toBe(true);
});

test('a button that is painted late waits from then on', async () => {
  let paint: FrameRequestCallback = () => {};
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    paint = draw;
    return 1;
  });
  open();
  await pass(5000);
  expect(isForPointers()).toBe(false);
  paint(5000);
  await pass(499);
  expect(isForPointers()).toBe(false);
  await pass(10);
  expect(isForPointers()).toBe(true);
});

test('being busy for a while does not start the time again', async () => {
  const { setBusy } = open();
  await pass(600);
  setBusy(true);
  setBusy(false);
  expect(isForPointers()).toBe(true);
});

test('R8: what lay under a dialog hears pointers half a second after the dialog has closed', async () => {
  open();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await pass(600);
  dialog.close();
  await pass(400);
  expect(isForPointers()).toBe(false);
  await pass(200);
  expect(isForPointers()).toBe(true);
  dialog.remove();
});

test('R8: what was painted under the splash hears pointers half a second after it has lifted', async () => {
  const { container } = open();
  container.toggleAttribute('inert', true);
  await pass(2500);
  expect(isForPointers()).toBe(false);
  container.toggleAttribute('inert', false);
  await pass(400);
  expect(isForPointers()).toBe(false);
  await pass(200);
  expect(isForPointers()).toBe(true);
});

test('R8: a page that comes back from the browser’s cache is new to the shopper', async () => {
  open();
  await pass(600);
  show(false);
  expect(isForPointers()).toBe(true);
  show(true);
  expect(isForPointers()).toBe(false);
  await pass(600);
  expect(isForPointers()).toBe(true);
});

test('a button that has left the page watches nothing any more', async () => {
  const { unmount } = open();
  const button = screen.getByRole('button');
  await pass(600);
  unmount();
  show(true);
  document.body.toggleAttribute('inert', true);
  document.body.toggleAttribute('inert', false);
  await pass(0);
  expect(button).not.toHaveAttribute('data-just-painted');
  expect(vi.getTimerCount()).toBe(0);
});
