import { expect } from '@playwright/test';

import { emptyContent } from '#domain/design/design.ts';
import { isInside, safeLineOf } from '#domain/design/contour.ts';
import { NEW_TEXT, startOf, TYPEFACES, TEXT_PRESETS, type DesignText } from '#domain/design/designText.ts';
import { artOf, type SheetArt } from '#photo/art.ts';
import { test, together, type AskEngine } from '../support/engine.ts';
import { pictureOf, type Picture } from '../support/photo.ts';

const PRINT = { width: 600, height: 400 };
const SMALL = { width: 90, height: 60 };

/** A print without a photo; its slot has a plain colour. */
function artWith(text: Partial<DesignText>): SheetArt {
  const content = { ...emptyContent('one', 1), texts: [{ ...NEW_TEXT, colour: 'maroon', ...text }] } as const;
  const [art] = artOf(content, together(PRINT.width / PRINT.height));
  if (!art) throw new Error('no print');
  return art;
}

/** Number of maroon pixels and their bounding box, as fractions of the print. */
function inkOf({ width, height, data }: Picture) {
  let [count, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) > 180 || (data[at + 1] ?? 0) > 90 || (data[at + 2] ?? 0) > 90) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    count += 1;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { count, left: left / width, top: top / height, right: (right + 1) / width, bottom: (bottom + 1) / height };
}

async function drawn(engine: AskEngine, text: Partial<DesignText>, pixels = PRINT) {
  const { frame, texts, isFontMissing } = await engine('compose', artWith(text), pixels);
  const [box] = texts;
  if (!box) throw new Error('no text was drawn');
  return { box, isFontMissing, ink: inkOf(pictureOf(frame)) };
}

test('text stays at its position, inside the reported box and inside the print', async ({ engine }) => {
  const texts = ['Asha & Rahul', 'శ్రీ కృష్ణ\nस्वागतम्', 'W'.repeat(60), 'jQg\n♥\nfj'];
  const places = [...Object.values(TEXT_PRESETS), { x: 0, y: 0 }, { x: 1, y: 1 }];
  for (const text of texts) {
    for (const at of places) {
      const { box, ink } = await drawn(engine, { text, at, size: 0.2 });
      const label = `${text} ${at.x} ${at.y}`;
      expect(ink.count, label).toBeGreaterThan(150);
      expect(Math.min(ink.left, ink.top, 1 - ink.right, 1 - ink.bottom), label).toBeGreaterThan(0.01);
      const [right, bottom] = [box.x + box.width, box.y + box.height];
      const inside = Math.min(ink.left - box.x, ink.top - box.y, right - ink.right, bottom - ink.bottom);
      expect(inside, label).toBeGreaterThan(-0.004);
    }
  }
});

/** Pixels of a white text's dark contour. */
function contourPixels({ width, data }: Picture): readonly (readonly [x: number, y: number])[] {
  const isDark = (at: number): boolean => Math.max(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) < 120;
  return Array.from({ length: data.length / 4 }, (_, at) => at).flatMap((at) =>
    isDark(4 * at) ? [[at % width, Math.floor(at / width)] as const] : [],
  );
}

test('text in any place stays inside the safe line of a circle, a heart and an arch', async ({ engine }) => {
  const print = { width: 500, height: 460 };
  const shape = print.width / print.height;
  const safe = { top: 0.05, right: 0.05, bottom: 0.05, left: 0.05, corner: 0 };
  // Soft pixels of the contour may lie half a pixel outside.
  const margin = 0.05 * print.height - 1;
  for (const outline of ['circle', 'heart', 'arch'] as const) {
    const line = safeLineOf(outline, print, { top: margin, right: margin, bottom: margin, left: margin, corner: 0 });
    for (const at of [...Object.values(TEXT_PRESETS), startOf(outline), { x: 0, y: 0 }, { x: 0, y: 1 }]) {
      const art = { ...artWith({ text: 'Mira శ్రీ\nClass 3 B', at, size: 0.13, colour: 'white' }), shape, outline, safe };
      const pixels = contourPixels(pictureOf((await engine('compose', art, print)).frame));
      expect(pixels.length, outline).toBeGreaterThan(500);
      expect(
        pixels.filter(([x, y]) => !isInside(line, x + 0.5, y + 0.5)),
        `${outline} ${at.x} ${at.y}`,
      ).toEqual([]);
    }
  }
});

test('a line of Telugu does not touch the line of Hindi under it', async ({ engine }) => {
  const rowsOf = async (text: string, typeface: DesignText['typeface']): Promise<number> => {
    const art = artWith({ text, typeface, size: 0.16, colour: 'white', at: { x: 0.5, y: 0.5 } });
    const rows = new Set(contourPixels(pictureOf((await engine('compose', art, PRINT)).frame)).map(([, y]) => y));
    return [...rows].filter((y) => !rows.has(y + 1)).length;
  };
  for (const typeface of TYPEFACES) {
    expect(await rowsOf('శ్రీ కృష్ణ స్త్రీ', typeface), typeface).toBe(1);
    expect(await rowsOf('कीर्ति वृद्धि', typeface), typeface).toBe(1);
    expect(await rowsOf('శ్రీ కృష్ణ స్త్రీ\nकीर्ति वृद्धि', typeface), typeface).toBe(2);
  }
});

test('each typeface draws each script in its own font, loaded when a text needs it', async ({ engine, site }) => {
  const texts = { latin: 'Asha', telugu: 'కృష్ణ', devanagari: 'विवाह' };
  for (const [script, text] of Object.entries(texts)) {
    const counts: number[] = [];
    for (const typeface of TYPEFACES) {
      const before = site.asked.length;
      const { ink, isFontMissing } = await drawn(engine, { text, typeface, size: 0.2 });
      expect(isFontMissing).toBe(false);
      const files = site.asked.slice(before).filter((url) => url.endsWith('.woff2'));
      expect(files, `${typeface} ${text}`).toHaveLength(1);
      expect(files[0]).toContain(`-${script}-`);
      counts.push(ink.count);
    }
    expect(new Set(counts).size, script).toBe(TYPEFACES.length);
  }
  // A loaded font is not requested again.
  const before = site.asked.length;
  await drawn(engine, { text: 'Asha కృష్ణ विवाह' });
  expect(site.asked.slice(before)).toEqual([]);
});

for (const [what, isDataSaver] of [
  ['that the data saver does not load', true],
  ['that is missing', false],
] as const)
  test(`a text in a font ${what} is drawn in the system font, and in its own once that is loaded`, async ({
    engine,
    site,
  }) => {
    const text = { text: 'Asha', typeface: 'script' } as const;
    const shown = async () => {
      const { frame, isFontMissing } = await engine('compose', artWith(text), PRINT, isDataSaver);
      return { isFontMissing, count: inkOf(pictureOf(frame)).count };
    };
    site.refused.pattern = isDataSaver ? null : /\.woff2$/;
    const plain = await shown();
    expect(plain.isFontMissing).toBe(true);
    expect(plain.count).toBeGreaterThan(100);
    expect(site.asked.some((url) => url.endsWith('.woff2'))).toBe(!isDataSaver);
    site.refused.pattern = null;
    await drawn(engine, text);
    const own = await shown();
    expect(own.isFontMissing).toBe(false);
    expect(own.count).not.toBe(plain.count);
  });

test('conjuncts and vowel signs are shaped, not set side by side', async ({ engine }) => {
  const widthOf = async (text: string, typeface: DesignText['typeface']): Promise<number> =>
    (await drawn(engine, { text, typeface, size: 0.1 }, SMALL)).box.width;
  const joined = [
    ['క్ష', 'క', 'ష'],
    ['क्ष', 'क', 'ष'],
    ['శ్రీ', 'శ', 'ర', 'ఈ'],
    ['श्री', 'श', 'र', 'ई'],
  ];
  for (const typeface of TYPEFACES) {
    for (const [whole = '', ...parts] of joined) {
      let apart = 0;
      for (const part of parts) apart += await widthOf(part, typeface);
      expect(await widthOf(whole, typeface), `${typeface} ${whole}`).toBeLessThan(apart);
    }
  }
});

test('text has the same layout at every picture size', async ({ engine }) => {
  const content = { text: 'Asha & Rahul\nశుభాకాంక్షలు', align: 'left', size: 0.11 } as const;
  const small = await drawn(engine, content, { width: 450, height: 300 });
  const large = await drawn(engine, content, { width: 1800, height: 1200 });
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(small.box[side]).toBeCloseTo(large.box[side], 6);
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs(small.ink[side] - large.ink[side])).toBeLessThan(0.006);
});
