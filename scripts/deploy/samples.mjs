// Updates the parts of deploy/nginx.conf, deploy/_redirects and public/robots.txt that follow from
// src/config/routes.ts.
import { readFile, writeFile } from 'node:fs/promises';

import { runnerImport } from 'vite';

import { commandLine } from '../build/commandLine.mjs';

commandLine('npm run deploy:samples', {});

/** @type {{ module: typeof import('./samples.ts') }} */
const { module: samples } = await runnerImport('./scripts/deploy/samples.ts');
for (const file of samples.SAMPLES) {
  const text = await readFile(file, 'utf8');
  await writeFile(file, samples.withRoutes(file, text));
}
