// @vitest-environment node
import { expect, test } from 'vitest';

import { PdfText, PdfWriter, pointsOf } from '#photo/press/pdf.ts';
import { boxesOf, SLUG_MM } from '#photo/press/pdfPage.ts';

test('names, numbers and texts are written as PDF reads them', async () => {
  const pdf = new PdfWriter();
  const root = pdf.add({
    'A name/with (signs)': 'Spot colour #1',
    numbers: [1, -2.5, 0.1 + 0.2, 1e-9],
    text: new PdfText('క) \\'),
    isLeftOut: undefined,
  });
  const file = await pdf.end(root, root, new Uint8Array(16)).arrayBuffer();
  expect(new TextDecoder('latin1').decode(file)).toContain(
    '<</A#20name#2fwith#20#28signs#29 /Spot#20colour#20#231 /numbers [1 -2.5 0.3 0] /text <feff0c1500290020005c>>>',
  );
});

test('the boxes are the sheet, the print with its bleed and the finished piece, to a hundredth of a point', () => {
  const { MediaBox, BleedBox, TrimBox } = boxesOf({ trim: { width: 457.2, height: 304.8 }, bleed: 35 });
  const sizeOf = ([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]) =>
    [right - left, top - bottom].map((points) => Number(points.toFixed(6)));
  expect(sizeOf(TrimBox)).toEqual([18 * 72, 12 * 72]);
  expect(sizeOf(BleedBox)[0]).toBeCloseTo(18 * 72 + pointsOf(70), 6);
  expect(MediaBox[2]).toBeCloseTo(pointsOf(457.2 + 2 * (35 + SLUG_MM)), 6);
});
