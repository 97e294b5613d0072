import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { expectTeluguText, KEEP_FILES, LARGE_PRINT, saveTeluguPrint } from './prints.ts';
import { webkit } from './support.ts';

/** A canvas of more than 16,777,216 pixels silently draws nothing, as on an iPhone; WebKitGTK draws larger ones too. */
const CEILING = `
  for (const kind of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D']) {
    const context = globalThis[kind]?.prototype;
    if (!context) continue;
    for (const name of ['fillRect', 'fillText', 'strokeText', 'drawImage', 'putImageData', 'fill', 'stroke']) {
      const draw = context[name];
      context[name] = function (...given) {
        if (this.canvas.width * this.canvas.height <= 16_777_216) draw.apply(this, given);
      };
    }
  }
`;

/** A copy of the built shop whose photo worker runs under the ceiling: a page's script does not reach a worker. */
function shopUnderCeiling(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'kanuka-ceiling-')), 'dist');
  cpSync('dist', folder, { recursive: true });
  const assets = join(folder, 'assets');
  const [worker, ...others] = readdirSync(assets).filter((name) => /^worker-.*\.js$/.test(name));
  if (!worker || others.length > 0) throw new Error('not one photo worker');
  writeFileSync(join(assets, worker), `${CEILING}\n${readFileSync(join(assets, worker), 'utf8')}`);
  return folder;
}

const shop = shopUnderCeiling();
const { backend, visitor } = webkit(shop);

afterAll(() => rmSync(join(shop, '..'), { recursive: true, force: true }));

test('a Telugu text is in a large print’s file even with an iPhone’s limit on canvas size', async () => {
  const shopper = await visitor({ script: `${KEEP_FILES}\n${CEILING}` });
  const print = await saveTeluguPrint(shopper, backend());
  expectTeluguText(print);
  expect(print).toMatchObject(LARGE_PRINT);
  const drawn = await shopper.run(`return [4096, 4097].map((width) => {
    const context = new OffscreenCanvas(width, 4096).getContext('2d');
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[3];
  })`);
  expect(drawn, 'the ceiling holds').toEqual([255, 0]);
});
