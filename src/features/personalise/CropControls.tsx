import { useMessages } from '#content/language.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { MOST_TILT_DEGREES, type PhotoPlacement, type Point } from '#domain/design/photoPlacement.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { IconName } from '#ui/icons.ts';
import type { Placing } from './usePlacing.ts';

const slider = 'slider min-h-11 w-full min-w-0';
const label = 'text-small font-medium text-ink-2';

type CropControlsProps = {
  readonly placement: PhotoPlacement;
  readonly mostZoom: number;
  readonly placing: Placing;
};

/** Everything that gestures can do, as buttons and sliders. */
export function CropControls({ placement, mostZoom, placing }: CropControlsProps) {
  const t = useMessages(designingMessages).design;
  const { press, zoomTo, tiltTo } = placing;
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-[88px_44px_minmax(0,1fr)_44px] items-center">
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
      <div className="grid grid-cols-[88px_44px_minmax(0,1fr)_44px] items-center">
        <span className={label}>{t.tilt}</span>
        <IconButton icon="turnLeft" label={t.turnLeft} onClick={() => press.turn(-1)} />
        <input
          type="range"
          aria-label={t.tilt}
          aria-valuetext={t.degrees(placement.tilt)}
          min={-MOST_TILT_DEGREES}
          max={MOST_TILT_DEGREES}
          step={0.5}
          value={placement.tilt}
          onChange={({ target }) => tiltTo(Number(target.value))}
          className={slider}
        />
        <IconButton icon="turnRight" label={t.turnRight} onClick={() => press.turn(1)} />
      </div>
      <PositionControls placing={placing} />
    </div>
  );
}

/** Arrows that move the photo, and the way back to how it lay at first. */
function PositionControls({ placing: { press } }: Pick<CropControlsProps, 'placing'>) {
  const t = useMessages(designingMessages).design;
  const moves: readonly (readonly [IconName, string, Point])[] = [
    ['left', t.moveLeft, { x: -1, y: 0 }],
    ['right', t.moveRight, { x: 1, y: 0 }],
    ['up', t.moveUp, { x: 0, y: -1 }],
    ['down', t.moveDown, { x: 0, y: 1 }],
  ];
  return (
    <div role="group" aria-label={t.move} className="grid grid-cols-[88px_minmax(0,1fr)_auto] items-center">
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
