// The security headers of a build, for servers other than `npm start`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

import { built, explained, filesIn } from './files.mjs';
import { readRelease } from './release.mjs';

const FOR_HEADERS = '  # SECURITY-HEADERS';
const FOR_ASSETS = '# ASSETS';
/** A file of the project, whatever the working directory. @param {string} path */
const ofProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** The first line of the headers for nginx: the build they belong to. */
const OF_BUILD = /^# Headers of build (\w+)\n/;
/** For nginx. */
export const NGINX_HEADERS = 'kanuka-headers.conf';

/**
 * @typedef {object} HeadersOptions
 * @property {string} dist Folder of the built storefront.
 * @property {string} facts The facts file of the build.
 * @property {string} folder Where the headers are written.
 * @property {boolean} https Whether the whole domain is served over https.
 * @property {readonly string[]} [media] More origins of pictures and clips.
 */

/** @param {HeadersOptions} options @returns {Promise<[name: string, value: string][]>} */
async function headersOfBuild({ dist, facts, https, media = [] }) {
  /** @type {{ module: typeof import('../../sandbox/http/inlineHashes.ts') }} */
  const { module: hashes } = await runnerImport(ofProject('sandbox/http/inlineHashes.ts'));
  /** @type {{ module: typeof import('../../sandbox/http/headers.ts') }} */
  const { module: headers } = await runnerImport(ofProject('sandbox/http/headers.ts'));
  const { scripts, styles } = hashes.inlineHashes(await built(`${dist}/index.html`));
  /** @type {{ security: import('../../sandbox/http/headers.ts').SecurityOptions }} */
  const { security } = JSON.parse(await built(facts));
  const named = media.map((address) => new URL(address).origin);
  const mediaOrigins = [...new Set([...(security.mediaOrigins ?? []), ...named])];
  return Object.entries(
    headers.securityHeaders({ ...security, mediaOrigins, https, scriptHashes: scripts, styleHashes: styles }),
  );
}

/**
 * Writes the headers of a build in the formats of nginx and of a static host.
 * @param {HeadersOptions} options
 * @returns {Promise<string>} The headers, a line each.
 */
export async function writeServerHeaders(options) {
  const { dist, folder } = options;
  const headers = await headersOfBuild(options);
  const nginx = headers.map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;\n`,
  );
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`).join('\n');
  const sample = await readFile(ofProject('deploy/_headers'), 'utf8');
  await mkdir(folder, { recursive: true });
  const id = readRelease(dist)?.id;
  const first = id === undefined ? '' : `# Headers of build ${id}\n`;
  await writeFile(join(folder, NGINX_HEADERS), first + nginx.join(''));
  // A rule for each file with a hashed name.
  const assets = filesIn(`${dist}/assets`).map(
    (name) => `/assets/${name}\n  Cache-Control: public, max-age=31536000, immutable`,
  );
  await writeFile(
    join(folder, '_headers'),
    sample.replace(FOR_HEADERS, () => lines).replace(FOR_ASSETS, () => assets.join('\n')),
  );
  return lines;
}

/**
 * The headers for nginx that were written for a build, without the line that names it.
 * @param {string} folder
 * @param {string} id Of the build.
 * @throws {Error} where they belong to another build, or to none
 */
export async function headersFor(folder, id) {
  const path = join(folder, NGINX_HEADERS);
  const text = await readFile(path, 'utf8').catch(() => '');
  const [first = '', of] = OF_BUILD.exec(text) ?? [];
  if (of !== id) throw explained(`${path} does not belong to this build: npm run headers writes it again.`);
  return text.slice(first.length);
}
