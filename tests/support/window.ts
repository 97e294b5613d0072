import { act } from '@testing-library/react';

/** Resizes the window to this width, in CSS pixels. */
export function resizeTo(width: number): void {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}
