import { useCallback, useId, useMemo, useRef } from 'react';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { ACCEPTED_PHOTOS } from '#config/constants.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/messages.ts';
import { LOOKS, NOTE_LENGTH, type Look, type PlacedPhoto } from '#domain/design/design.ts';
import { WHOLE } from '#domain/design/layouts.ts';
import { cropOf } from '#domain/design/photoPlacement.ts';
import { cx } from '#lib/cx.ts';
import type { SheetArt } from '#photo/art.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { ClientOnly } from '#ui/ClientOnly.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { useTextLimit, TextLimit } from '#ui/Field.tsx';
import { Choice } from './Choice.tsx';
import { PANELS, type PanelName } from './dialogStorage.ts';
import { PhotoTray } from './PhotoTray.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import { TextPanel } from './TextPanel.tsx';
import type { Designing } from './useDesigning.ts';

type PhotoPickerProps = { readonly designing: Designing; readonly isQuiet: boolean };

/** Buttons for files and, on touch screens, for the camera. */
function PhotoPicker({ designing: { opening, slots, content, addFiles, startChoosing }, isQuiet }: PhotoPickerProps) {
  const t = useMessages(designingMessages).design;
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ target }: { readonly target: HTMLInputElement }): void => {
    addFiles([...(target.files ?? [])]);
    // Without this, choosing the same file again would not be a change.
    target.value = '';
  };
  const openPicker = (input: HTMLInputElement | null): void => {
    startChoosing();
    input?.click();
  };
  const isMany = slots.length > 1;
  const isBusy = opening > 0;
  const many = content.places.every((place) => place !== null) ? t.changeMany : t.more;
  const idle = isQuiet ? (isMany ? many : t.another) : isMany ? t.chooseMany : t.choose;
  return (
    <div className={cx('flex flex-wrap gap-3', !isQuiet && 'justify-center')}>
      <Button
        tone={isQuiet ? 'line' : 'primary'}
        size={isQuiet ? 'small' : 'medium'}
        isBusy={isBusy}
        onClick={() => openPicker(file.current)}
      >
        <Icon name="image" />
        <span>{isBusy ? t.opening : idle}</span>
      </Button>
      <span className="hidden pointer-coarse:contents">
        {isQuiet ? (
          <IconButton icon="camera" label={t.camera} tone="line" onClick={() => openPicker(camera.current)} />
        ) : (
          <Button onClick={() => openPicker(camera.current)}>
            <Icon name="camera" />
            <span>{t.camera}</span>
          </Button>
        )}
      </span>
      <input ref={file} type="file" accept={ACCEPTED_PHOTOS} multiple={isMany} hidden onChange={take} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={take} />
    </div>
  );
}

/** The looks, each as a thumbnail of the shopper's own photo; by name alone while there is no open photo. */
function LookPanel({ designing }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design;
  const { content, active, photos, worker, change } = designing;
  const placed = [content.places[active], ...content.places].find((place) => place && photos.has(place.photo));
  const choose = (look: Look): void => change('look', (now) => ({ ...now, look }));
  if (!placed) {
    const options = LOOKS.map((value) => ({ value, text: t.looks[value] }));
    return <Choice label={t.panel.look} options={options} chosen={content.look} onChoose={choose} />;
  }
  return (
    <div role="group" aria-label={t.panel.look} className="design-four grid gap-2">
      {LOOKS.map((look) => (
        <button
          key={look}
          type="button"
          aria-pressed={look === content.look}
          onClick={() => choose(look)}
          className={cx(
            'grid content-start overflow-hidden rounded-sm border text-label',
            look === content.look
              ? 'border-maroon bg-ivory font-semibold text-maroon ring-1 ring-maroon'
              : 'border-line-ui bg-white hover:border-ink',
          )}
        >
          <LookThumbnail look={look} placed={placed} worker={worker} />
          <span className="px-1 py-2">{t.looks[look]}</span>
        </button>
      ))}
    </div>
  );
}

/** The side of a thumbnail in pixels: twice that on the screen of a phone. */
const SIDE_PX = 176;

type LookThumbnailProps = { readonly look: Look; readonly placed: PlacedPhoto; readonly worker: PhotoWorker };

/** The photo in one look, drawn in the worker. */
function LookThumbnail({ look, placed: { photo, pixels, placement }, worker }: LookThumbnailProps) {
  const art = useMemo(
    (): SheetArt => ({
      shape: 1,
      outline: 'rectangle',
      safe: { top: 0, right: 0, bottom: 0, left: 0, corner: 0 },
      look,
      texts: [],
      places: [{ rect: WHOLE, photo, pixels, crop: cropOf(pixels, 1, placement) }],
    }),
    [look, photo, pixels, placement],
  );
  const draw = useCallback(
    (canvas: HTMLCanvasElement) => {
      const shown = new AbortController();
      const compose = async (): Promise<void> => {
        const pixels = { width: SIDE_PX, height: SIDE_PX };
        const answer = await worker.askLater({ kind: 'compose', art, pixels }, shown.signal);
        if (answer.status !== 'composed') return;
        if (!shown.signal.aborted) canvas.getContext('2d')?.drawImage(answer.bitmap, 0, 0);
        answer.bitmap.close();
      };
      void compose();
      return () => shown.abort();
    },
    [art, worker],
  );
  return (
    <canvas ref={draw} width={SIDE_PX} height={SIDE_PX} aria-hidden="true" className="aspect-square w-full bg-cream" />
  );
}

const LazyTemplates = lazyComponent(
  () => import('./Templates.tsx'),
  (file) => file.Templates,
);

type DesignPanelsProps = {
  readonly designing: Designing;
  /** Files are being dragged over the screen. */
  readonly isOver: boolean;
};

/** The tabs that edit a design: photos, text, look, and the note for the shop. */
export function DesignPanels(props: DesignPanelsProps) {
  const t = useMessages(designingMessages).design;
  const id = useId();
  const { panel, setPanel } = props.designing;
  return (
    <div className="grid gap-4">
      <div role="tablist" aria-label={t.panels} className="design-four grid border-b border-line">
        {PANELS.map((name, at) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === panel}
            aria-controls={`${id}-panel`}
            tabIndex={name === panel ? 0 : -1}
            onClick={() => setPanel(name)}
            onKeyDown={({ key, currentTarget }) => {
              const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
              const next = PANELS[at + step];
              if (step === 0 || !next) return;
              setPanel(next);
              currentTarget.parentElement?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus();
            }}
            className={cx(
              'min-h-11 border-b-2 text-small',
              name === panel ? 'border-maroon font-semibold text-maroon' : 'border-transparent text-ink-2',
            )}
          >
            {t.panel[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${panel}`}>
        <Panel panel={panel} {...props} />
      </div>
    </div>
  );
}

function Panel({ panel, designing, isOver }: DesignPanelsProps & { readonly panel: PanelName }) {
  const { content } = designing;
  if (panel === 'words') return <TextPanel designing={designing} />;
  if (panel === 'note') return <NotePanel designing={designing} />;
  if (panel === 'look') return <LookPanel designing={designing} />;
  return (
    <div className="grid gap-4">
      <PhotoTray designing={designing} />
      {content.places.every((place) => place === null) ? (
        <DropArea designing={designing} isOver={isOver} />
      ) : (
        <>
          <SectionBoundary>
            <ClientOnly
              part={LazyTemplates}
              fallback={<div className="templates-pending skeleton rounded-sm" aria-hidden="true" />}
            >
              <LazyTemplates designing={designing} />
            </ClientOnly>
          </SectionBoundary>
          <PhotoPicker designing={designing} isQuiet />
        </>
      )}
      <PlacesPanel designing={designing} />
    </div>
  );
}

function DropArea({ designing, isOver }: DesignPanelsProps) {
  const t = useMessages(designingMessages).design;
  return (
    <div
      className={cx(
        'drop-photos grid justify-items-center gap-3 rounded-md px-5 text-center',
        isOver ? 'border-maroon bg-cream' : 'border-line-ui',
      )}
    >
      <Icon name="image" size="huge" className="text-gold-text" />
      <PhotoPicker designing={designing} isQuiet={false} />
      <p className="drop-hint text-small text-ink-2">{isOver ? t.dropNow : t.drop}</p>
      <p className="text-note text-ink-3">{t.formats}</p>
    </div>
  );
}

const field = 'w-full rounded-sm border border-line-ui bg-white px-3.5 py-2.5';

/** What else the shop needs to know. */
function NotePanel({ designing: { content, change } }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design.note;
  const note = useTextLimit(NOTE_LENGTH, (text) => change('note', (now) => ({ ...now, note: text })));
  return (
    <div className="grid gap-4">
      <div>
        <label className="grid gap-1.5">
          <span className="text-small font-medium text-ink-2">{t.label}</span>
          <textarea rows={3} value={content.note} {...note.handlers} className={field} />
        </label>
        <TextLimit text={content.note} limit={NOTE_LENGTH} isCut={note.isCut} />
      </div>
    </div>
  );
}
