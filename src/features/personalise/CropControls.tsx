import { useWords } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import { MOST_TILT_DEGREES, type PhotoPlacement, type Point } from '#domain/photoPlacement.ts';
import { RoundButton } from '#ui/RoundButton.tsx';
import type { IconName } from '#ui/icons.ts';
import { STEP, type Changes } from './useGestures.ts';

const slider = 'slider min-h-11 w-full min-w-0';
const label = 'text-small font-medium text-ink-2';

type CropControlsProps = {
  readonly placement: PhotoPlacement;
  readonly mostZoom: number;
  readonly changes: Changes & { readonly zoomTo: (zoom: number) => void; readonly tiltTo: (degrees: number) => void };
};

/** Everything that gestures can do, as buttons and sliders. */
export function CropControls({ placement, mostZoom, changes }: CropControlsProps) {
  const t = useWords(designingWords).design;
  const zoomBy = (factor: number): void => {
    changes.zoomBy(factor, { x: 0, y: 0 });
    changes.say('zoom');
  };
  const turn = (quarters: number): void => {
    changes.turn(quarters);
    changes.say('turned');
  };
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-[88px_44px_minmax(0,1fr)_44px] items-center">
        <span className={label}>{t.zoom}</span>
        <RoundButton icon="minus" label={t.zoomOut} onClick={() => zoomBy(1 / STEP.zoom)} />
        <input
          type="range"
          aria-label={t.zoom}
          aria-valuetext={t.percent(placement.zoom)}
          min={0}
          max={Math.log(Math.max(mostZoom, 1.001))}
          step={0.01}
          value={Math.log(placement.zoom)}
          onChange={({ target }) => changes.zoomTo(Math.exp(Number(target.value)))}
          className={slider}
        />
        <RoundButton icon="plus" label={t.zoomIn} onClick={() => zoomBy(STEP.zoom)} />
      </div>
      <div className="grid grid-cols-[88px_44px_minmax(0,1fr)_44px] items-center">
        <span className={label}>{t.tilt}</span>
        <RoundButton icon="turnLeft" label={t.turnLeft} onClick={() => turn(-1)} />
        <input
          type="range"
          aria-label={t.tilt}
          aria-valuetext={t.degrees(placement.tilt)}
          min={-MOST_TILT_DEGREES}
          max={MOST_TILT_DEGREES}
          step={0.5}
          value={placement.tilt}
          onChange={({ target }) => changes.tiltTo(Number(target.value))}
          className={slider}
        />
        <RoundButton icon="turnRight" label={t.turnRight} onClick={() => turn(1)} />
      </div>
      <PositionControls changes={changes} />
    </div>
  );
}

/** Arrows that move the photo, and the way back to how it lay at first. */
function PositionControls({ changes }: Pick<CropControlsProps, 'changes'>) {
  const t = useWords(designingWords).design;
  const moves: readonly (readonly [IconName, string, Point])[] = [
    ['left', t.moveLeft, { x: -STEP.move, y: 0 }],
    ['right', t.moveRight, { x: STEP.move, y: 0 }],
    ['up', t.moveUp, { x: 0, y: -STEP.move }],
    ['down', t.moveDown, { x: 0, y: STEP.move }],
  ];
  return (
    <div role="group" aria-label={t.move} className="grid grid-cols-[88px_minmax(0,1fr)_auto] items-center">
      <span aria-hidden="true" className={label}>
        {t.move}
      </span>
      <div className="flex">
        {moves.map(([icon, name, by]) => (
          <RoundButton
            key={icon}
            icon={icon}
            label={name}
            onClick={() => {
              changes.moveBy(by);
              changes.say('moved');
            }}
          />
        ))}
      </div>
      <button
        type="button"
        onClick={() => {
          changes.reset();
          changes.say('reset');
        }}
        className="min-h-11 px-2 text-small font-semibold text-gold-text underline underline-offset-4"
      >
        {t.reset}
      </button>
    </div>
  );
}
