import { expect } from 'vitest';

/** Expects a button that ignores pointers until it has been visible for a while: tests/unit/ui/IrreversibleButton.test.tsx. */
export function expectIrreversible(button: HTMLElement): HTMLElement {
  expect(button).toHaveClass('data-just-painted:pointer-events-none');
  return button;
}
