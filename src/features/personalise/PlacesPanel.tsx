import { useState } from 'react';

import { useMessages } from '#content/language.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { countPlaced, withLayout, withPlace, withSwapped, type DesignContent } from '#domain/design/design.ts';
import type { Slot } from '#domain/design/designCheck.ts';
import { countPlaces, type LayoutName } from '#domain/design/layouts.ts';
import { CENTRED, mostZoom, settled } from '#domain/design/photoPlacement.ts';
import { cx } from '#lib/cx.ts';
import { Button } from '#ui/Button.tsx';
import { CropControls } from './CropControls.tsx';
import { CropFrame } from './CropFrame.tsx';
import { LayoutIcon } from './LayoutIcon.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import type { Designing } from './useDesigning.ts';
import { usePlacing } from './usePlacing.ts';

type PlacesPanelProps = { readonly designing: Designing };

/** The photos of a design: how many, which one where, and the crop of each. */
export function PlacesPanel({ designing }: PlacesPanelProps) {
  const { slots, active, content, photos, change } = designing;
  const slot = slots[active] ?? slots[0];
  const place = slot && content.places[slot.index];
  const photo = place && photos.get(place.photo);
  return (
    <div className="grid gap-4">
      <Layouts designing={designing} />
      {slots.length > 1 && <Places designing={designing} />}
      {slot && place && photo && <PlaceCrop key={slot.index} {...{ slot, place, photo, change }} />}
    </div>
  );
}

function Layouts({ designing: { offer, content, change, say } }: PlacesPanelProps) {
  const t = useMessages(designingMessages).design;
  if (offer.kind === 'apart' || offer.layouts.length === 1) return null;
  const choose = (layout: LayoutName): void => {
    const places = countPlaces(offer, layout);
    change('layout', (now) => withLayout(now, layout, places));
    const lost = countPlaced(content) - places;
    if (lost > 0) say(t.photosLeft(lost));
  };
  return (
    <div role="group" aria-label={t.layout} className="flex flex-wrap gap-2">
      {offer.layouts.map((each) => (
        <button
          key={each}
          type="button"
          aria-label={t.layouts[each]}
          aria-pressed={each === content.layout}
          onClick={() => choose(each)}
          className={cx(
            'grid size-11 place-items-center rounded-sm border',
            each === content.layout
              ? 'border-maroon text-maroon ring-1 ring-maroon'
              : 'border-line-ui bg-white text-ink-2',
          )}
        >
          <LayoutIcon layout={each} />
        </button>
      ))}
    </div>
  );
}

function Places({ designing: { slots, active, setActive, content, photos, change } }: PlacesPanelProps) {
  const t = useMessages(designingMessages).design;
  /** The place whose photo looks for another one to change with. */
  const [swapping, setSwapping] = useState<number | null>(null);
  const inHand = content.places[active];
  const swap = (a: number, b: number): void => {
    change('swap', (now) => withSwapped(now, a, b));
    setSwapping(null);
    setActive(b);
  };
  return (
    <div className="grid gap-2">
      <ul aria-label={t.places} className="flex flex-wrap gap-2">
        {slots.map(({ index }) => {
          const place = content.places[index];
          return (
            <li key={index}>
              <PlaceButton
                name={place ? t.place(index + 1, slots.length) : t.placeEmpty(index + 1, slots.length)}
                number={index + 1}
                photo={place ? photos.get(place.photo) : undefined}
                isActive={index === active}
                onPress={() => (swapping === null ? setActive(index) : swap(swapping, index))}
                onSwap={(from) => swap(from, index)}
              />
            </li>
          );
        })}
      </ul>
      {swapping !== null && (
        <p role="status" className="text-small text-ink-2">
          {t.swapHelp(swapping + 1)}
        </p>
      )}
      {inHand && (
        <div className="flex flex-wrap gap-x-2">
          <Button
            tone="quiet"
            size="small"
            aria-pressed={swapping !== null}
            onClick={() => setSwapping(swapping === null ? active : null)}
          >
            {t.swap}
          </Button>
          <Button
            tone="quiet"
            size="small"
            onClick={() =>
              change('all', (now) => ({
                ...now,
                places: now.places.map((_, at) => (at === active ? inHand : { ...inHand, placement: CENTRED })),
              }))
            }
          >
            {t.useForAll}
          </Button>
          <Button tone="quiet" size="small" onClick={() => change('empty', (now) => withPlace(now, active, null))}>
            {t.removePlace}
          </Button>
        </div>
      )}
    </div>
  );
}

type PlaceCropProps = Pick<Designing, 'change'> & {
  readonly slot: Slot;
  readonly place: NonNullable<DesignContent['places'][number]>;
  readonly photo: NonNullable<ReturnType<Designing['photos']['get']>>;
};

/** The crop of one place with all its controls. */
function PlaceCrop({ slot, place, photo, change }: PlaceCropProps) {
  const t = useMessages(designingMessages).design;
  const { placing, said } = usePlacing(change, slot, place);
  const placement = settled(place.pixels, slot.shape, place.placement);
  return (
    <div className="grid gap-4">
      <CropFrame photo={photo} placement={place.placement} shape={slot.shape} changes={placing} />
      <p id="crop-help" className="sr-only">
        {t.frameHelp}
      </p>
      <CropControls placement={placement} mostZoom={mostZoom(place.pixels, slot.shape, placement)} placing={placing} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
