/**
 * Writes the security headers of the built shop again, for servers other than `npm start`, with other options than `npm run build`,
 * which adds --https if VITE_SITE_URL begins with https.
 *
 * Written into build/headers/ by default: deploy/nginx.conf includes kanuka-headers.conf; _headers is deploy/_headers, filled in.
 */
import process from 'node:process';

import { commandLine } from '../build/commandLine.mjs';
import { NGINX_HEADERS, writeServerHeaders } from '../build/serverHeaders.mjs';
import { finishSwap } from '../build/swap.mjs';

const { values, words: media } = commandLine(
  'npm run headers -- [--https] [--to <folder>] [<one more origin of pictures and clips> …]',
  { https: { type: 'boolean', default: false }, to: { type: 'string', default: 'build/headers' } },
  [0, Infinity],
);

try {
  await finishSwap();
  const { https, to: folder } = values;
  const lines = await writeServerHeaders({ dist: 'dist', facts: 'build/facts-dist.json', folder, https, media });
  console.log(`${lines}\n\nWritten to ${folder}/${NGINX_HEADERS} (nginx) and ${folder}/_headers (static host).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
