import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BelowFold as BelowFoldType } from '#ui/BelowFold.tsx';

type Report = (entries: readonly { readonly borderBoxSize: readonly { readonly blockSize: number }[] }[]) => void;
let BelowFold: typeof BelowFoldType;
/** The active ResizeObserver callbacks, by section. */
const observers = new Map<Element, Report>();

beforeEach(async () => {
  // Heights are stored until the page is closed.
  vi.resetModules();
  ({ BelowFold } = await import('#ui/BelowFold.tsx'));
  class Observer {
    readonly #report: Report;
    #seen: Element | undefined;
    constructor(report: Report) {
      this.#report = report;
    }
    observe(element: Element): void {
      this.#seen = element;
      observers.set(element, this.#report);
    }
    disconnect(): void {
      if (this.#seen) observers.delete(this.#seen);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(() => {
  observers.clear();
  history.replaceState(null, '', '/');
});

/** Renders a section; `height` is its placeholder's, and `becomes` reports a measured height in CSS pixels. */
function section(name = 'story') {
  const { container, unmount } = render(
    <BelowFold name={name}>
      <p>words</p>
    </BelowFold>,
  );
  const element = container.querySelector(`[data-section="${name}"]`) as HTMLElement;
  const becomes = (blockSize: number) => act(() => observers.get(element)?.([{ borderBoxSize: [{ blockSize }] }]));
  return { element, unmount, becomes, height: element.style.getPropertyValue('--height') };
}

test('a section rendered again has its earlier height as placeholder, another section or page has none', () => {
  const first = section();
  expect(first.height, 'the default of styles/sections.css').toBe('');
  first.becomes(800);
  first.becomes(912.5);
  first.unmount();
  expect(observers.has(first.element)).toBe(false);
  expect(section().height).toBe('912.5px');
  expect(section('faq').height).toBe('');
  history.replaceState(null, '', '/about');
  expect(section().height).toBe('');
});
