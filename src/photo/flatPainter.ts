import type { Corners } from '#domain/photoPlacement.ts';
import { affineOf } from '#domain/lattice.ts';
import type { Painter } from './painter.ts';

/** Colours of the wall (from top to bottom), the mount, its bevel, the bare print and the shadow. */
export type FlatLooks = Readonly<Record<'light' | 'wall' | 'mount' | 'bevel' | 'bare' | 'shade', string>>;

/** Shares of the picture: how much the frame takes up, its mount, and its shadow. */
const SHARES = { frame: 0.78, mount: 0.045, shadow: 0.045 };

function paintWall(context: CanvasRenderingContext2D, size: number, looks: FlatLooks): void {
  const wall = context.createLinearGradient(0, 0, 0, size);
  wall.addColorStop(0, looks.light);
  wall.addColorStop(1, looks.wall);
  context.fillStyle = wall;
  context.fillRect(0, 0, size, size);
}

/** Draws a print of any shape in a white mount on a wall, for gifts that no mock-up shows. */
export function flatPainter(canvas: HTMLCanvasElement, shape: number, looks: FlatLooks): Painter {
  const context = canvas.getContext('2d');
  if (!context) throw new RangeError('no canvas');
  const size = canvas.width;
  const room = size * SHARES.frame;
  const mount = size * SHARES.mount;
  const width = shape >= 1 ? room - 2 * mount : (room - 2 * mount) * shape;
  const height = width / shape;
  const [left, top] = [(size - width) / 2, (size - height) / 2];

  const paintMount = (): void => {
    context.save();
    context.shadowColor = looks.shade;
    context.shadowBlur = size * SHARES.shadow;
    context.shadowOffsetY = size * SHARES.shadow * 0.5;
    context.fillStyle = looks.mount;
    context.fillRect(left - mount, top - mount, width + 2 * mount, height + 2 * mount);
    context.restore();
    context.fillStyle = looks.bare;
    context.fillRect(left, top, width, height);
  };
  const paintPhoto = (bitmap: ImageBitmap, { topLeft, topRight, bottomLeft }: Corners): void => {
    const map = affineOf(
      [topLeft, topRight, bottomLeft],
      [
        { x: left, y: top },
        { x: left + width, y: top },
        { x: left, y: top + height },
      ],
    );
    if (!map) return;
    context.save();
    context.beginPath();
    context.rect(left, top, width, height);
    context.clip();
    context.imageSmoothingQuality = 'high';
    context.transform(...map);
    context.drawImage(bitmap, 0, 0);
    context.restore();
  };

  return {
    kind: 'flat',
    paint: (print) => {
      paintWall(context, size, looks);
      paintMount();
      if (print) paintPhoto(print.bitmap, print.corners);
      context.strokeStyle = looks.bevel;
      context.lineWidth = Math.max(1, size / 600);
      context.strokeRect(left - 1, top - 1, width + 2, height + 2);
    },
    release: () => {},
  };
}
