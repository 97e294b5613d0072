import { personaliseCopy } from '#content/personaliseText.ts';
import type { PrintArea } from '#domain/mockup.ts';
import { cropOf, mostZoom, settled } from '#domain/placement.ts';
import { printCheck } from '#domain/printSize.ts';
import { useCopy } from '#lib/useCopy.ts';
import { CropControls } from './CropControls.tsx';
import { CropFrame } from './CropFrame.tsx';
import { PrintCheck } from './PrintCheck.tsx';
import type { Held } from './held.ts';
import type { Personalising } from './usePersonalising.ts';
import { usePlacing } from './usePlacing.ts';

type PlacingPanelProps = {
  readonly held: Held;
  readonly area: PrintArea;
  readonly place: Personalising['place'];
};

/** The crop with all its controls, and how sharp it prints. */
export function PlacingPanel({ held, area, place }: PlacingPanelProps) {
  const t = useCopy(personaliseCopy);
  const { placing, said } = usePlacing(place, area.shape);
  const { size } = held.photo;
  const placement = settled(size, area.shape, held.placement);
  return (
    <>
      <CropFrame held={held} shape={area.shape} changes={placing} />
      <p id="crop-help" className="sr-only">
        {t.frameHelp}
      </p>
      <CropControls placement={placement} mostZoom={mostZoom(size, area.shape, placement)} changes={placing} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** How sharp the photo in hand prints at the chosen size; silent where the size says nothing in inches. */
export function SharpnessOf({ held, area }: Pick<PlacingPanelProps, 'held' | 'area'>) {
  if (!area.stated) return null;
  const crop = cropOf(held.photo.size, area.shape, held.placement);
  return <PrintCheck check={printCheck(crop, area.stated)} inches={area.stated} />;
}
