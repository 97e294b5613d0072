import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { BelowFold } from '#ui/BelowFold.tsx';

type Report = (entries: readonly { readonly borderBoxSize: readonly { readonly blockSize: number }[] }[]) => void;
/** Reports the height of the section that was opened last; null once it is left. */
let report: Report | null = null;

class Observer {
  constructor(callback: Report) {
    report = callback;
  }
  observe(): void {}
  disconnect(): void {
    report = null;
  }
}

afterEach(() => history.replaceState(null, '', '/'));

/** Renders a section; `height` is its placeholder's. */
function section(name = 'story') {
  const { container, unmount } = render(<BelowFold name={name}>{null}</BelowFold>);
  return {
    unmount,
    height: container.querySelector<HTMLElement>('[data-section]')?.style.getPropertyValue('--height'),
  };
}

test('a section rendered again has its earlier height as placeholder, another section or page has none', () => {
  vi.stubGlobal('ResizeObserver', Observer);
  const first = section();
  expect(first.height, 'the default of styles/sections.css').toBe('');
  for (const blockSize of [800, 912.5]) act(() => report?.([{ borderBoxSize: [{ blockSize }] }]));
  first.unmount();
  expect(report).toBeNull();
  expect(section().height).toBe('912.5px');
  expect(section('faq').height).toBe('');
  history.replaceState(null, '', '/about');
  expect(section().height).toBe('');
});
