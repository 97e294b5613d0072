// @vitest-environment node
import { expect, test, vi } from 'vitest';

import type { Context } from '#photo/offscreenCanvas.ts';
import { PdfText, PdfWriter } from '#photo/press/pdf.ts';
import { stencilOf } from '#photo/press/pdfImage.ts';

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

test('a stencil has the pixels of its ink, which are compared where they are: a strip has millions', async () => {
  const pixels = [
    [122, 31, 43, 255],
    [121, 30, 44, 128],
    [250, 200, 40, 255],
    [122, 31, 43, 100],
  ];
  const data = Uint8ClampedArray.from(pixels.flat());
  const copies = vi.spyOn(data, 'subarray');
  const context = { canvas: { width: 4, height: 1 }, getImageData: () => ({ data }) } as unknown as Context;
  const stencil = await stencilOf(context, [122, 31, 43]);
  const bits = new Blob([stencil.bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  expect([...new Uint8Array(await new Response(bits).arrayBuffer())]).toEqual([0b1100_0000]);
  expect(copies).not.toHaveBeenCalled();
});
