/**
 * Writes the security headers of the built shop, for servers other than `npm start`:
 *
 *   npm run build && npm run headers [-- [--https] [--to <folder>] <one more origin of pictures and clips> …]
 *
 * build/headers/, where no other folder is named: kanuka-headers.conf is included by deploy/nginx.conf; _headers is deploy/_headers, filled in.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';

import { runnerImport } from 'vite';

import { commandLine } from './commandLine.mjs';
import { built, filesIn } from './files.mjs';

const FOR_HEADERS = '  # SECURITY-HEADERS';
const FOR_ASSETS = '# ASSETS';

/** @typedef {{ https: boolean, positionals: readonly string[] }} Asked */

/** @param {Asked} asked @returns {Promise<[name: string, value: string][]>} */
async function headersOfBuild({ https, positionals }) {
  /** @type {{ module: typeof import('../sandbox/http/csp.ts') }} */
  const { module: csp } = await runnerImport('./sandbox/http/csp.ts');
  /** @type {{ module: typeof import('../sandbox/http/headers.ts') }} */
  const { module: headers } = await runnerImport('./sandbox/http/headers.ts');
  const { scripts, styles } = csp.inlineHashes(await built('dist/index.html'));
  /** @type {{ security: import('../sandbox/http/headers.ts').SecurityOptions }} */
  const { security } = JSON.parse(await built('build/facts-dist.json'));
  const named = positionals.map((address) => new URL(address).origin);
  const mediaOrigins = [...new Set([...(security.mediaOrigins ?? []), ...named])];
  return Object.entries(
    headers.securityHeaders({ ...security, mediaOrigins, https, scriptHashes: scripts, styleHashes: styles }),
  );
}

const { values, words: positionals } = commandLine(
  'npm run headers -- [--https] [--to <folder>] [<one more origin of pictures and clips> …]',
  { https: { type: 'boolean', default: false }, to: { type: 'string', default: 'build/headers' } },
  [0, Infinity],
);

try {
  const folder = values.to;
  const headers = await headersOfBuild({ https: values.https, positionals });
  const nginx = headers.map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;\n`,
  );
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`).join('\n');
  const sample = await readFile('deploy/_headers', 'utf8');
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/kanuka-headers.conf`, nginx.join(''));
  // A rule for each file whose name changes with its content.
  const assets = filesIn('dist/assets').map(
    (name) => `/assets/${name}\n  Cache-Control: public, max-age=31536000, immutable`,
  );
  await writeFile(
    `${folder}/_headers`,
    sample.replace(FOR_HEADERS, () => lines).replace(FOR_ASSETS, () => assets.join('\n')),
  );
  console.log(`${lines}\n\nWritten to ${folder}/kanuka-headers.conf (nginx) and ${folder}/_headers (static host).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
