import { useId } from 'react';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/language.ts';
import { NOTE_LENGTH } from '#domain/design/design.ts';
import { cx } from '#lib/cx.ts';
import { useTextLimit } from '#lib/hooks/useTextLimit.ts';
import { ClientOnly } from '#ui/ClientOnly.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';
import { TextLimit } from '#ui/TextLimit.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { LookPanel } from './LookPanel.tsx';
import { PANELS, type PanelName } from './openDialog.ts';
import { PhotoTray } from './PhotoTray.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import { TextPanel } from './TextPanel.tsx';
import type { Designing } from './useDesigning.ts';

const LazyTemplates = lazyComponent(async () => (await import('./Templates.tsx')).Templates);

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
