import { useCallback, useEffect, useMemo, useState } from 'react';

import { calendarMessages } from '#content/calendarMessages.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { firstMonthsAt, isYearMonth, monthFormat, monthsFrom, type YearMonth } from '#domain/design/calendar.ts';
import { countPlaced, withLayout, withPlace, withSwapped } from '#domain/design/design.ts';
import type { Slot } from '#domain/design/slots.ts';
import { areHolidaysKnown, HOLIDAYS_KNOWN } from '#domain/design/holidays.ts';
import { countPlaces, rectsOf, type LayoutName } from '#domain/design/layouts.ts';
import { UPPER } from '#domain/design/photoPlacement.ts';
import { cx } from '#lib/cx.ts';
import type { SheetArt } from '#photo/art.ts';
import { CALENDAR_PAGE, type MonthPage } from '#photo/calendarPage.ts';
import { latestOnly } from '#photo/painter.ts';
import type { OpenPhoto } from '#photo/workerMessages.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PlaceCrop } from './PlaceCrop.tsx';
import type { Designing } from './useDesigning.ts';

type FirstMonthProps = { readonly month: YearMonth } & Pick<Designing, 'change'>;

/** The month of a calendar's first page, and a hint where the holidays of one of its months are not known. */
function FirstMonth({ month, change }: FirstMonthProps) {
  const t = useMessages(calendarMessages);
  const { locale } = useMessages(commonMessages);
  const [openedAt] = useState(() => Date.now());
  const textOf = useMemo(() => monthFormat(locale), [locale]);
  const isComplete = monthsFrom(month).every(areHolidaysKnown);
  return (
    <SelectField
      label={t.firstMonth}
      hint={isComplete ? undefined : t.holidaysUntil(textOf(HOLIDAYS_KNOWN.to))}
      value={month}
      onChange={({ target: { value } }) => {
        if (isYearMonth(value)) change('first month', (now) => ({ ...now, firstMonth: value }));
      }}
    >
      {firstMonthsAt(openedAt, month).map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
    </SelectField>
  );
}

const PIXELS_PER_MM = 5;
const PIXELS = {
  width: CALENDAR_PAGE.trim.width * PIXELS_PER_MM,
  height: CALENDAR_PAGE.trim.height * PIXELS_PER_MM,
};

type MonthViewProps = { readonly art: SheetArt; readonly page: MonthPage; readonly worker: PhotoWorker };

/** The page of one month, large enough to read its holidays. */
function MonthView({ art, page: { name, year, holidays }, worker }: MonthViewProps) {
  const t = useMessages(calendarMessages);
  const [latest, setLatest] = useState<ReturnType<typeof latestOnly<SheetArt>> | null>(null);
  const attach = useCallback(
    (canvas: HTMLCanvasElement) => {
      const drawings = latestOnly<SheetArt>(async (next) => {
        const answer = await worker.ask({ kind: 'page', art: next, pixels: PIXELS });
        if (answer.status === 'composed') canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(answer.bitmap);
      });
      setLatest(drawings);
      return () => drawings.end();
    },
    [worker],
  );
  useEffect(() => latest?.add(art), [latest, art]);
  const days = holidays.map(({ day, text }) => `${day} ${text}`).join(', ');
  return (
    <canvas
      ref={attach}
      {...PIXELS}
      role="img"
      aria-label={t.page(`${name} ${year}`, days)}
      className="h-auto w-full rounded-sm bg-white shadow-soft"
    />
  );
}

type PlacesPanelProps = { readonly designing: Designing };

/** The photos of a design: the layout, which photo goes where, and the crop of the chosen one. */
export function PlacesPanel({ designing }: PlacesPanelProps) {
  const { slots, active, content, photos, arts, worker, change } = designing;
  const slot = slots[active] ?? slots[0];
  const place = slot && content.places[slot.index];
  const photo = place && photos.get(place.photo);
  // Every page of a calendar has one place.
  const art = arts[active];
  return (
    <div className="grid gap-4">
      <Layouts designing={designing} />
      {content.firstMonth && <FirstMonth month={content.firstMonth} change={change} />}
      {slots.length > 1 && <Places designing={designing} />}
      {slot && place && photo && <SlotFacts slot={slot} isNamed={isMixed(slots)} />}
      {slot && place && photo && <PlaceCrop key={slot.index} {...{ slot, place, photo, change }} />}
      {art?.page && (!place || photo) && <MonthView art={art} page={art.page} worker={worker} />}
    </div>
  );
}

/** True for a product of different pieces, such as a frame and a mug: their places are called by the piece. */
const isMixed = (slots: readonly Slot[]): boolean => new Set(slots.map(({ sheet }) => sheet.piece?.name)).size > 1;

/** What the place is printed on: the piece, where a product has several kinds, and its finished size. */
function SlotFacts({ slot, isNamed }: { readonly slot: Slot; readonly isNamed: boolean }) {
  const t = useMessages(designingMessages).design;
  const { piece } = slot.sheet;
  if (piece === null) return null;
  const size = t.printed(piece.trim);
  return <p className="text-note text-ink-3">{isNamed ? t.piecePlace(t.pieces[piece.name], size) : size}</p>;
}

function Layouts({ designing: { offer, content, change, setRemark } }: PlacesPanelProps) {
  const t = useMessages(designingMessages).design;
  if (offer.kind === 'apart' || offer.layouts.length === 1) return null;
  const choose = (layout: LayoutName): void => {
    const places = countPlaces(offer, layout);
    change('layout', (now) => withLayout(now, layout, places));
    const lost = countPlaced(content) - places;
    if (lost > 0) setRemark(t.photosLeft(lost));
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
  /** The place whose photo is swapped with the next place pressed; null while none is. */
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
        {slots.map(({ index, sheet }) => {
          const place = content.places[index];
          const name = place ? t.place(index + 1, slots.length) : t.placeEmpty(index + 1, slots.length);
          const piece = isMixed(slots) && sheet.piece ? t.pieces[sheet.piece.name] : null;
          return (
            <li key={index}>
              <PlaceButton
                name={piece === null ? name : t.piecePlace(piece, name)}
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
        <div className="flex flex-wrap gap-x-5">
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
                places: now.places.map((_, at) => (at === active ? inHand : { ...inHand, placement: UPPER })),
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

type PlaceButtonProps = {
  /** The accessible name. */
  readonly name: string;
  readonly number: number;
  readonly photo: OpenPhoto | undefined;
  readonly isActive: boolean;
  readonly onPress: () => void;
  /** The photo of another place was dropped here. */
  readonly onSwap: (from: number) => void;
};

const SIDE_PX = 112;
const DRAG_TYPE = 'application/x-kanuka-place';

/**
 * A place with a thumbnail of its photo: pressing it selects the place, dragging it onto another swaps their photos.
 */
function PlaceButton({ name, number, photo, isActive, onPress, onSwap }: PlaceButtonProps) {
  const small = photo?.small;
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const context = small && canvas?.getContext('2d');
      if (!context) return;
      const scale = SIDE_PX / Math.min(small.width, small.height);
      const [width, height] = [small.width * scale, small.height * scale];
      context.drawImage(small, (SIDE_PX - width) / 2, (SIDE_PX - height) / 2, width, height);
    },
    [small],
  );
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isActive}
      onClick={onPress}
      draggable={photo !== undefined}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAG_TYPE, String(number - 1))}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault();
      }}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(DRAG_TYPE);
        if (from === '') return;
        event.preventDefault();
        event.stopPropagation();
        onSwap(Number(from));
      }}
      className={cx(
        'relative grid size-14 place-items-center overflow-hidden rounded-sm border bg-cream',
        isActive ? 'border-maroon ring-1 ring-maroon' : photo ? 'border-line-ui' : 'border-dashed border-line-ui',
      )}
    >
      {photo ? (
        <canvas ref={draw} width={SIDE_PX} height={SIDE_PX} aria-hidden="true" className="size-full" />
      ) : (
        <Icon name="plus" className="text-ink-3" />
      )}
      <span
        aria-hidden="true"
        className="absolute right-0 bottom-0 rounded-tl-sm bg-ivory/94 px-1 text-label tabular-nums"
      >
        {number}
      </span>
    </button>
  );
}

const SIDE = 24;

/** A layout as an icon of its places. */
function LayoutIcon({ layout }: { readonly layout: LayoutName }) {
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={SIDE}
      height={SIDE}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {rectsOf(layout, 1).map(({ x, y, width, height }) => (
        <rect
          key={`${x}/${y}`}
          x={1 + x * (SIDE - 2)}
          y={1 + y * (SIDE - 2)}
          width={width * (SIDE - 2)}
          height={height * (SIDE - 2)}
        />
      ))}
    </svg>
  );
}
