/** A step of two fingers: how far they have parted since the last one, and the point between them in the element, in pixels. */
export type Pinch = { readonly factor: number; readonly at: { readonly x: number; readonly y: number } };

/** Tells of two fingers on the element that draw together or apart, instead of the browser's own zooming of the page. */
export function onPinch(element: HTMLElement, tell: (pinch: Pinch) => void): () => void {
  let before = 0;
  const step = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!one || !other) return;
    event.preventDefault();
    const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const { left, top } = element.getBoundingClientRect();
    const at = { x: (one.clientX + other.clientX) / 2 - left, y: (one.clientY + other.clientY) / 2 - top };
    if (event.type === 'touchmove' && before > 0) tell({ factor: now / before, at });
    before = now;
  };
  // React listens passively, which cannot keep the browser from zooming the page.
  element.addEventListener('touchstart', step, { passive: false });
  element.addEventListener('touchmove', step, { passive: false });
  return () => {
    element.removeEventListener('touchstart', step);
    element.removeEventListener('touchmove', step);
  };
}
