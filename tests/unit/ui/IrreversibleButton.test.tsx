import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { IrreversibleButton } from '#ui/IrreversibleButton.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** The attribute by which the style sheet disables pointers; its effect: tests/e2e/buying/doubleTap.spec.ts. */
const isForPointers = (): boolean => !screen.getByRole('button').hasAttribute('data-just-painted');

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

function open(isBusy = false) {
  const page = (busy: boolean) => (
    <IrreversibleButton isBusy={busy}>
      <span>Order</span>
    </IrreversibleButton>
  );
  const view = render(page(isBusy), { reactStrictMode: true });
  return { ...view, setBusy: (busy: boolean) => view.rerender(page(busy)) };
}

test('R8: an order button accepts pointers half a second after its paint, however late, and not before', async () => {
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

test('R8: a button under a dialog or the splash accepts pointers half a second after it is gone', async () => {
  const { container } = open();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const cover = {
    dialog: (isOn: boolean) => (isOn ? dialog.showModal() : dialog.close()),
    splash: (isOn: boolean) => container.toggleAttribute('inert', isOn),
  };
  for (const by of [cover.dialog, cover.splash]) {
    by(true);
    await pass(2500);
    by(false);
    await pass(400);
    expect(isForPointers()).toBe(false);
    await pass(200);
    expect(isForPointers()).toBe(true);
  }
  dialog.remove();
});

test('R8: after a restore from the back/forward cache the half second starts again, and not for a busy state', async () => {
  const { setBusy } = open();
  await pass(600);
  show(false);
  setBusy(true);
  setBusy(false);
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
