import { personaliseWords } from '#content/personaliseWords.ts';
import type { PrintArea } from '#domain/mockup.ts';
import { cropOf, mostZoom, settled } from '#domain/photoPlacement.ts';
import { printCheck } from '#domain/printSize.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { CropControls } from './CropControls.tsx';
import { CropFrame } from './CropFrame.tsx';
import { PrintCheck } from './PrintCheck.tsx';
import type { PlacedPhoto } from './placedPhoto.ts';
import type { Personalising } from './usePersonalising.ts';
import { usePlacing } from './usePlacing.ts';

type PlacingPanelProps = {
  readonly placed: PlacedPhoto;
  readonly area: PrintArea;
  readonly place: Personalising['place'];
};

/** The crop with all its controls, and how sharp it prints. */
export function PlacingPanel({ placed, area, place }: PlacingPanelProps) {
  const t = useWords(personaliseWords).personalise;
  const { placing, said } = usePlacing(place, area.shape);
  const { size } = placed.photo;
  const placement = settled(size, area.shape, placed.placement);
  return (
    <>
      <CropFrame placed={placed} shape={area.shape} changes={placing} />
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
export function SharpnessOf({ placed, area }: Pick<PlacingPanelProps, 'placed' | 'area'>) {
  if (!area.stated) return null;
  const crop = cropOf(placed.photo.size, area.shape, placed.placement);
  return <PrintCheck check={printCheck(crop, area.stated)} inches={area.stated} />;
}
