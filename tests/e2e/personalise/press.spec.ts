import { expect } from '@playwright/test';

import { emptyContent, type Design, type Look } from '#domain/design/design.ts';
import { NEW_TEXT, TEXT_PRESETS, type DesignText } from '#domain/design/designText.ts';
import { countPlaces, firstLayout } from '#domain/design/layouts.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import type { PressJob } from '#domain/design/pressJob.ts';
import { printsFor } from '#domain/design/productPrints.ts';
import { pressTable } from '#own/press.ts';
import { products } from '#sandbox/catalogue/demo.ts';
import { anOrder, anOrderItem } from '#tests/support/factories.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { addWorkerScript, canvasCeiling, openPhoto, test, type AskEngine } from '../support/engine.ts';
import { asPhonePhoto, PdfFile } from '../support/pdf.ts';
import { kitPhoto, pictureOf, type Picture } from '../support/photo.ts';

/** A product of each kind: finished width and height, bleed, pages, and how many of these the cutter cuts. */
const KINDS = [
  ['Personalised Photo Mug', '325 ml', 107, 80, 3, 1, 0],
  ['Photo Cushion, Square', '12 x 12', 304.8, 304.8, 12, 1, 0],
  ['Heart Photo Cushion', '13 x 12', 325, 300, 10, 1, 1],
  ['Photo Phone Cover', '6.7 inch', 71, 153, 4, 1, 0],
  ['Gallery Canvas Print', '18 x 12', 457.2, 304.8, 35, 1, 0],
  ['Acrylic Wall Print with Stand-offs', '16 x 12', 406.4, 304.8, 3, 1, 0],
  // Three photos, and the mount with its text, in which the cutter cuts three openings.
  ['Gold Edge Collage Frame for 3 Photos', '20 x 10', 122, 166, 4, 4, 3],
  ['Oak Wooden Photo Frame', 'A4', 210, 280, 4, 1, 0],
  ['Instant-style Photo Prints on a String', 'Set of 16', 77, 77, 2, 3, 0],
  ['Photo Desk Calendar', 'A5', 210, 148, 3, 12, 0],
  ['Family Photo Bottle Sticker', '3 inch', 75, 75, 2, 1, 1],
  ['Acrylic Photo Keychain', 'Heart', 46, 40, 1.5, 1, 1],
  ['Heart and Tag Keychain Pair', 'One pair', 46, 40, 1.5, 2, 2],
  ['LED Acrylic Photo Lamp', 'Medium', 140, 172, 2, 1, 1],
  ['Family Crystal Cube', '', 56, 56, 0, 1, 0],
  ['Family Gift Set: Frame, Mug and Prints', 'One set', 152, 203, 4, 3, 0],
] as const;
const UNKNOWN = ['Personalised Photo Mug', '440 ml'] as const;

const TEXT: DesignText = { ...NEW_TEXT, text: 'శ్రీ కృష్ణ\nस्वागतम् दुर्गा', colour: 'gold', size: 0.1 };
const AMMA: DesignText = { ...NEW_TEXT, text: 'Amma', typeface: 'script', colour: 'maroon', size: 0.05 };
/** On a product without a mount it is on the print. */
const SECOND: DesignText = { ...AMMA, at: TEXT_PRESETS.top, surface: 'mount' };
/** On products with many prints only so many places have a photo: the others would repeat them. */
const PLACES = 3;
const POINTS = 72 / 25.4;
const SLUG_MM = 12;
const CANVAS_BLEED_MM = 35;
/** Pixels a millimetre in which pages are compared. */
const SCALE = 4;
/** Pixels a millimetre at which a fold lies between two pixels. */
const BETWEEN = 2.33;

type Opened = Awaited<ReturnType<typeof openPhoto>>;
type Choice = { readonly texts?: readonly DesignText[]; readonly look?: Look };

/** A design of a demo product as a part of an order of three pieces, two of which are made like it. */
function partOf(name: string, size: string, photos: readonly Opened[], { texts = [], look = 'plain' }: Choice = {}) {
  const product = products.find((product) => product.name === name);
  if (!product) throw new Error(`no product is called ${name}`);
  const { _id: productId, subCategory = '' } = product;
  const category = typeof product.category === 'string' ? product.category : product.category.name;
  const gift = { productId, size, name, subCategory, category };
  const { offer } = printsFor(pressTable, gift, size);
  const layout = firstLayout(offer);
  const content = emptyContent(layout, countPlaces(offer, layout));
  const design: Design = {
    ...content,
    id: crypto.randomUUID(),
    gift,
    madeAt: Date.parse('2026-11-27T10:00:00Z'),
    look,
    texts,
    places: content.places.map((_, at) => {
      const photo = at < PLACES ? photos[at % photos.length] : undefined;
      const placement = { ...CENTRED, zoom: at === 1 ? 1.4 : 1, tilt: at === 2 ? 4 : 0 };
      return photo ? { photo: photo.photo, pixels: photo.size, placement } : null;
    }),
  };
  return { item: anOrderItem({ name, size, quantity: 3 }), design, pieces: 2, number: 1, of: 1 };
}

const orderOf = (parts: readonly ReturnType<typeof partOf>[]) =>
  anOrder({
    idempotencyKey: '689543f8-1111-4222-8333-444455556666',
    recipient: 'Lakshmi Devi',
    phone: '+91 98480 22338',
    giftNote: { message: 'పుట్టినరోజు శుభాకాంక్షలు', hidePrice: true },
    items: parts.map(({ item }) => item),
  });

/** The cutter's line is at the edge, and every so many pixels are enough. */
const [EDGE, STEP] = [4, 6];

/** The mean difference of a part of a page from a picture that is shifted by so many pixels, of 255; its edges do not count. */
function differenceAt(page: Picture, [left, top]: readonly [number, number], shown: Picture, dx: number, dy: number) {
  let [sum, count] = [0, 0];
  for (let y = EDGE; y < shown.height - EDGE; y += STEP) {
    for (let x = EDGE; x < shown.width - EDGE; x += STEP) {
      const one = (y * shown.width + x) * 4;
      const other = ((top + y + dy) * page.width + left + x + dx) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        sum += Math.abs((shown.data[one + channel] ?? 0) - (page.data[other + channel] ?? 0));
      count += 3;
    }
  }
  return sum / count;
}

const SHIFTS = [-2, -1, 0, 1, 2];

/** The shift at which a page is most like a picture, and how much they still differ. */
function bestShift(page: Picture, at: readonly [number, number], shown: Picture) {
  return SHIFTS.flatMap((dx) =>
    SHIFTS.map((dy) => ({ dx, dy, difference: differenceAt(page, at, shown, dx, dy) })),
  ).reduce((best, other) => (other.difference < best.difference ? other : best));
}

/** How much lighter or darker the columns at x are than those beside them on average, of 255. */
function ridgeAt({ width, height, data }: Picture, x: number): number {
  let sum = 0;
  const at = (column: number, y: number): number => data[(y * width + column) * 4 + 1] ?? 0;
  const [from, to] = [Math.round(height * 0.2), Math.round(height * 0.8)];
  for (let y = from; y < to; y += 1)
    sum += Math.max(...[-1, 0, 1].map((step) => Math.abs(at(x + step, y) - (at(x - 3, y) + at(x + 3, y)) / 2)));
  return sum / (to - from);
}

const printsIn = (job: PressJob) => job.items.flatMap(({ designs }) => designs.flatMap(({ prints }) => prints));

/** The print files of an order, of which the first is open. */
async function pressed(engine: AskEngine, parts: readonly ReturnType<typeof partOf>[]) {
  const made = await engine('press', orderOf(parts), parts);
  if (!made) throw new Error('the work was cancelled');
  const file = new PdfFile(Buffer.from(made.files[0]?.[1] ?? '', 'base64'));
  file.check();
  return { ...made, file };
}

test('the shop prints every kind of product from one file, as the shopper saw it', async ({ engine, site }) => {
  test.slow();
  const photos = [
    await openPhoto({ engine, site }, asPhonePhoto(kitPhoto('beach-sunset').buffer), 1500),
    await openPhoto({ engine, site }, kitPhoto('family-kite').buffer, 1500),
  ];
  const parts = [...KINDS, UNKNOWN].map(([name, size], at) =>
    partOf(name, size, at % 2 === 0 ? photos : photos.toReversed(), {
      ...(at % 3 === 0 && { texts: [TEXT, SECOND] }),
      look: at % 4 === 3 ? 'mono' : 'plain',
    }),
  );
  const { file, ...made } = await pressed(engine, parts);
  expect(made.files.map(([name]) => name)).toEqual(['kanuka-689543F8-r2.pdf']);
  const prints = printsIn(made.job);
  const sheets = (prints[0]?.page ?? 0) - 1;

  expect(made.reported).toEqual(prints.map((_, at) => `${at + 1} of ${prints.length}`));
  expect(made.lowered).toEqual([]);

  // Its boxes are the finished piece, its bleed and the slug.
  const boxes = file.boxes();
  expect(boxes).toHaveLength(sheets + prints.length);
  let page = sheets;
  for (const [name, size, width, height, bleed, pages] of KINDS) {
    const found = boxes[page];
    const outer = SLUG_MM + bleed;
    const insets = { MediaBox: 0, BleedBox: SLUG_MM, TrimBox: outer };
    for (const kind of ['MediaBox', 'BleedBox', 'TrimBox'] as const) {
      const inset = insets[kind];
      const box = [inset, inset, width + 2 * outer - inset, height + 2 * outer - inset];
      for (const [at, mm] of box.entries())
        expect(Math.abs((found?.[kind][at] ?? 0) - mm * POINTS), `${name} ${size} ${kind}`).toBeLessThan(0.011);
    }
    page += pages;
  }
  expect(page, 'all kinds but the unknown size').toBe(sheets + prints.length - 1);
  expect(prints.at(-1)).toMatchObject({ finished: null, piece: '' });

  // Photos are as sharp as the job sheet says, and letters sharper.
  const pictures = file.pictures();
  for (const { page, ppi } of prints) {
    const own = pictures.filter((picture) => picture.page === page);
    const photos = own.filter(({ kind }) => kind === 'image').map(({ ppi }) => ppi);
    if (ppi === null) expect(photos).toEqual([]);
    else expect(Math.abs(Math.min(...photos) - ppi), `page ${page}`).toBeLessThanOrEqual(1);
    expect(Math.max(0, ...photos), `page ${page}`).toBeLessThanOrEqual(301);
    const stencils = own.filter(({ kind }) => kind === 'stencil').map(({ ppi }) => ppi);
    expect(Math.min(...stencils), `page ${page}`).toBeGreaterThanOrEqual(600);
  }
  expect(pictures.filter(({ page }) => page <= sheets).every(({ kind }) => kind === 'stencil')).toBe(true);

  // Neither place nor phone is in it. Shorter words occur by chance in compressed pictures.
  for (const word of ['Phone 15', 'Kodak']) expect(file.contains(word), word).toBe(false);
  // The cushion's photo is stored as it came; the mug's is drawn.
  for (const print of [prints[0], prints[2]]) {
    const found = file.metadata(print?.page ?? 0);
    expect(found.length).toBeGreaterThan(0);
    const groups = found.flatMap((picture) => Object.keys(picture).map((key) => key.split(':')[0]));
    expect(groups.filter((group) => group === 'EXIF' || group === 'XMP' || group === 'MakerNotes')).toEqual([]);
  }

  // The attached facts are the order’s.
  const job = JSON.parse(file.attachment('job.json')) as PressJob;
  expect(job).toEqual(JSON.parse(JSON.stringify(made.job)));
  const orderFacts = { reference: '689543F8', revision: 2, phone: '+91 98480 22338', orderedOn: '24 Jul 2025' };
  expect(job).toMatchObject(orderFacts);
  for (const { quantity, piecesWithoutDesign, designs } of job.items)
    expect(designs.reduce((sum, { pieces }) => sum + pieces, piecesWithoutDesign)).toBe(quantity);
  expect(JSON.stringify(job)).not.toMatch(/price":|amount|paise|₹/);
  expect(job.items[0]?.designs[0]).toMatchObject({
    text: `${TEXT.text}\nAmma`,
    texts: [
      { text: TEXT.text, scripts: ['telugu', 'devanagari'], typeface: 'modern', colour: 'gold', mm: 8 },
      { text: 'Amma', surface: 'print', scripts: ['latin'], typeface: 'script', colour: 'maroon', mm: 4 },
    ],
  });
  const collage = job.items.find(({ product }) => product.includes('Collage'))?.designs[0];
  expect(collage?.texts.map(({ surface }) => surface)).toEqual(['print', 'mount']);
  expect(collage?.texts[1]?.mm).toBeCloseTo(0.05 * 224);
  expect(collage?.prints.at(-1)).toMatchObject({ piece: 'mount', finished: { width: 462, height: 224 }, ppi: null });

  // White ink and the cutter’s line are separations of their own.
  const content = file.text();
  const count = (text: string): number => content.split(text).length - 1;
  expect(count('/CutContour CS')).toBe(KINDS.reduce((sum, kind) => sum + kind[6], 0));
  expect(count('/White cs')).toBe(3);
  expect(content).toMatch(/\/Separation\s+\/CutContour/);
  expect(content).toMatch(/\/Separation\s+\/White/);
  expect(content).toContain('/OutputIntents');

  // Pages show what the preview shows, by two readers.
  let next = 0;
  const firsts = KINDS.map(([name, , , , , pages]) => {
    next += pages;
    return [name, next - pages] as const;
  });
  const mount = prints.findIndex(({ piece }) => piece === 'mount');
  for (const [at, [name, index]] of [...firsts, ['mount', mount] as const].entries()) {
    const [print, facts] = [made.prints[index], prints[index]];
    if (!print || !facts) throw new Error(`no print of ${name}`);
    const { trim, bleed } = print.piece;
    const picture = print.picture ?? { x: 0, y: 0, ...trim };
    const pixels = { width: Math.round(picture.width * SCALE), height: Math.round(picture.height * SCALE) };
    const shown = pictureOf((await engine('compose', print.art, pixels)).frame);
    const [left = 0, top = 0] = [picture.x, picture.y].map((mm) => Math.round((mm + bleed + SLUG_MM) * SCALE));
    const page = file.drawn(facts.page, SCALE);
    const { dx, dy, difference } = bestShift(page, [left, top], shown);
    expect(Math.max(Math.abs(dx), Math.abs(dy)), name).toBeLessThanOrEqual(1);
    // This reader puts pictures on whole pixels; the other one does not.
    expect(difference, name).toBeLessThan(10);
    if (at % 2 === 1) continue;
    const other = file.drawn(facts.page, SCALE, 'mutool');
    expect(differenceAt(other, [left, top], shown, 0, 0), name).toBeLessThan(7);
  }

  // No line shows where a canvas is folded.
  const canvas = KINDS.findIndex(([name]) => name === 'Gallery Canvas Print');
  const canvasPage = KINDS.slice(0, canvas).reduce((sum, kind) => sum + kind[5], sheets + 1);
  const fold = Math.round((SLUG_MM + CANVAS_BLEED_MM) * BETWEEN);
  for (const reader of ['pdftoppm', 'mutool'] as const)
    expect(ridgeAt(file.drawn(canvasPage, BETWEEN, reader), fold)).toBeLessThan(4);

  file.close();
});

test('a large order becomes several print files, and can be cancelled', async ({ engine, site }) => {
  // Noise makes the largest files.
  let seed = 1;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) % 256;
  const noise = pngOf(1500, 1500, () => [next(), next(), next()]);
  const photo = await openPhoto({ engine, site }, noise, 1500);
  const parts = [
    partOf('Photo Cushion, Square', '12 x 12', [photo]),
    partOf('Heart Photo Cushion', '13 x 12', [photo], { look: 'warmer' }),
    partOf('Photo Cushion, Square', '16 x 16', [photo]),
    partOf('Heart Photo Cushion', '13 x 12', [photo], { look: 'mono' }),
  ];
  expect(await engine('press', orderOf(parts), parts, 2)).toBeNull();
  const made = await engine('press', orderOf(parts), parts);
  if (!made) throw new Error('the work was cancelled');
  expect(made.files.map(([name]) => name)).toEqual(
    made.files.map((_, at) => `kanuka-689543F8-r2-${at + 1}-of-${made.files.length}.pdf`),
  );
  expect(made.files.length).toBeGreaterThan(1);
  const pages = made.files.map(([, text], at) => {
    const bytes = Buffer.from(text, 'base64');
    expect(bytes.length).toBeLessThan(20_000_000);
    const file = new PdfFile(bytes);
    file.check();
    const job = JSON.parse(file.attachment('job.json')) as PressJob;
    expect(job).toMatchObject({ part: at + 1, parts: made.files.length });
    const count = file.boxes().length;
    file.close();
    return printsIn(job)
      .filter(({ part }) => part === at + 1)
      .map(({ page }) => page)
      .concat(count);
  });
  // The last page of each part is its last print; before the prints is the sheet.
  for (const own of pages) expect(own).toEqual([...own.slice(0, -1).map((_, at) => at + 2), own.length]);
  expect(pages.flatMap((own) => own.slice(0, -1))).toHaveLength(parts.length);
});

/** A script by which '🎂' is drawn as two tiles, red and green, whatever fonts the device has. */
const TWO_COLOURED_EMOJI = `
  const { fillText } = OffscreenCanvasRenderingContext2D.prototype;
  OffscreenCanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    fillText.call(this, text.replace('🎂', ''), x, y);
    if (!text.includes('🎂')) return;
    this.save();
    for (const [at, colour] of ['#f00', '#0c0'].entries()) {
      this.fillStyle = colour;
      this.fillRect(x + 80 + at * 20, y - 50, 20, 50);
    }
    this.restore();
  };`;

test('an emoji is printed in its own colours, not as a blot in that of the letters', async ({ engine, enginePage }) => {
  await addWorkerScript(enginePage, TWO_COLOURED_EMOJI);
  await enginePage.reload();
  const text: DesignText = { ...NEW_TEXT, text: 'M🎂M', colour: 'blue', size: 0.25, at: TEXT_PRESETS.middle };
  const parts = [partOf('Personalised Photo Mug', '325 ml', [], { texts: [text] })];
  const { file } = await pressed(engine, parts);
  await enginePage.unrouteAll();
  for (const reader of ['pdftoppm', 'mutool'] as const) {
    const { data } = file.drawn(2, SCALE, reader);
    const counts = { red: 0, green: 0, letters: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at);
      if (red > 220 && green < 60 && blue < 60) counts.red += 1;
      if (green > 180 && red < 60 && blue < 60) counts.green += 1;
      if (blue > 120 && red < 60) counts.letters += 1;
    }
    for (const [colour, count] of Object.entries(counts)) expect(count, `${colour}, ${reader}`).toBeGreaterThan(300);
  }
  file.close();
});

test('a print whose typeface cannot be loaded is not made in another one', async ({ engine, site }) => {
  site.refused.pattern = /\.woff2$/;
  const parts = [partOf('Personalised Photo Mug', '325 ml', [], { texts: [TEXT] })];
  await expect(engine('press', orderOf(parts), parts)).rejects.toThrow('document: damaged');
  site.refused.pattern = null;
  expect((await engine('press', orderOf(parts), parts))?.files).toHaveLength(1);
});

test('where large canvases stay black, a print file says it is less sharp', async ({ engine, enginePage, site }) => {
  await addWorkerScript(enginePage, canvasCeiling(1_000_000));
  await enginePage.reload();
  const photo = await openPhoto({ engine, site }, kitPhoto('family-kite').buffer, 1500);
  const parts = [
    partOf('Personalised Photo Mug', '325 ml', [photo], { look: 'mono' }),
    partOf('Acrylic Photo Keychain', 'Heart', [photo], { look: 'mono' }),
  ];
  const { file, lowered, job } = await pressed(engine, parts);
  await enginePage.unrouteAll();
  expect(lowered).toEqual([0]);
  // Half the pixels of a photo of 300 pixels an inch.
  expect(printsIn(job).map(({ ppi }) => ppi)).toEqual([212, 300]);
  const [mug] = file.pictures().filter(({ page, kind }) => page === 2 && kind === 'image');
  expect(mug?.ppi).toBe(212);
  // Neither the photo nor the job sheet is black or empty.
  for (const page of [1, 2]) {
    const { data } = file.drawn(page, 1);
    const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
    expect(mean, `page ${page}`).toBeGreaterThan(100);
    expect(mean, `page ${page}`).toBeLessThan(253);
  }
  file.close();
});
