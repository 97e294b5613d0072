import { useRef, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';

import type { Point } from '#domain/design/photoPlacement.ts';
import type { Dimensions } from '#domain/design/printSize.ts';
import type { Placing } from './usePlacing.ts';

const WHEEL_SPEED = 0.0015;

/** Where a key leads, in steps. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Pointers, fingers, wheel and keys, all turned into changes. */
export function useGestures(frame: Dimensions | null, changes: Placing) {
  const fingers = useRef(new Map<number, Point>());
  const release = ({ pointerId }: PointerEvent): void => void fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const before = fingers.current.get(event.pointerId);
      if (!before || !frame) return;
      const now = { x: event.clientX, y: event.clientY };
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      fingers.current.set(event.pointerId, now);
      // With two fingers each carries half of the way, and their distance zooms.
      const share = other ? 0.5 : 1;
      changes.moveBy({ x: ((now.x - before.x) / frame.width) * share, y: ((now.y - before.y) / frame.height) * share });
      if (!other) return;
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      changes.zoomBy(factor, shareOf(event.currentTarget, frame, (now.x + other.x) / 2, (now.y + other.y) / 2));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onWheel: ({ currentTarget, deltaY, clientX, clientY }: WheelEvent<HTMLElement>): void => {
      if (frame) changes.zoomBy(Math.exp(-deltaY * WHEEL_SPEED), shareOf(currentTarget, frame, clientX, clientY));
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !actOn(event.key, changes.press)) return;
      event.preventDefault();
    },
  };
}

/** True when the key meant something. */
function actOn(key: string, press: Placing['press']): boolean {
  const arrow = ARROWS[key];
  if (arrow) press.move(arrow);
  else if (key === '+' || key === '=' || key === '-') press.zoom(key !== '-');
  else if (key === 'r' || key === 'R') press.turn(1);
  else if (key === '0') press.reset();
  else return false;
  return true;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A point of the window in shares of the frame, from its middle. */
function shareOf(node: Element, frame: Dimensions, clientX: number, clientY: number): Point {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: (clientX - left - width / 2) / frame.width, y: (clientY - top - height / 2) / frame.height };
}
