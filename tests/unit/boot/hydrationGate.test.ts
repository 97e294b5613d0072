import { afterEach, expect, test, vi } from 'vitest';

import { startGates, createGate, type Gate } from '#boot/hydrationGate.ts';

// Resets the gates after each test: an input opens all of them.
afterEach(() => void dispatchEvent(new Event('click')));

const due = (...gates: readonly Gate[]): readonly boolean[] => gates.map(({ isOpen }) => isOpen());

test.each(['keydown', 'click', 'popstate', 'beforeprint'])(
  'the first input opens all gates in page order, and every later one at once: %s',
  async (type) => {
    startGates();
    const [first, second, third] = ['how', 'story', 'faq'].map(createGate) as [Gate, Gate, Gate];
    const came: string[] = [];
    for (const gate of [third, first, second]) void gate.promise.then(() => came.push(gate.section));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    if (type === 'popstate' || type === 'beforeprint') dispatchEvent(new Event(type));
    expect(due(first, second, third)).toEqual([true, true, true]);
    await vi.waitFor(() => expect(came).toEqual(['how', 'story', 'faq']));
    expect(due(createGate('footer')), 'a part that comes later').toEqual([true]);
  },
);

test.each(['pointerdown', 'focusin'])('%s opens the gate of its own section', (type) => {
  startGates();
  const gates = ['how', 'story'].map(createGate);
  document.body.innerHTML = '<header><a></a></header><div data-section="story"><a></a></div>';
  const [link, inStory] = document.querySelectorAll('a');
  link?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(due(...gates)).toEqual([false, false]);
  inStory?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(due(...gates)).toEqual([false, true]);
});
