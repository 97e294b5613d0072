// @vitest-environment node
import { expect, test } from 'vitest';

import { PdfText, PdfWriter } from '#photo/press/pdf.ts';

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
