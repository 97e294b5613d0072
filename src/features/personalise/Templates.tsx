import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#config/languages.ts';
import { templatesOf } from '#config/templates.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { useLanguage, useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { templatesMessages } from '#content/templatesMessages.ts';
import { contourOf } from '#domain/design/contour.ts';
import { countPlaced, type DesignContent } from '#domain/design/design.ts';
import { countPlaces } from '#domain/design/layouts.ts';
import { type Template, FIELD_LENGTH, type TemplateField } from '#domain/design/template.ts';
import type { TemplatePlace } from '#domain/design/templateLayout.ts';
import {
  fieldsOf,
  hasTemplate,
  refilled,
  templatePlace,
  templatesFor,
  valuesIn,
  withoutTemplate,
  withTemplate,
  type TemplateUse,
} from '#domain/design/applyTemplate.ts';
import { cx } from '#lib/cx.ts';
import { useIntersection } from '#lib/hooks/useOnScreen.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useTextLimit, TextField } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useDataSaver } from '#lib/preferences.ts';
import { artOf, type SheetArt } from '#photo/art.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import type { Designing } from './useDesigning.ts';

/** The longer side of a thumbnail's canvas, in pixels. */
const SIDE_PX = 224;
/** Thumbnails follow a change when no other has come for so long, in milliseconds: a photo that is dragged changes with each frame. */
const DELAY_MS = 300;

/** The pixels of a print's thumbnail. */
function thumbnailPixels(shape: number): { readonly width: number; readonly height: number } {
  return { width: Math.round(SIDE_PX * Math.min(1, shape)), height: Math.round(SIDE_PX / Math.max(1, shape)) };
}

/** Shows a drawn print in its outline; a shape of the shop's own die is shown as a rectangle. */
function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap, { outline }: SheetArt): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.beginPath();
  for (const [x, y] of contourOf(outline, canvas) ?? contourOf('rectangle', canvas) ?? []) context.lineTo(x, y);
  context.clip();
  context.drawImage(bitmap, 0, 0);
  context.restore();
}

/** A thumbnail on the screen, what it shows, and whether the shopper sees it. */
type Thumbnail = { readonly canvas: HTMLCanvasElement; isInSight: boolean; drawn: string };

/**
 * Draws prints as thumbnails in the worker: one after another when it has nothing else to do, those in sight first. What has not changed
 * is not drawn again. With the data saver no typeface is loaded for them: texts are in the system's font until a design's typefaces are
 * loaded for its own preview.
 * @param arts The print of each thumbnail by its key, computed when it is drawn; null draws nothing
 * @returns The thumbnails on the screen by their keys, which their components add and remove
 */
export function useThumbnails(
  arts: ReadonlyMap<string, () => SheetArt | undefined> | null,
  worker: PhotoWorker,
): Map<string, Thumbnail> {
  const [thumbnails] = useState(() => new Map<string, Thumbnail>());
  const isFirst = useRef(true);
  const [isDataSaverOn] = useDataSaver();
  useEffect(() => {
    if (!arts) return;
    const effect = new AbortController();
    const { signal } = effect;
    const waiting = new Set(arts.keys());
    const drawOne = async (key: string): Promise<void> => {
      const thumbnail = thumbnails.get(key);
      const art = arts.get(key)?.();
      if (!thumbnail || !art) return;
      const now = JSON.stringify(art);
      if (now === thumbnail.drawn) return;
      const pixels = thumbnailPixels(art.shape);
      const answer = await worker.askLater({ kind: 'compose', art, pixels, isWithoutLoading: isDataSaverOn }, signal);
      if (answer.status !== 'composed') return;
      if (!signal.aborted) {
        show(thumbnail.canvas, answer.bitmap, art);
        thumbnail.drawn = isDataSaverOn && answer.isFontMissing ? '' : now;
      }
      answer.bitmap.close();
    };
    const drawAll = async (): Promise<void> => {
      isFirst.current = false;
      while (!signal.aborted && waiting.size > 0) {
        const keys = [...waiting];
        const next = keys.find((key) => thumbnails.get(key)?.isInSight) ?? keys[0] ?? '';
        waiting.delete(next);
        await drawOne(next);
      }
    };
    const timer = setTimeout(() => void drawAll(), isFirst.current ? 0 : DELAY_MS);
    return () => {
      effect.abort();
      clearTimeout(timer);
    };
  }, [arts, worker, thumbnails, isDataSaverOn]);
  return thumbnails;
}

/** The key of the thumbnail without a template. */
const BLANK = '';

/** What a thumbnail shows: the mount of a collage frame with its openings, else the first print. */
function shownIn(content: DesignContent, { offer, surface }: TemplatePlace): SheetArt | undefined {
  const [first] = artOf(content, offer);
  return surface === 'mount' ? first?.mount : first;
}

/** Ready-made designs with the shopper's own photo. Loaded when a photo is placed. */
export function Templates({ designing }: { readonly designing: Designing }) {
  const t = useMessages(templatesMessages).templates;
  const { photosLeft } = useMessages(designingMessages).design;
  const { product, offer, content, change, setRemark, photos, worker, isClosed } = designing;
  const place = useMemo(() => templatePlace(product, offer), [product, offer]);
  const { language, setLanguage, templates, labels } = useTemplates(designing, place);
  const chosen = templates.find((template) => hasTemplate(content, template)) ?? null;

  const isOpen = content.places.every((each) => each === null || photos.has(each.photo));
  const arts = useMemo(() => {
    if (!place || !isOpen || isClosed) return null;
    const blank = (): SheetArt | undefined => shownIn(withoutTemplate(content, offer), place);
    return new Map([
      [BLANK, blank],
      ...templates.map((template) => {
        const art: typeof blank = () => shownIn(withTemplate(content, { template, language, place }), place);
        return [template.id, art] as const;
      }),
    ]);
  }, [templates, content, language, place, offer, isOpen, isClosed]);
  const thumbnails = useThumbnails(arts, worker);
  if (!place || templates.length === 0) return null;

  const chooseBlank = (): void => {
    change('template none', (now) => withoutTemplate(now, offer));
    const lost = countPlaced(content) - countPlaced(withoutTemplate(content, offer));
    if (lost > 0) setRemark(photosLeft(lost));
  };
  const shape = place.print.shape;
  const nameOf = ({ id, layout }: Template): string => {
    const label = labels.get(id) ?? '';
    return layout ? t.photos(label, countPlaces(offer, layout)) : label;
  };
  return (
    <section aria-labelledby="templates-title" className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 id="templates-title" className="text-small font-medium text-ink-2">
          {t.heading}
        </h3>
        <LanguageSelect language={language} onChoose={setLanguage} />
      </div>
      <ul className="templates flex snap-x gap-2 overflow-x-auto">
        <TemplateButton
          name={t.blank}
          isChosen={chosen === null && content.texts.length === 0}
          onChoose={chooseBlank}
          {...{ thumbnails, shape, id: BLANK }}
        />
        {templates.map((template) => (
          <TemplateButton
            key={template.id}
            name={nameOf(template)}
            isChosen={template === chosen}
            onChoose={() =>
              change(`template ${template.id}`, (now) => withTemplate(now, { template, language, place }))
            }
            {...{ thumbnails, shape, id: template.id }}
          />
        ))}
      </ul>
      {chosen && <Fields designing={designing} use={{ template: chosen, language, place }} />}
    </section>
  );
}

type Texts = typeof templatesMessages.en.templates.texts;

/** The texts of the program's templates in a language that the shop is not in. @throws Error without a connection */
async function textsIn(language: Language): Promise<Texts> {
  const part = language === 'en' ? templatesMessages.en : await templatesMessages[language]();
  return part.templates.texts;
}

/** The templates of a product in the language of their texts, which the shopper can change, and their labels in the shop's language. */
function useTemplates({ product, content, change, setRemark }: Designing, place: TemplatePlace | null) {
  const t = useMessages(templatesMessages).templates;
  const tag = useLanguage();
  const own = LANGUAGES.find((each) => each === tag) ?? 'en';
  // A design that is opened again keeps the language of its texts.
  const [chosen, setChosen] = useState(LANGUAGES.find((each) => each === content.template?.language) ?? own);
  const { remote } = useRemote({
    subject: chosen,
    ask: chosen === own ? null : () => textsIn(chosen),
    reasonOf: String,
  });
  const other = chosen !== own && remote.status === 'ready' ? remote.data : null;
  const [language, texts] = other ? [chosen, other] : [own, t.texts];
  const ofProduct = useCallback(
    (texts: Texts, language: Language) =>
      place ? templatesFor(templatesOf(place.kind, texts, language), product, place) : [],
    [place, product],
  );
  const templates = useMemo(() => ofProduct(texts, language), [ofProduct, texts, language]);
  const labels = useMemo(
    () => new Map(ofProduct(t.texts, own).map(({ id, label }) => [id, label])),
    [ofProduct, t.texts, own],
  );

  const choose = async (next: Language): Promise<void> => {
    try {
      const nextTexts = next === own ? t.texts : await textsIn(next);
      setChosen(next);
      const applied = templates.find((template) => hasTemplate(content, template));
      const template = ofProduct(nextTexts, next).find(({ id }) => id === applied?.id);
      if (place && template)
        change('template language', (now) => withTemplate(now, { template, language: next, place }));
    } catch (error) {
      console.warn('templates:', error);
      setRemark(t.languageFailed);
    }
  };
  return { language, setLanguage: (next: Language) => void choose(next), templates, labels };
}

type LanguageSelectProps = { readonly language: Language; readonly onChoose: (language: Language) => void };

/** The language of the texts, which need not be the shop's. */
function LanguageSelect({ language, onChoose }: LanguageSelectProps) {
  const t = useMessages(templatesMessages).templates;
  return (
    <div className="relative">
      <select
        aria-label={t.language}
        value={language}
        onChange={({ target }) => {
          const next = LANGUAGES.find((each) => each === target.value);
          if (next) onChoose(next);
        }}
        className="min-h-11 appearance-none rounded-sm border border-line-ui bg-white pr-11 pl-4 text-small"
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" className="pointer-events-none absolute top-3 right-3" />
    </div>
  );
}

type TemplateButtonProps = {
  readonly id: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Width / height of the print. */
  readonly shape: number;
  readonly thumbnails: Map<string, Thumbnail>;
};

/** One ready-made design: the shopper's photo with its texts, and the occasion. */
function TemplateButton({ id, name, isChosen, onChoose, shape, thumbnails }: TemplateButtonProps) {
  const item = useRef<HTMLLIElement>(null);
  const attach = useCallback(
    (canvas: HTMLCanvasElement) => {
      thumbnails.set(id, { canvas, isInSight: false, drawn: '' });
      return () => void thumbnails.delete(id);
    },
    [thumbnails, id],
  );
  useIntersection(
    item,
    ({ isIntersecting }) => {
      const thumbnail = thumbnails.get(id);
      if (thumbnail) thumbnail.isInSight = isIntersecting;
    },
    {},
  );
  return (
    <li ref={item} className="flex-none snap-start">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={cx(
          'template grid justify-items-center gap-1 rounded-sm border',
          isChosen ? 'border-maroon bg-ivory ring-1 ring-maroon' : 'border-line bg-white hover:border-ink',
        )}
      >
        <span className="grid w-full place-items-center rounded-sm bg-cream">
          <canvas ref={attach} {...thumbnailPixels(shape)} aria-hidden="true" className="max-w-full rounded-sm" />
        </span>
        <span className={cx('max-w-full truncate text-label', isChosen && 'font-semibold text-maroon')}>{name}</span>
      </button>
    </li>
  );
}

type FieldsProps = { readonly designing: Designing; readonly use: TemplateUse };

/** What the chosen template asks for: a name, a date. */
function Fields({ designing, use }: FieldsProps) {
  const t = useMessages(templatesMessages).templates;
  const fields = fieldsOf(use);
  if (fields.length === 0) return null;
  return (
    <div role="group" aria-label={t.fieldsLabel} className="grid grid-cols-2 gap-3">
      {fields.map((field) => (
        <Field key={field} field={field} designing={designing} use={use} />
      ))}
      <p className="col-span-2 text-note text-ink-3">{t.fieldsHelp}</p>
    </div>
  );
}

function Field({ field, designing: { content, change }, use }: FieldsProps & { readonly field: TemplateField }) {
  const t = useMessages(templatesMessages).templates;
  const { typing } = useMessages(commonMessages);
  const { isCut, handlers } = useTextLimit(FIELD_LENGTH, (text) =>
    change('template fields', (now) => refilled(now, use, { ...valuesIn(now), [field]: text })),
  );
  return (
    <TextField
      label={t.fields[field]}
      problem={isCut ? typing.cut(FIELD_LENGTH) : undefined}
      autoComplete="off"
      value={valuesIn(content)[field] ?? ''}
      {...handlers}
    />
  );
}
