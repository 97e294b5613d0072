// @vitest-environment node
import { expect, test } from 'vitest';

import { deflated, PdfText, PdfWriter, pointsOf } from '#photo/press/pdf.ts';
import { boxesOf, SLUG_MM } from '#photo/press/printPage.ts';

const ID = new Uint8Array(16);

async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await blob.arrayBuffer());
}

test('the table of contents names where each object begins, and the trailer where the table does', async () => {
  const pdf = new PdfWriter();
  const tree = pdf.reserve();
  const stream = pdf.addStream({ Filter: 'FlateDecode' }, await deflated(new TextEncoder().encode('q Q')));
  const root = pdf.add({ Type: 'Catalog', Pages: tree });
  pdf.add({ Type: 'Pages', Kids: [], Count: 0 }, tree);
  const info = pdf.add({ Title: new PdfText('కానుక') });
  const file = await textOf(pdf.end(root, info, ID));
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(4);
  for (const [at, place] of places.entries()) expect(file.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\\n`));
  expect(stream.number).toBe(2);
});

test('names, numbers and texts are written as PDF reads them', async () => {
  const pdf = new PdfWriter();
  const root = pdf.add({
    'A name/with (signs)': 'Spot colour #1',
    numbers: [1, -2.5, 0.1 + 0.2, 1e-9],
    text: new PdfText('క) \\'),
    isLeftOut: undefined,
  });
  const file = await textOf(pdf.end(root, root, ID));
  expect(file).toContain(
    '<</A#20name#2fwith#20#28signs#29 /Spot#20colour#20#231 /numbers [1 -2.5 0.3 0] /text <feff0c1500290020005c>>>',
  );
});

test('an object that was promised is not forgotten, and none is written twice', () => {
  const pdf = new PdfWriter();
  const promised = pdf.reserve();
  const root = pdf.add({});
  expect(() => pdf.end(root, root, ID)).toThrow('Object 1 is not written');
  pdf.add({}, promised);
  expect(() => pdf.add({}, promised)).toThrow('Object 1 is written twice');
  expect(() => pdf.add(Number.NaN)).toThrow(RangeError);
});

test('the boxes are the sheet, the print with its bleed and the finished piece, to a hundredth of a point', () => {
  const { MediaBox, BleedBox, TrimBox } = boxesOf({ trim: { width: 457.2, height: 304.8 }, bleed: 35 });
  const sizeOf = ([left, bottom, right, top]: readonly number[]) => [
    (right ?? 0) - (left ?? 0),
    (top ?? 0) - (bottom ?? 0),
  ];
  expect(sizeOf(TrimBox)[0]).toBeCloseTo(18 * 72, 6);
  expect(sizeOf(TrimBox)[1]).toBeCloseTo(12 * 72, 6);
  expect(sizeOf(BleedBox)[0]).toBeCloseTo(18 * 72 + pointsOf(70), 6);
  expect(MediaBox[2]).toBeCloseTo(pointsOf(457.2 + 2 * (35 + SLUG_MM)), 6);
});
