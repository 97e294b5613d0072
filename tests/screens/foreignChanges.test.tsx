import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { consoleErrors, expectConsoleErrors } from '#tests/support/consoleErrors.ts';

afterEach(() => vi.useRealTimers());

/** A form with a conditional row before its last element. */
function Form({ marker = 'marker' }: { readonly marker?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <form>
      <label>
        <span>Name</span>
        <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <output>{name}</output>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        More
      </button>
      {isOpen && <p>Details</p>}
      <i id={marker} />
    </form>
  );
}

/** Removes a node from the DOM without React, as an extension does. */
const removeNode = (id: string): void => document.getElementById(id)?.remove();

const CAUGHT = /NotFoundError: .* The above error occurred in the <\w+> component/;

test('R36: a part whose nodes other software removed renders again with the typed text and the focus', async () => {
  render(
    <ErrorBoundary fallback={() => <p>It failed.</p>}>
      <Form />
    </ErrorBoundary>,
  );
  const field = screen.getByLabelText('Name');
  fireEvent.change(field, { target: { value: 'Asha' } });
  field.focus();
  removeNode('marker');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByText('It failed.')).not.toBeInTheDocument();
  expect(field).not.toBeInTheDocument();
  await vi.waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Asha'));
  expect(screen.getByRole('status')).toHaveTextContent('Asha');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('Details')).toBeVisible();
  expectConsoleErrors(CAUGHT);
});

test('R36: a part that is damaged each time renders again three times, then shows an error; later it has three more attempts', () => {
  vi.useFakeTimers();
  render(
    <ErrorBoundary fallback={(_, retry) => <button onClick={retry}>Again</button>}>
      <Form />
    </ErrorBoundary>,
  );
  const spoil = (): void => {
    removeNode('marker');
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
  };
  for (let time = 0; time < 3; time += 1) {
    spoil();
    expect(screen.queryByRole('button', { name: 'Again' })).not.toBeInTheDocument();
  }
  spoil();
  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  vi.advanceTimersByTime(10_000);
  spoil();
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  expect(consoleErrors).toHaveLength(5);
  for (const error of consoleErrors.splice(0)) expect(error).toMatch(CAUGHT);
});
