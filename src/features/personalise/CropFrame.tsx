import { useCallback, useState } from 'react';

import { useMessages } from '#content/language.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { cropOf, type PhotoPlacement } from '#domain/design/photoPlacement.ts';
import type { Dimensions } from '#domain/design/printSize.ts';
import type { OpenPhoto } from '#photo/messages.ts';
import { useGestures } from './useGestures.ts';
import type { Placing } from './usePlacing.ts';

/** Air around the frame, in CSS pixels. */
const MARGIN_PX = 28;

/** The frame's box: the print's shape, as large as the room allows. */
function frameIn(room: Dimensions, shape: number): Dimensions {
  const [width, height] = [room.width - 2 * MARGIN_PX, room.height - 2 * MARGIN_PX];
  return width / height > shape ? { width: height * shape, height } : { width, height: width / shape };
}

type CropFrameProps = {
  readonly photo: OpenPhoto;
  readonly placement: PhotoPlacement;
  readonly shape: number;
  readonly changes: Placing;
};

/** The photo lies behind a frame of the print's shape; dragging, pinching, scrolling and keys move it. */
export function CropFrame({ photo, placement, shape, changes }: CropFrameProps) {
  const t = useMessages(designingMessages).design;
  const [room, setRoom] = useState<Dimensions | null>(null);

  const measure = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    // React listens to wheels passively: the screen would scroll as well.
    const hold = (event: WheelEvent): void => event.preventDefault();
    box.addEventListener('wheel', hold, { passive: false });
    return () => {
      observer.disconnect();
      box.removeEventListener('wheel', hold);
    };
  }, []);
  const draw = useCallback(
    (picture: HTMLCanvasElement) => {
      // A task of its own: together with the panel that has just been put there it would be a long one.
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
      className="relative h-60 cursor-grab touch-none overflow-hidden rounded-sm bg-ink select-none active:cursor-grabbing md:h-80"
    >
      <canvas
        ref={draw}
        width={photo.small.width}
        height={photo.small.height}
        aria-hidden="true"
        className="absolute top-1/2 left-1/2 max-w-none origin-top-left"
        style={{
          width: photo.size.width * perPixel,
          height: photo.size.height * perPixel,
          transform: `rotate(${crop.angle}rad) translate(${-left}px, ${-top}px)`,
        }}
      />
      {frame && (
        <div
          aria-hidden="true"
          className="crop-frame pointer-events-none absolute top-1/2 left-1/2 -translate-1/2"
          style={{ width: frame.width, height: frame.height }}
        />
      )}
    </div>
  );
}
