// @vitest-environment node
import { expect, test } from 'vitest';

import { LANGUAGES } from '#config/languages.ts';
import { templatesOf } from '#config/templates.ts';
import { en } from '#content/en/templates.ts';
import { hi } from '#content/hi/templates.ts';
import { te } from '#content/te/templates.ts';
import { emptyContent, withLayout, type DesignContent } from '#domain/design/design.ts';
import type { PlacesOffer } from '#domain/design/layouts.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import { PRODUCT_KINDS, type Template } from '#domain/design/template.ts';
import { filledText, TEMPLATE_FIELDS } from '#domain/design/templateFields.ts';
import {
  hasTemplate,
  refilled,
  templatePlace,
  templatesFor,
  withoutTemplate,
  withTemplate,
  type TemplateUse,
} from '#domain/design/templates.ts';
import { aPiece, aPrint } from '#tests/support/factories.ts';

const TEXTS = { en, te, hi };
const ofKind = (kind: (typeof PRODUCT_KINDS)[number], language: keyof typeof TEXTS = 'en'): readonly Template[] =>
  templatesOf(kind, TEXTS[language].templates.texts, language);

/** A content with these photos. */
const withPhotos = (layout: DesignContent['layout'], photos: readonly (string | null)[]): DesignContent => ({
  ...emptyContent(layout, photos.length),
  places: photos
    .map((photo) => photo && { photo, pixels: { width: 9, height: 9 }, placement: CENTRED })
    .map((place) => place || null),
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

test('an unfilled template prints no signs of its pattern, in any language on any kind of product', () => {
  for (const kind of PRODUCT_KINDS)
    for (const language of LANGUAGES)
      for (const { id, texts, short } of ofKind(kind, language))
        for (const pattern of [...texts, short])
          for (const field of [null, ...TEMPLATE_FIELDS])
            expect(filledText(pattern, field ? { [field]: 'Asha' } : {}), `${id} ${language}`).not.toMatch(
              /[{}[\]|]|^[&·,]|[&·,]$/,
            );
});

test('a template asks for the same fields in every language, and has a style for each text', () => {
  const fields = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join();
  for (const kind of PRODUCT_KINDS)
    for (const [at, { id, texts, short, styles }] of ofKind(kind).entries()) {
      expect(styles.length, id).toBe(texts.length);
      for (const language of ['te', 'hi'] as const) {
        const other = ofKind(kind, language)[at];
        expect(other?.texts.map(fields), `${id} ${language}`).toEqual(texts.map(fields));
        expect(fields(other?.short ?? ''), `${id} ${language}`).toBe(fields(short));
        expect(other?.short === '', `${id} ${language}`).toBe(short === '');
      }
    }
});

test('each kind of product has five to ten templates, each once', () => {
  for (const kind of PRODUCT_KINDS) {
    const ids = ofKind(kind).map(({ id }) => id);
    expect(new Set(ids).size, kind).toBe(ids.length);
    expect(ids.length, kind).toBeGreaterThanOrEqual(5);
    expect(ids.length, kind).toBeLessThanOrEqual(10);
  }
});

test('the occasion in a product’s name comes first, and a layout that the product lacks is left out', () => {
  const place = templatePlace(MUG, OFFER);
  if (!place) throw new Error('no print');
  const ids = (name: string, at = place): readonly string[] =>
    templatesFor(ofKind('mug'), { name }, at).map(({ id }) => id);
  expect(ids('Photo Mug')[0]).toBe('birthday');
  expect(ids('Wedding Photo Mug')[0]).toBe('wedding');
  expect(ids('Photo Mug')).toContain('thenAndNow');
  const fixed = { ...OFFER, layouts: ['threeAcross'] as const };
  expect(ids('Photo Mug for 3 Photos', { ...place, offer: fixed })).not.toContain('thenAndNow');
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
  const piece = { ...aPiece({ width: 122, height: 166 }), name: 'opening', mount: { gap: 19, rim: 29 } } as const;
  const print = { piece, shape: 122 / 166, outline: 'rectangle' } as const;
  const offer: PlacesOffer = { kind: 'apart', sheets: 'opening', prints: [print, print, print] };
  const place = templatePlace({ category: 'Photo Frames', subCategory: '', name: 'Collage Frame' }, offer);
  const template = ofKind('collage').find(({ id }) => id === 'anniversary');
  if (!place || !template) throw new Error('no template');
  const content = {
    ...withPhotos('one', ['a', 'b', 'c']),
    template: { id: null, language: 'en', values: { name: 'Asha' } },
  };
  const { texts } = withTemplate(content, { template, language: 'en', place });
  expect(texts.map(({ text, surface, colour }) => [text, surface, colour])).toEqual([
    ['Happy Anniversary', 'mount', 'ink'],
    ['Asha', 'mount', 'maroon'],
  ]);
  expect(texts[0]?.at.y).toBeLessThan(29 / 224);
  expect(texts[1]?.at.y).toBeGreaterThan(1 - 29 / 224);
});

test('a template takes over its layout, and photos keep their order', () => {
  const applied = withTemplate(withPhotos('one', ['a']), onMug('thenAndNow'));
  expect([applied.layout, photosIn(applied)]).toEqual(['twoAcross', ['a', null]]);
  expect(applied.texts.map(({ text, at }) => [text, at.x])).toEqual([
    ['Then', 0.25],
    ['Now', 0.75],
  ]);
});

test('a template of one photo ends the layout of the one before, unless a photo would be left out', () => {
  const two = withTemplate(withPhotos('one', ['a']), onMug('thenAndNow'));
  const one = withTemplate(two, onMug('thanks'));
  expect([one.layout, photosIn(one)]).toEqual(['one', ['a']]);
  const full = withTemplate(withPhotos('twoAcross', ['a', 'b']), onMug('thanks'));
  expect([full.layout, photosIn(full)]).toEqual(['twoAcross', ['a', 'b']]);
});

test('without a template the layout is again the one before all templates, with the photos that it has places for', () => {
  const one = withTemplate(withPhotos('one', ['a']), onMug('thenAndNow'));
  const full = { ...one, places: withPhotos('twoAcross', ['a', 'b']).places };
  const none = withoutTemplate(withTemplate(full, onMug('thanks')), OFFER);
  expect([none.layout, photosIn(none)]).toEqual(['one', ['a']]);
  const four = withTemplate(withTemplate(withPhotos('four', ['a']), onMug('thenAndNow')), onMug('thanks'));
  expect([four.layout, withoutTemplate(four, OFFER).layout]).toEqual(['one', 'four']);
  expect(withTemplate(none, onMug('thenAndNow')).template?.layoutBefore).toBe('one');
});

test('a layout that the shopper chose since stays without the template', () => {
  const chosen = withLayout(withTemplate(withPhotos('one', ['a']), onMug('thenAndNow')), 'four', 4);
  expect(withoutTemplate(chosen, OFFER).layout).toBe('four');
});

test('the same template in another language leaves the layout that the shopper chose since', () => {
  const chosen = withLayout(withTemplate(withPhotos('one', ['a']), onMug('thanks')), 'four', 4);
  expect(withTemplate(chosen, onMug('thanks', 'te')).layout).toBe('four');
});

test('a template never leaves out a photo: with more photos than its layout has, theirs stays', () => {
  const applied = withTemplate(withPhotos('four', ['a', null, 'b', 'c']), onMug('thenAndNow'));
  expect([applied.layout, photosIn(applied)]).toEqual(['four', ['a', null, 'b', 'c']]);
  expect(applied.texts).toHaveLength(2);
});

test('another template has the names of the one before, and without a template there is no text', () => {
  const first = refilled(withTemplate(withPhotos('one', ['a']), onMug('birthday')), onMug('birthday'), {
    name: 'Asha',
  });
  const second = withTemplate(first, onMug('thanks'));
  expect(second.texts.map(({ text }) => text)).toEqual(['Thank you, Asha', 'With love']);
  const none = withoutTemplate(second, OFFER);
  expect([none.texts, photosIn(none), hasTemplate(none, onMug('thanks').template)]).toEqual([[], ['a'], false]);
  expect(withTemplate(none, onMug('birthday')).texts.map(({ text }) => text)).toContain('Asha');
});

test('filling in a field changes the template’s own texts, and leaves what the shopper has changed', () => {
  const use = onMug('anniversary');
  const values = { name: 'Asha', partner: 'Ravi' };
  const filled = refilled(withTemplate(withPhotos('one', ['a']), use), use, values);
  expect(filled.texts.map(({ text }) => text)).toEqual(['Happy Anniversary', 'Asha & Ravi']);
  // The first is written by the shopper, the second is in another colour and place.
  const edited: DesignContent = {
    ...filled,
    texts: filled.texts.map((text, at) =>
      at === 0 ? { ...text, text: 'To us' } : { ...text, colour: 'blue', at: { x: 0.4, y: 0.4 } },
    ),
  };
  const again = refilled(edited, use, { ...values, date: '5 May' });
  expect(again.texts.map(({ text, colour, at }) => [text.replace('\n', ' · '), colour, at.x])).toEqual([
    ['To us', 'white', 0.5],
    ['Asha & Ravi · 5 May', 'blue', 0.4],
  ]);
  const emptied = refilled(filled, use, {});
  expect(emptied.texts.map(({ text }) => text)).toEqual(['Happy Anniversary']);
});
