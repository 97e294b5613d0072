import { expect } from '@playwright/test';

import { LANGUAGES, type Language } from '#config/languages.ts';
import { productPrints } from '#config/shopPrints.ts';
import { templatesOf } from '#config/templates.ts';
import { en } from '#content/en/templates.ts';
import { hi } from '#content/hi/templates.ts';
import { te } from '#content/te/templates.ts';
import { isInside, safeLineOf } from '#domain/design/contour.ts';
import { emptyContent, type DesignContent } from '#domain/design/design.ts';
import { isTooSmall } from '#domain/design/textChanges.ts';
import { countPlaces, firstLayout, type Print } from '#domain/design/layouts.ts';
import type { FieldValues } from '#domain/design/template.ts';
import { templatePlace, templatesFor, withTemplate } from '#domain/design/applyTemplate.ts';
import { isShort, type TemplatePlace } from '#domain/design/templateLayout.ts';
import { artOf, type SheetArt } from '#photo/art.ts';
import type { TextReport } from '#photo/workerMessages.ts';
import type { DrawnText } from '#photo/textLayout.ts';
import { test } from '../support/engine.ts';

const TEXTS = { en, te, hi };
/** Names as long as most, in each script; small products have room for short ones. */
const NAMES: Readonly<Record<Language, FieldValues>> = {
  en: { name: 'Lakshmi', partner: 'Srinivas', date: '12 Dec 2026', from: 'Ravi' },
  te: { name: 'లక్ష్మి', partner: 'శ్రీనివాస్', date: '12 డిసెంబర్ 2026', from: 'రవి' },
  hi: { name: 'लक्ष्मी', partner: 'श्रीनिवास', date: '12 दिसंबर 2026', from: 'रवि' },
};
const SHORT_NAMES: typeof NAMES = {
  en: { name: 'Asha', partner: 'Ravi' },
  te: { name: 'ఆశ', partner: 'రవి' },
  hi: { name: 'आशा', partner: 'रवि' },
};
/** A product of each kind, outline and shape: category, name, size. */
const PRODUCTS = [
  ['Custom Mugs', 'Photo Mug', '325 ml'],
  ['Custom Mugs', 'Photo Mug', '440 ml'],
  ['Photo Frames', 'Oak Wooden Photo Frame', '8 x 10'],
  ['Photo Frames', 'Oak Wooden Photo Frame', 'A4'],
  ['Photo Frames', 'Collage Frame for 3 Photos', '20 x 10'],
  ['LED Photo Lamps', 'Photo Lamp', 'Medium'],
  ['Cushions', 'Photo Cushion, Square', '16 x 16'],
  ['Pillows', 'Photo Pillow', '20 x 13'],
  ['Cushions', 'Heart Photo Cushion', '16 x 16'],
  ['Canvas Prints', 'Canvas Photo Print', '18 x 12'],
  ['Acrylic Prints', 'Acrylic Photo Print', '16 x 12'],
  ['Photo Prints', 'Photo Prints', 'Set of 8'],
  ['Photo Prints', 'Instant-style Photo Prints', 'Set of 8'],
  ['Stickers', 'Bottle Sticker', '2 inch'],
  ['Stickers', 'Bottle Sticker', '3 inch'],
  ['Keychains', 'Photo Keychain', 'Rounded tag'],
  ['Keychains', 'Photo Keychain', 'Heart'],
  ['LED Photo Lamps', 'Crystal Photo Cube', 'Cube with base'],
  ['Phone Covers', 'Photo Phone Cover', '6.7 inch'],
  ['Calendars', 'Photo Desk Calendar', 'One size'],
] as const;

function placeOf([category, name, size]: (typeof PRODUCTS)[number]): TemplatePlace {
  const product = { category, subCategory: '', name };
  const { offer } = productPrints(product, size);
  const place = templatePlace(product, offer);
  if (!place) throw new Error(`${name} has no print`);
  return place;
}

/** One template on a product, in a language, with or without names. */
type Case = { readonly name: string; readonly content: DesignContent; readonly art: SheetArt; readonly print: Print };

function casesOf(given: (typeof PRODUCTS)[number], language: Language): readonly Case[] {
  const place = placeOf(given);
  const { offer, print, kind } = place;
  const layout = firstLayout(offer);
  const all = templatesOf(kind, TEXTS[language].templates.texts, language);
  return templatesFor(all, { name: given[1] }, place).flatMap((template) =>
    [{}, (isShort(place) ? SHORT_NAMES : NAMES)[language]].map((values) => {
      const empty = { ...emptyContent(layout, countPlaces(offer, layout)), template: { id: null, language, values } };
      const content = withTemplate(empty, { template, language, place });
      const [first] = artOf(content, offer);
      const art = place.surface === 'mount' ? first?.mount : first;
      if (!art) throw new Error('no print');
      return { name: `${given[1]} ${given[2]}, ${language} ${template.id}`, content, art, print };
    }),
  );
}

const HEIGHT = 100;

/** True for a box inside the safe line. The lines of a text may be narrower than its box, so only a single one is checked in a curve. */
function isSafe(box: DrawnText, { art }: Case, isSingle: boolean): boolean {
  const size = { width: HEIGHT * art.shape, height: HEIGHT };
  const pixels = (share: number): number => share * HEIGHT - 1;
  const { top, right, bottom, left, corner } = art.safe;
  const safe = { top: pixels(top), right: pixels(right), bottom: pixels(bottom), left: pixels(left) };
  const line = safeLineOf(art.outline, size, { ...safe, corner: pixels(corner) });
  const xs = [box.x, box.x + box.width].map((x) => x * size.width);
  const ys = [box.y, box.y + box.height].map((y) => y * size.height);
  return (!isSingle && line.length > 4) || xs.every((x) => ys.every((y) => isInside(line, x, y)));
}

const areApart = (a: DrawnText, b: DrawnText): boolean =>
  a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;

/** What is wrong with the texts of a template as they are drawn. */
function faultsOf(one: Case, { texts: boxes, isFontMissing }: TextReport): readonly string[] {
  const { content, print } = one;
  const texts = content.texts.map(({ text }) => text);
  const isTiny = ({ size }: DrawnText): boolean =>
    print.piece !== null && isTooSmall(size * 1.01, print.piece.trim.height);
  const faults = [
    isFontMissing && 'a typeface is missing',
    (boxes.length === 0 || boxes.length !== texts.length) && 'a text is missing',
    texts.some((text) => /[{}[\]|]/u.test(text)) && 'signs of the pattern are printed',
    boxes.some(isTiny) && 'too small to read',
    !boxes.every((box, at) => isSafe(box, one, !texts[at]?.includes('\n'))) && 'outside the safe line',
    !boxes.every((box, at) => boxes.slice(at + 1).every((other) => areApart(box, other))) && 'texts overlap',
  ];
  return faults.flatMap((fault) => (fault === false ? [] : [`${one.name}: ${fault} (${texts.join(' / ')})`]));
}

test('every template’s texts are readable, apart and inside the safe line of each product', async ({ engine }) => {
  const cases = PRODUCTS.flatMap((product) => LANGUAGES.flatMap((language) => casesOf(product, language)));
  const arts = cases.map(({ art }) => art);
  const reports = await engine('textBoxes', arts, HEIGHT);
  expect(reports.length).toBeGreaterThan(700);
  expect(cases.flatMap((one, at) => faultsOf(one, reports[at] ?? { texts: [], isFontMissing: true }))).toEqual([]);
});
