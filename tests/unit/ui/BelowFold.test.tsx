import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BelowFold as BelowFoldType } from '#ui/BelowFold.tsx';

type Report = (entries: readonly { readonly borderBoxSize: readonly { readonly blockSize: number }[] }[]) => void;
let BelowFold: typeof BelowFoldType;
/** What hears how high each section is, as long as it does. */
const observers = new Map<Element, Report>();

beforeEach(async () => {
  // Heights are those of a visit.
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
  vi.unstubAllGlobals();
  observers.clear();
  history.replaceState(null, '', '/');
});

/** A section in the page; how high it is from now on, and the height that it is given until it is laid out. */
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

test('a section that comes again has the height that it had', () => {
  const first = section();
  expect(first.height, 'styles/sections.css says it').toBe('');
  first.becomes(800);
  first.becomes(912.5);
  first.unmount();
  expect(section().height).toBe('912.5px');
});

test('a height is that of one section of one page', () => {
  const first = section();
  first.becomes(800);
  expect(section('faq').height).toBe('');
  history.replaceState(null, '', '/about');
  expect(section().height).toBe('');
});

test('a section that is gone is measured no more', () => {
  const { element, unmount } = section();
  expect(observers.has(element)).toBe(true);
  unmount();
  expect(observers.has(element)).toBe(false);
});

test('a browser that measures nothing shows the section all the same', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  expect(section().element).toHaveTextContent('words');
});
