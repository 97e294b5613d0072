import { expect } from 'vitest';

/** It is a button that no pointer meets before the shopper can have seen it: tests/unit/ui/FinalButton.test.tsx. */
export function expectFinal(button: HTMLElement): HTMLElement {
  expect(button).toHaveClass('data-just-painted:pointer-events-none');
  return button;
}
