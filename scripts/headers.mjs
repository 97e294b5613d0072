/**
 * Writes the security headers of the built shop, for servers other than `npm start`:
 *
 *   npm run build && npm run headers [-- [--https] <one more origin of pictures and clips> …]
 *
 * build/headers/kanuka-headers.conf is included by deploy/nginx.conf; build/headers/_headers is deploy/_headers, filled in.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';

import { runnerImport } from 'vite';

import { built, filesIn } from './files.mjs';

const FOLDER = 'build/headers';
const FOR_HEADERS = '  # SECURITY-HEADERS';
const FOR_ASSETS = '# ASSETS';

/** @returns {Promise<[name: string, value: string][]>} */
async function headersOfBuild() {
  /** @type {{ module: typeof import('../sandbox/http/csp.ts') }} */
  const { module: csp } = await runnerImport('./sandbox/http/csp.ts');
  /** @type {{ module: typeof import('../sandbox/http/headers.ts') }} */
  const { module: headers } = await runnerImport('./sandbox/http/headers.ts');
  const { scripts, styles } = csp.inlineHashes(await built('dist/index.html'));
  /** @type {{ security: import('../sandbox/http/headers.ts').SecurityOptions }} */
  const { security } = JSON.parse(await built('build/facts-dist.json'));
  const asked = process.argv.slice(2);
  const named = asked.filter((word) => word !== '--https').map((address) => new URL(address).origin);
  const mediaOrigins = [...new Set([...(security.mediaOrigins ?? []), ...named])];
  const https = asked.includes('--https');
  return Object.entries(
    headers.securityHeaders({ ...security, mediaOrigins, https, scriptHashes: scripts, styleHashes: styles }),
  );
}

try {
  const headers = await headersOfBuild();
  const nginx = headers.map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;\n`,
  );
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`).join('\n');
  const sample = await readFile('deploy/_headers', 'utf8');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/kanuka-headers.conf`, nginx.join(''));
  // A rule for each file whose name changes with its content.
  const assets = filesIn('dist/assets').map(
    (name) => `/assets/${name}\n  Cache-Control: public, max-age=31536000, immutable`,
  );
  await writeFile(
    `${FOLDER}/_headers`,
    sample.replace(FOR_HEADERS, () => lines).replace(FOR_ASSETS, () => assets.join('\n')),
  );
  console.log(`${lines}\n\nWritten to ${FOLDER}/kanuka-headers.conf (nginx) and ${FOLDER}/_headers (static host).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
