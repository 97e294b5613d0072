import { expect, test, vi } from 'vitest';

import { replayEvents } from '#boot/EventReplay.tsx';
import { whenHydrated } from '#boot/whenHydrated.ts';

/** A prerendered page before hydration. */
function prerendered(html = ''): HTMLElement {
  document.body.innerHTML = `<div id="root" data-hydrating="">${html}</div>`;
  return document.getElementById('root') as HTMLElement;
}

// Hydration ends the wait: idleQueue.test.ts.
test('callbacks of whenHydrated run after ten seconds if the page is never hydrated', async () => {
  vi.useFakeTimers();
  prerendered();
  const run = vi.fn<() => void>();
  void whenHydrated().then(run);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledOnce();
});

test('typing, clicks and submits before hydration are replayed after it, in their order and once', async () => {
  const root = prerendered(
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
  expect(root.hasAttribute('data-hydrating')).toBe(false);
  expect(happened, 'fields at once: another change would empty them').toEqual(['change input', 'change input']);
  // Inside of an effect React could not hydrate the clicked section.
  await Promise.resolve();
  expect(happened).toEqual(['change input', 'change input', 'click button', 'submit form']);
  replayEvents(root);
  globalThis.queuedActions = undefined;
  replayEvents(root);
  await Promise.resolve();
  expect(
    happened.filter((what) => !what.startsWith('change')),
    'nothing twice',
  ).toEqual(['click button', 'submit form']);
});
