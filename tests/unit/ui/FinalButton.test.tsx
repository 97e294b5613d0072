import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { FinalButton } from '#ui/FinalButton.tsx';

/** Slightly more than a frame and the task after it. */
const PAINT_MS = 30;

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** The attribute by which the style sheet disables pointers; its effect: tests/e2e/buying/doubleTap.spec.ts. */
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

test('R8: an order button accepts pointers half a second after its first paint, not before', async () => {
  open();
  expect(isForPointers(), 'before it is painted').toBe(false);
  await pass(PAINT_MS);
  await pass(500 - PAINT_MS);
  expect(isForPointers()).toBe(false);
  await pass(PAINT_MS);
  expect(isForPointers()).toBe(true);
});

test('the half second of a late button starts with its paint', async () => {
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

test('a busy state does not restart the half second', async () => {
  const { setBusy } = open();
  await pass(600);
  setBusy(true);
  setBusy(false);
  expect(isForPointers()).toBe(true);
});

test('R8: a button under a dialog accepts pointers half a second after the dialog has closed', async () => {
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

test('R8: a button under the splash accepts pointers half a second after it has lifted', async () => {
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

test('R8: after a restore from the back/forward cache the half second starts again', async () => {
  open();
  await pass(600);
  show(false);
  expect(isForPointers()).toBe(true);
  show(true);
  expect(isForPointers()).toBe(false);
  await pass(600);
  expect(isForPointers()).toBe(true);
});

test('an unmounted button has no observers', async () => {
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
