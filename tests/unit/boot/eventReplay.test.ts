import { afterEach, expect, test, vi } from 'vitest';

import { replayEvents } from '#boot/EventReplay.tsx';
import { whenHydrated } from '#boot/whenHydrated.ts';

afterEach(() => {
  globalThis.queuedActions = undefined;
});

/** A prerendered page before hydration, and whether a callback of whenHydrated is still pending. */
function prerendered(html = '') {
  document.body.innerHTML = `<div id="root" data-hydrating="">${html}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  let isWaiting = true;
  void whenHydrated().then(() => (isWaiting = false));
  const waits = async (): Promise<boolean> => {
    await Promise.resolve();
    await Promise.resolve();
    return isWaiting;
  };
  return { root, waits };
}

test('callbacks of whenHydrated run once the page is hydrated, also without earlier events', async () => {
  const { root, waits } = prerendered();
  expect(await waits()).toBe(true);
  replayEvents(root);
  expect(root.hasAttribute('data-hydrating')).toBe(false);
  expect(await waits()).toBe(false);
});

test('callbacks of whenHydrated run after ten seconds if the page is never hydrated', async () => {
  vi.useFakeTimers();
  const { waits } = prerendered();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await waits()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waits()).toBe(false);
});

test('typing, clicks and submits before hydration are replayed after it, in their order and once', async () => {
  const { root } = prerendered(
    '<form><input name="a"><input name="b" value="as it was"><button type="button">x</button></form>',
  );
  const happened: string[] = [];
  const form = root.querySelector('form') as HTMLFormElement;
  const [field, button] = [form.querySelector('input'), form.querySelector('button')] as [
    HTMLInputElement,
    HTMLElement,
  ];
  for (const type of ['change', 'click', 'submit'])
    root.addEventListener(type, (event) => {
      event.preventDefault();
      happened.push(`${type} ${(event.target as Element).localName}`);
    });
  field.value = 'Asha';
  globalThis.queuedActions = [button, form];
  replayEvents(root);
  expect(happened, 'fields at once: another change would empty them').toEqual(['change input', 'change input']);
  // Inside of an effect React could not hydrate the clicked section.
  await Promise.resolve();
  expect(happened).toEqual(['change input', 'change input', 'click button', 'submit form']);
  replayEvents(root);
  expect(
    happened.filter((what) => !what.startsWith('change')),
    'nothing twice',
  ).toEqual(['click button', 'submit form']);
});
