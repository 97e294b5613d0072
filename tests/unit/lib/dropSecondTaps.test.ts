import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

import { dropSecondTaps } from '#lib/dropSecondTaps.ts';

test('the second press of a double click selects a word, but nothing on a page that the first one led to, or in place of a control that is gone', () => {
  onTestFinished(dropSecondTaps());
  const { body } = document;
  const isSelecting = (): boolean => fireEvent.mouseDown(body, { detail: 2 });
  fireEvent.click(body, { clientX: 9, clientY: 9 });
  expect(isSelecting()).toBe(true);
  history.pushState(null, '', '/orders');
  expect(isSelecting(), 'the page has changed under the pointer').toBe(false);
  fireEvent.click(body, { clientX: 9, clientY: 9 });
  expect(isSelecting()).toBe(true);
  const button = body.appendChild(document.createElement('button'));
  fireEvent.click(button, { clientX: 9, clientY: 9 });
  button.remove();
  expect(isSelecting(), 'what replaced the button is under the pointer').toBe(false);
});
