// @vitest-environment node
import { expect, test } from 'vitest';

import { LANGUAGES } from '#config/languages.ts';
import { productPrints } from '#config/shopPrints.ts';
import { templatesOf } from '#config/templates.ts';
import { en } from '#content/en/templates.ts';
import { hi } from '#content/hi/templates.ts';
import { te } from '#content/te/templates.ts';
import { emptyContent, withLayout, type DesignContent } from '#domain/design/design.ts';
import type { PlacesOffer } from '#domain/design/layouts.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import { PRODUCT_KINDS, type Template, filledText, TEMPLATE_FIELDS } from '#domain/design/template.ts';
import {
  hasTemplate,
  refilled,
  templatePlace,
  templatesFor,
  withoutTemplate,
  withTemplate,
  type TemplateUse,
} from '#domain/design/applyTemplate.ts';
import { aPrint } from '#tests/support/factories.ts';

const TEXTS = { en, te, hi };
const ofKind = (kind: (typeof PRODUCT_KINDS)[number], language: keyof typeof TEXTS = 'en'): readonly Template[] =>
  templatesOf(kind, TEXTS[language].templates.texts, language);

/** A content with these photos. */
const withPhotos = (layout: DesignContent['layout'], photos: readonly (string | null)[]): DesignContent => ({
  ...emptyContent(layout, photos.length),
  places: photos.map((photo) =>
    photo === null ? null : { photo, pixels: { width: 9, height: 9 }, placement: CENTRED },
  ),
});

const photosIn = ({ places }: DesignContent): readonly (string | null)[] => places.map((place) => place?.photo ?? null);

const MUG = { category: 'Custom Mugs', subCategory: '', name: 'Photo Mug' };
const OFFER: PlacesOffer = { kind: 'together', layouts: ['one', 'twoAcross', 'four'], print: aPrint(1.34) };

/** How a template is applied to a mug. @throws Error where the mug has no such template */
function onMug(id: string, language: keyof typeof TEXTS = 'en'): TemplateUse {
  const place = templatePlace(MUG, OFFER);
  const template = ofKind('mug', language).find((one) => one.id === id);
  if (!place || !template) throw new Error(`no template ${id}`);
  return { template, language, place };
}

test.each([
  ['Happy Birthday[ {name}]', { name: 'Asha' }, 'Happy Birthday Asha'],
  ['Happy Birthday[ {name}]', { name: '  ' }, 'Happy Birthday'],
  ['[{name}][ & {partner}][ · {date}]', { name: 'Asha', partner: 'Ravi', date: '5 May' }, 'Asha & Ravi · 5 May'],
  ['[{name}][ & {partner}][ · {date}]', { partner: 'Ravi' }, 'Ravi'],
  ['[{name}][ & {partner}][ · {date}]', { date: '5 May' }, '5 May'],
  ['[{name} & {partner}]|You & me', { name: 'Asha' }, 'You & me'],
  ['To {name}', {}, 'To'],
  ['[{name}]', { name: '[{date}]' }, '[{date}]'],
  ['[{name}][ · {date}]', {}, ''],
])('%j filled in with %j is %j', (pattern, values, text) => {
  expect(filledText(pattern, values)).toBe(text);
});

/** Every template of every kind of product. */
const ALL = PRODUCT_KINDS.flatMap((kind) => ofKind(kind).map((template, at) => ({ kind, at, template })));

test('an unfilled template prints no signs of its pattern, in any language on any kind of product', () => {
  for (const { kind, at } of ALL)
    for (const language of LANGUAGES) {
      const { id, texts = [], short = '' } = ofKind(kind, language)[at] ?? {};
      for (const pattern of [...texts, short])
        for (const values of [{}, ...TEMPLATE_FIELDS.map((field) => ({ [field]: 'Asha' }))])
          expect(filledText(pattern, values), `${id} ${language}`).not.toMatch(/[{}[\]|]|^[&·,]|[&·,]$/);
    }
});

test('a template asks for the same fields in every language, and has a style for each text', () => {
  const fields = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join();
  const asked = ({ texts, short }: Template) => [...texts.map(fields), short && `short ${fields(short)}`];
  for (const { kind, at, template } of ALL) {
    expect(template.styles.length, template.id).toBe(template.texts.length);
    for (const language of ['te', 'hi'] as const)
      expect(ofKind(kind, language).map(asked)[at], `${template.id} ${language}`).toEqual(asked(template));
  }
});

test('on a print that is too low for them the texts of a template stay on it', () => {
  const canvas = { category: 'Canvas Prints', subCategory: '', name: 'Canvas Print' };
  const place = templatePlace(canvas, productPrints(canvas, '3 x 1').offer);
  if (!place) throw new Error('no print');
  const name = 'Venkata Lakshmi Narasimhamma';
  const values = { name, partner: name, date: '12 December 2026', from: name };
  for (const template of ofKind(place.kind)) {
    const use: TemplateUse = { template, language: 'en', place };
    const { texts } = refilled(withTemplate(emptyContent('one', 1), use), use, values);
    const off = texts.filter(({ at: { y } }) => y < 0 || y > 1);
    expect(off, template.id).toEqual([]);
  }
});

test.each(PRODUCT_KINDS)('a %s has five to ten templates, each once', (kind) => {
  const ids = ofKind(kind).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([5, 6, 7, 8, 9, 10]).toContain(ids.length);
});

test('the occasion in a product’s name comes first, and a layout that the product lacks is left out', () => {
  const place = templatePlace(MUG, OFFER);
  if (!place) throw new Error('no print');
  const ids = (name: string, at = place) => templatesFor(ofKind('mug'), { name }, at).map(({ id }) => id);
  expect(['Photo Mug', 'Wedding Photo Mug'].map((name) => ids(name)[0])).toEqual(['birthday', 'wedding']);
  expect(ids('Photo Mug')).toContain('thenAndNow');
  const offer = { ...OFFER, layouts: ['threeAcross'] as const };
  expect(ids('Photo Mug for 3 Photos', { ...place, offer })).not.toContain('thenAndNow');
});

test.each([
  ['LED Photo Lamps', 'Lamp', aPrint(0.8), 'lamp'],
  ['Photo Frames', 'Gift Set', aPrint(0.8), 'frame'],
  ['Keychains', 'Photo Keychain', aPrint(0.8), 'keychain'],
  ['Keychains', 'Photo Keychain', { ...aPrint(1.1), outline: 'heart' }, 'heartKeychain'],
  ['Home', 'Tea Towel', aPrint(1), 'print'],
] as const)('%s, %s with this print is of the kind it says', (category, name, print, kind) => {
  const offer: PlacesOffer = { kind: 'together', layouts: ['one'], print };
  expect(templatePlace({ category, subCategory: '', name }, offer)?.kind).toBe(kind);
});

test('the texts of a collage frame are on its mount, dark on the paper, above and below the openings', () => {
  const frame = { category: 'Photo Frames', subCategory: '', name: 'Collage Frame' };
  const place = templatePlace(frame, productPrints(frame, '20 x 10').offer);
  const template = ofKind('collage').find(({ id }) => id === 'anniversary');
  if (!place || !template) throw new Error('no template');
  const named = { id: null, language: 'en', values: { name: 'Asha' } } as const;
  const content = { ...withPhotos('one', ['a', 'b', 'c']), template: named };
  const { texts } = withTemplate(content, { template, language: 'en', place });
  expect(texts).toMatchObject([
    { text: 'Happy Anniversary', surface: 'mount', colour: 'ink' },
    { text: 'Asha', surface: 'mount', colour: 'maroon' },
  ]);
  expect(texts[0]?.at.y).toBeLessThan(29 / 224);
  expect(texts[1]?.at.y).toBeGreaterThan(1 - 29 / 224);
});

/** A design's layout and photos. */
const shown = (content: DesignContent) => [content.layout, ...photosIn(content)];

test('a template takes over its layout, and photos keep their order', () => {
  const applied = withTemplate(withPhotos('one', ['a']), onMug('thenAndNow'));
  expect(shown(applied)).toEqual(['twoAcross', 'a', null]);
  expect(applied.texts).toMatchObject([
    { text: 'Then', at: { x: 0.25 } },
    { text: 'Now', at: { x: 0.75 } },
  ]);
});

test('a template of one photo ends the layout of the one before, unless a photo would be left out', () => {
  const two = withTemplate(withPhotos('one', ['a']), onMug('thenAndNow'));
  expect(shown(withTemplate(two, onMug('thanks')))).toEqual(['one', 'a']);
  expect(shown(withTemplate(withPhotos('twoAcross', ['a', 'b']), onMug('thanks')))).toEqual(['twoAcross', 'a', 'b']);
  const four = withTemplate(withPhotos('four', ['a', null, 'b', 'c']), onMug('thenAndNow'));
  expect([...shown(four), four.texts.length]).toEqual(['four', 'a', null, 'b', 'c', 2]);
});

test('without a template the layout is again the one before all templates, with the photos that it has places for', () => {
  const one = withTemplate(withPhotos('one', ['a']), onMug('thenAndNow'));
  const full = { ...one, places: withPhotos('twoAcross', ['a', 'b']).places };
  const none = withoutTemplate(withTemplate(full, onMug('thanks')), OFFER);
  expect(shown(none)).toEqual(['one', 'a']);
  const four = withTemplate(withTemplate(withPhotos('four', ['a']), onMug('thenAndNow')), onMug('thanks'));
  expect([four.layout, withoutTemplate(four, OFFER).layout]).toEqual(['one', 'four']);
  expect(withTemplate(none, onMug('thenAndNow')).template?.layoutBefore).toBe('one');
});

test('a layout that the shopper chose since stays without the template, and with it in another language', () => {
  const chosen = (id: string) => withLayout(withTemplate(withPhotos('one', ['a']), onMug(id)), 'four', 4);
  expect(withoutTemplate(chosen('thenAndNow'), OFFER).layout).toBe('four');
  expect(withTemplate(chosen('thanks'), onMug('thanks', 'te')).layout).toBe('four');
});

const textsOf = ({ texts }: DesignContent) => texts.map(({ text }) => text);

test('another template has the names of the one before, and without a template there is no text', () => {
  const use = onMug('birthday');
  const first = refilled(withTemplate(withPhotos('one', ['a']), use), use, { name: 'Asha' });
  const second = withTemplate(first, onMug('thanks'));
  expect(textsOf(second)).toEqual(['Thank you, Asha', 'With love']);
  const none = withoutTemplate(second, OFFER);
  expect([none.texts, photosIn(none), hasTemplate(none, onMug('thanks').template)]).toEqual([[], ['a'], false]);
  expect(textsOf(withTemplate(none, use))).toContain('Asha');
});

test('filling in a field changes the template’s own texts, and leaves what the shopper has changed', () => {
  const use = onMug('anniversary');
  const values = { name: 'Asha', partner: 'Ravi' };
  const filled = refilled(withTemplate(withPhotos('one', ['a']), use), use, values);
  expect(textsOf(filled)).toEqual(['Happy Anniversary', 'Asha & Ravi']);
  // The first is written by the shopper, the second is in another colour and place.
  const changes = [{ text: 'To us' }, { colour: 'blue', at: { x: 0.4, y: 0.4 } }] as const;
  const edited = { ...filled, texts: filled.texts.map((text, at) => ({ ...text, ...changes[at] })) };
  expect(refilled(edited, use, { ...values, date: '5 May' }).texts).toMatchObject([
    { text: 'To us', colour: 'white', at: { x: 0.5 } },
    { text: expect.stringMatching(/^Asha & Ravi(?: · |\n)5 May$/) as unknown, colour: 'blue', at: { x: 0.4 } },
  ]);
  expect(textsOf(refilled(filled, use, {}))).toEqual(['Happy Anniversary']);
});
