import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { expectConsoleErrors } from '#tests/support/consoleErrors.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { SPEC_SCREENS, type SpecScreen } from '#tests/support/specScreens.ts';
import { SPEC_TEXTS, type SpecText } from '#tests/support/specTexts.ts';

// The message form sends directly only if the e-mail service is configured.
vi.hoisted(() => {
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service_1');
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template_1');
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key_1');
});

type Screen = ReturnType<typeof renderScreen>['screen'];

const STATES = [...new Set(SPEC_TEXTS.map(({ on }) => on))];

/** The observed mutations. Reading the whole page on each of them would take too long. */
const NOWHERE = document.createElement('div');

/** The innermost elements whose whole text this is; a sentence may be laid out as several elements. */
function withText(screen: Screen, shown: string | RegExp): readonly HTMLElement[] {
  const says = (node: Element): boolean => {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    return typeof shown === 'string' ? text === shown : shown.test(text);
  };
  return screen.queryAllByText((_, node) => node !== null && says(node) && ![...node.children].some(says));
}

/** The elements by which a shopper reads a text of this row. */
function elementsOf({ text, as, shown = text }: SpecText, screen: Screen): readonly HTMLElement[] {
  if (as === 'console') return [];
  if (as === 'text') return withText(screen, shown);
  if (as === 'toast') return screen.queryAllByText(shown, { selector: '.Toastify__toast *' });
  const found = screen.queryAllByRole(as, { name: shown });
  return as === 'option' ? found.filter((option) => option.getAttribute('value') === text) : found;
}

function isVisible(element: HTMLElement): boolean {
  try {
    expect(element).toBeVisible();
    return true;
  } catch {
    return false;
  }
}

function isRead(row: SpecText, screen: Screen): boolean {
  if (row.as !== 'console') return elementsOf(row, screen).some(isVisible);
  return vi.mocked(console.warn).mock.calls.some((parts) => parts.join(' ').includes(row.text));
}

test.each(STATES)('a shopper reads the specification’s texts: %s', async (name) => {
  const { path, before, after }: SpecScreen = SPEC_SCREENS[name];
  await before?.();
  const view = renderScreen(path);
  // Other parts of a page are in separate chunks.
  await act(() => vi.dynamicImportSettled());
  await after?.(view);
  // A text counts once it was visible: some are replaced by the next.
  const unread = new Set(SPEC_TEXTS.filter(({ on }) => on === name));
  const readAll = (): void => {
    for (const row of unread) if (isRead(row, view.screen)) unread.delete(row);
    expect([...unread]).toEqual([]);
  };
  await waitFor(readAll, { container: NOWHERE, interval: 100, onTimeout: (error) => error });
  if (name === 'route that throws') expectConsoleErrors(/The query cannot be read/);
});
