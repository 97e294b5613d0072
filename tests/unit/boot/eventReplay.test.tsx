import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { EventReplay } from '#boot/EventReplay.tsx';

const PRERENDERED = `<div id="root" data-hydrating=""><form aria-label="Order">
  <input aria-label="Name"><input aria-label="Town">
  <button type="button" aria-label="Less"></button><button type="button" aria-label="More"></button>
</form></div>`;

test('typing, clicks and a submit before hydration happen once after it: fields first, then the others in their order', async () => {
  document.body.innerHTML = PRERENDERED;
  const form = screen.getByRole<HTMLFormElement>('form');
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const town = screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' });
  const less = screen.getByRole('button', { name: 'Less' });
  const more = screen.getByRole('button', { name: 'More' });
  const happened: string[] = [];
  for (const type of ['change', 'click', 'submit'])
    form.addEventListener(type, (event) => {
      event.preventDefault();
      happened.push(`${type} ${(event.target as Element).getAttribute('aria-label')}`);
    });
  name.value = 'Asha';
  town.value = 'Nashik';
  // As React's next render does with a field whose change it has not seen.
  name.addEventListener('change', () => void (town.value = ''));
  globalThis.queuedActions = [more, less, form];
  // React runs effects twice here.
  render(<EventReplay />, { reactStrictMode: true });
  // Each field twice, for React's value tracker.
  const typed = ['change Name', 'change Name', 'change Town', 'change Town'];
  expect(happened, 'no click inside of React’s own work, where it would be lost').toEqual(typed);
  await Promise.resolve();
  expect(happened).toEqual([...typed, 'click More', 'click Less', 'submit Order']);
  expect([name.value, town.value]).toEqual(['Asha', 'Nashik']);
});
