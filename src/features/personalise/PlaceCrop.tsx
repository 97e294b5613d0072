import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { messagesOf, useMessages } from '#content/messages.ts';
import { withPlace, type DesignContent, type PlacedPhoto } from '#domain/design/design.ts';
import type { Slot } from '#domain/design/slots.ts';
import {
  UPPER,
  cropOf,
  MAX_TILT_DEGREES,
  mostZoom,
  movePlacement,
  clampPlacement,
  zoomPlacement,
  type PhotoPlacement,
  type Point,
} from '#domain/design/photoPlacement.ts';
import type { Dimensions } from '#domain/design/printSharpness.ts';
import { useLatest } from '#lib/hooks/useStableCallback.ts';
import type { OpenPhoto } from '#photo/workerMessages.ts';
import { IconButton } from '#ui/Button.tsx';
import type { IconName } from '#ui/Icon.tsx';
import { TrimLines, TrimLinesLegend } from './TrimLines.tsx';
import type { Designing } from './useDesigning.ts';

type PlaceCropProps = Pick<Designing, 'change'> & {
  readonly slot: Slot;
  readonly place: NonNullable<DesignContent['places'][number]>;
  readonly photo: NonNullable<ReturnType<Designing['photos']['get']>>;
};

/** The crop of the photo in one place: the frame that gestures move it in, and the same as buttons and sliders. */
export function PlaceCrop({ slot, place, photo, change }: PlaceCropProps) {
  const t = useMessages(designingMessages).design;
  const { changes, announcement } = useCrop(change, slot, place);
  const placement = clampPlacement(place.pixels, slot.shape, place.placement);
  return (
    <div className="grid gap-4">
      <CropFrame photo={photo} placement={place.placement} slot={slot} changes={changes} />
      <TrimLinesLegend sheet={slot.sheet} />
      <p id="crop-help" className="sr-only">
        {t.frameHelp}
      </p>
      <CropControls placement={placement} mostZoom={mostZoom(place.pixels, slot.shape, placement)} changes={changes} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** The changes to the photo behind the frame. Steps are shares of the frame; points count from its middle. */
type CropChanges = ReturnType<typeof useCrop>['changes'];

/** How far one press of a key or button goes: a share of the frame, and a zoom factor. */
const STEP = { move: 0.05, zoom: 1.1 } as const;
const MIDDLE: Point = { x: 0, y: 0 };

/** Moves, zooms and turns the photo of one place; `announcement` is what a screen reader announces about the latest press. */
function useCrop(
  changeDesign: Designing['change'],
  { index, shape }: Slot,
  { pixels, placement }: Pick<PlacedPhoto, 'pixels' | 'placement'>,
) {
  const [announcement, setAnnouncement] = useState('');
  /** The placement after all changes so far: the next change may come before this one is rendered. */
  const [now, setLatest] = useLatest(placement);

  /** False where the photo has not moved, because it is at an edge. */
  const change = (
    kind: 'move' | 'zoom' | 'tilt' | 'turn' | 'reset',
    to: (placement: PhotoPlacement) => PhotoPlacement,
  ): boolean => {
    const before = clampPlacement(pixels, shape, now());
    const placement = to(before);
    setLatest(placement);
    changeDesign(`${kind} ${index}`, (content) => {
      const placed = content.places[index];
      if (!placed) return content;
      return withPlace(content, index, { ...placed, placement: to(clampPlacement(pixels, shape, placed.placement)) });
    });
    return placement.x !== before.x || placement.y !== before.y;
  };

  const { announcements } = messagesOf(designingMessages).design;
  const moveBy = (by: Point): boolean => change('move', (placement) => movePlacement(pixels, shape, placement, by));
  const zoomBy = (factor: number, at: Point): void =>
    void change('zoom', (placement) => zoomPlacement(pixels, shape, placement, placement.zoom * factor, at));
  const changes = {
    moveBy,
    zoomBy,
    zoomTo: (zoom: number): void =>
      void change('zoom', (placement) => zoomPlacement(pixels, shape, placement, zoom, MIDDLE)),
    tiltTo: (tilt: number): void =>
      void change('tilt', (placement) => clampPlacement(pixels, shape, { ...placement, tilt })),
    /** One press of a key or button, whose result is announced. */
    press: {
      move: ({ x, y }: Point): void => {
        const hasMoved = moveBy({ x: x * STEP.move, y: y * STEP.move });
        setAnnouncement(hasMoved ? announcements.moved : announcements.edge);
      },
      zoom: (isIn: boolean): void => {
        zoomBy(isIn ? STEP.zoom : 1 / STEP.zoom, MIDDLE);
        setAnnouncement(announcements.zoom(now().zoom));
      },
      turn: (quarters: number): void => {
        change('turn', (placement) =>
          clampPlacement(pixels, shape, { ...placement, turns: placement.turns + quarters }),
        );
        setAnnouncement(announcements.turned);
      },
      reset: (): void => {
        change('reset', () => UPPER);
        setAnnouncement(announcements.reset);
      },
    },
  };
  return { changes, announcement };
}

/** Between the frame and the edge of its box, in CSS pixels. */
const MARGIN_PX = 28;

/** The size of a frame of this shape (width / height) that fits the room, in CSS pixels. */
function frameIn(room: Dimensions, shape: number): Dimensions {
  const [width, height] = [room.width - 2 * MARGIN_PX, room.height - 2 * MARGIN_PX];
  return width / height > shape ? { width: height * shape, height } : { width, height: width / shape };
}

type CropFrameProps = {
  readonly photo: OpenPhoto;
  readonly placement: PhotoPlacement;
  readonly slot: Slot;
  readonly changes: CropChanges;
};

/** The photo behind a frame of the print's shape, bleed included; dragging, pinching, scrolling and keys move it. */
function CropFrame({ photo, placement, slot, changes }: CropFrameProps) {
  const { shape } = slot;
  const t = useMessages(designingMessages).design;
  const [room, setRoom] = useState<Dimensions | null>(null);

  const measure = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    // React's wheel listeners are passive and cannot keep the dialog from scrolling.
    const hold = (event: Event): void => event.preventDefault();
    box.addEventListener('wheel', hold, { passive: false });
    return () => {
      observer.disconnect();
      box.removeEventListener('wheel', hold);
    };
  }, []);
  const draw = useCallback(
    (picture: HTMLCanvasElement) => {
      // Drawn in the next frame: together with rendering the panel it would be one long task.
      const frame = requestAnimationFrame(() => picture.getContext('2d')?.drawImage(photo.small, 0, 0));
      return () => cancelAnimationFrame(frame);
    },
    [photo.small],
  );

  const frame = room && frameIn(room, shape);
  const gestures = useGestures(frame, changes);
  const crop = cropOf(photo.size, shape, placement);
  const perPixel = frame ? frame.width / crop.width : 0;
  const [left, top] = [crop.centre.x * perPixel, crop.centre.y * perPixel];
  return (
    <div
      ref={measure}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a widget of its own: keys move the photo
      tabIndex={0}
      aria-label={t.frame}
      aria-describedby="crop-help"
      {...gestures}
      className="crop dragged relative overflow-hidden rounded-sm bg-ink select-none"
    >
      <canvas
        ref={draw}
        width={photo.small.width}
        height={photo.small.height}
        aria-hidden="true"
        className="crop-photo absolute max-w-none"
        style={{
          width: photo.size.width * perPixel,
          height: photo.size.height * perPixel,
          transform: `rotate(${crop.angle}rad) translate(${-left}px, ${-top}px)`,
        }}
      />
      {frame && (
        <div
          aria-hidden="true"
          className="crop-frame pointer-events-none absolute"
          style={{ width: frame.width, height: frame.height }}
        >
          <TrimLines sheet={slot.sheet} frame={slot.frame} />
        </div>
      )}
    </div>
  );
}

const WHEEL_SPEED = 0.0015;

/** The direction of each arrow key, in steps. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Handlers that turn pointers, fingers, wheel and keys into changes. `frame` is null until it is measured. */
function useGestures(frame: Dimensions | null, changes: CropChanges) {
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
      // With two fingers each move counts half, and a change of their distance zooms.
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

/** Performs the action of a key; false for any other key. */
function actOn(key: string, press: CropChanges['press']): boolean {
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

const slider = 'slider min-h-11 w-full min-w-0';
const label = 'text-small font-medium text-ink-2';

type CropControlsProps = {
  readonly placement: PhotoPlacement;
  readonly mostZoom: number;
  readonly changes: CropChanges;
};

/** Buttons and sliders for everything that gestures can do. */
function CropControls({ placement, mostZoom, changes }: CropControlsProps) {
  const t = useMessages(designingMessages).design;
  const { press, zoomTo, tiltTo } = changes;
  return (
    <div className="grid gap-1">
      <div className="crop-row grid items-center">
        <span className={label}>{t.zoom}</span>
        <IconButton icon="minus" label={t.zoomOut} onClick={() => press.zoom(false)} />
        <input
          type="range"
          aria-label={t.zoom}
          aria-valuetext={t.percent(placement.zoom)}
          min={0}
          max={Math.log(Math.max(mostZoom, 1.001))}
          step={0.01}
          value={Math.log(placement.zoom)}
          onChange={({ target }) => zoomTo(Math.exp(Number(target.value)))}
          className={slider}
        />
        <IconButton icon="plus" label={t.zoomIn} onClick={() => press.zoom(true)} />
      </div>
      <div className="crop-row grid items-center">
        <span className={label}>{t.tilt}</span>
        <IconButton icon="turnLeft" label={t.turnLeft} onClick={() => press.turn(-1)} />
        <input
          type="range"
          aria-label={t.tilt}
          aria-valuetext={t.degrees(placement.tilt)}
          min={-MAX_TILT_DEGREES}
          max={MAX_TILT_DEGREES}
          step={0.5}
          value={placement.tilt}
          onChange={({ target }) => tiltTo(Number(target.value))}
          className={slider}
        />
        <IconButton icon="turnRight" label={t.turnRight} onClick={() => press.turn(1)} />
      </div>
      <PositionControls changes={changes} />
    </div>
  );
}

/** Buttons that move the photo, and one that resets it. */
function PositionControls({ changes: { press } }: Pick<CropControlsProps, 'changes'>) {
  const t = useMessages(designingMessages).design;
  const moves: readonly (readonly [IconName, string, Point])[] = [
    ['left', t.moveLeft, { x: -1, y: 0 }],
    ['right', t.moveRight, { x: 1, y: 0 }],
    ['up', t.moveUp, { x: 0, y: -1 }],
    ['down', t.moveDown, { x: 0, y: 1 }],
  ];
  return (
    <div role="group" aria-label={t.move} className="crop-moves grid items-center">
      <span aria-hidden="true" className={label}>
        {t.move}
      </span>
      <div className="flex">
        {moves.map(([icon, name, by]) => (
          <IconButton key={icon} icon={icon} label={name} onClick={() => press.move(by)} />
        ))}
      </div>
      <button
        type="button"
        onClick={press.reset}
        className="min-h-11 px-2 text-small font-semibold text-gold-text underline underline-offset-4"
      >
        {t.reset}
      </button>
    </div>
  );
}
