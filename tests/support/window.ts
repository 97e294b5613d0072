import { act } from '@testing-library/react';

/** The shopper's window has this width now. */
export function resizeTo(width: number): void {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}
