// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build } from 'vite';
import { expect, test } from 'vitest';

import { tempFolder } from '#tests/support/tempFolder.ts';
import { licences } from '../../../scripts/build/licences.ts';

test('S23: the licences of a build name each package once, and those that only a worker contains', async () => {
  const root = tempFolder();
  const imported = (name: string): string => JSON.stringify(resolve('node_modules', name));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(
    join(root, 'main.js'),
    `import { clsx } from ${imported('clsx/dist/clsx.mjs')};
     console.log(clsx('a'), new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }));`,
  );
  writeFileSync(
    join(root, 'worker.js'),
    `import { clsx } from ${imported('clsx/dist/clsx.mjs')};
     import { generate } from ${imported('lean-qr/index.mjs')};
     postMessage([clsx('b'), generate('c').size]);`,
  );
  const { ofShop, ofWorkers } = licences('licences.md');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [ofShop()],
    worker: { format: 'es', plugins: () => [ofWorkers()] },
  });
  const text = readFileSync(join(root, 'dist/licences.md'), 'utf8');
  expect(text.match(/^## .+$/gm)).toEqual([
    expect.stringMatching(/^## clsx - [\d.]+ \(MIT\)$/),
    expect.stringMatching(/^## lean-qr - [\d.]+ \(MIT\)$/),
  ]);
  expect(text).toContain('Permission is hereby granted, free of charge');
});
