import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { errorScreen } from '#app/ErrorScreen.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { expectConsoleErrors } from '#tests/support/consoleErrors.ts';

/** A route that throws while rendering. */
function open(thrown: unknown, path = '/'): void {
  function Broken(): never {
    throw thrown;
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <p>The header</p>
      <ErrorBoundary fallback={errorScreen}>
        <Broken />
      </ErrorBoundary>
    </MemoryRouter>,
  );
}

/** React's console error for the route; any other console error fails the test. */
const CAUGHT = /The above error occurred in the <Broken> component\. .* using the error boundary you provided/;

test.each([
  ['the message of an error', new Error('The gift fell apart'), 'The gift fell apart'],
  ['the status text of an answer', { status: 404, statusText: 'Not Found', message: 'x' }, 'Not Found'],
])('R33 S15: a route that fails shows %s, never a stack trace', (_, thrown, text) => {
  open(thrown);
  const alert = screen.getByRole('alert');
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(alert).toHaveTextContent('Your cart is safe on this device.');
  expect(alert.textContent).not.toMatch(/at \w+ \(|\.tsx/);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('The header')).toBeVisible();
  expectConsoleErrors(CAUGHT);
});

test.each([[null], ['text'], [{ message: {}, statusText: [] }]])(
  'R33: a thrown %j shows the error screen as well',
  (thrown) => {
    open(thrown);
    expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('alert').textContent).not.toMatch(/\[object|undefined|null/);
    expectConsoleErrors(CAUGHT);
  },
);

test.each([
  ['/place-order', true],
  ['/orders', true],
  ['/about', false],
])(
  'the error screen at %s is scrolled into view, and warns of a second order where one may exist: %s',
  (path, warns) => {
    // As newer browsers do, it answers with a promise.
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
    open(new Error('The gift fell apart'), path);
    expect(shown.mock.contexts).toContain(screen.getByRole('alert'));
    expect(screen.queryAllByText(/^Check My Orders before ordering again/)).toHaveLength(warns ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: 'Orders' })).toHaveLength(path === '/place-order' ? 1 : 0);
    expectConsoleErrors(CAUGHT);
  },
);
