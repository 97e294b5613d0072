/**
 * Publishes the build in dist/ into the folder that a web server serves:
 *
 *   npm run publish:site -- /srv/kanuka/site            after npm run build and npm run headers, and after npm run pages
 *   npm run publish:site -- /srv/kanuka/site --back     what stood there before the last new build, again
 *
 * Open tabs go on working: assets come before the pages that name them, each file is exchanged whole, and assets of earlier
 * builds stay for thirty days. Beside the folder lie the headers that belong to it (site.headers.conf), what stood there
 * before (site.before/), and its headers.
 */
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';

import { commandLine } from './commandLine.mjs';
import { filesIn } from './files.mjs';

const KEPT_FOR_MS = 30 * 24 * 60 * 60_000;
const HEADERS = 'build/headers/kanuka-headers.conf';

/** @param {string} file */
const isAsset = (file) => file.startsWith('assets/');

/**
 * Puts a file in place of another in one step; false when they are the same.
 * @param {string} from
 * @param {string} to
 */
async function put(from, to) {
  if (existsSync(to) && (await readFile(from)).equals(await readFile(to))) return false;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, `${to}.next`);
  await rename(`${to}.next`, to);
  return true;
}

/**
 * Keeps what stands in the folder, for the way back: the same files by another name, which takes no room.
 * @param {string} site
 */
async function keepBefore(site) {
  const before = `${site}.before`;
  await rm(before, { recursive: true, force: true });
  for (const file of filesIn(site).filter((name) => !isAsset(name))) {
    await mkdir(dirname(join(before, file)), { recursive: true });
    await link(join(site, file), join(before, file));
  }
  if (existsSync(`${site}.headers.conf`)) await copyFile(`${site}.headers.conf`, `${before}.headers.conf`);
}

/**
 * Makes the folder hold what another one holds.
 * @param {string} from
 * @param {string} site
 */
async function exchange(from, site) {
  const files = filesIn(from);
  const wanted = new Set(files);
  const now = new Date();
  let changed = 0;
  // Assets first: no page may name one that is not there yet.
  for (const file of files.toSorted((a, b) => Number(isAsset(b)) - Number(isAsset(a)))) {
    if (await put(join(from, file), join(site, file))) changed += 1;
    // Its time says when it was last part of a published build.
    if (isAsset(file)) await utimes(join(site, file), now, now);
  }
  let removed = 0;
  for (const file of filesIn(site).filter((name) => !wanted.has(name))) {
    if (isAsset(file) && now.getTime() - (await stat(join(site, file))).mtimeMs < KEPT_FOR_MS) continue;
    await rm(join(site, file));
    removed += 1;
  }
  return { changed, removed };
}

const { values, words } = commandLine(
  'npm run publish:site -- /srv/kanuka/site [--back]',
  { back: { type: 'boolean', default: false } },
  [1, 1],
);

try {
  const [site = ''] = words;
  const isBack = values.back;
  const [from, headers] = isBack ? [`${site}.before`, `${site}.before.headers.conf`] : ['dist', HEADERS];
  for (const path of [join(from, 'index.html'), headers])
    if (!existsSync(path))
      throw new Error(
        isBack
          ? `Nothing stood in ${site} before.`
          : `There is no ${path}: run npm run build and npm run headers first.`,
      );
  const [built, standing] = [from, site].map((folder) => {
    const shell = join(folder, 'shell.html');
    return existsSync(shell) ? readFileSync(shell, 'utf8') : null;
  });
  // The shell names every script of a build: the same shell, the same build, of which only pages were written anew.
  const isNewBuild = standing !== null && built !== standing;
  if (!isBack && isNewBuild) await keepBefore(site);
  const { changed, removed } = await exchange(from, site);
  const hasOtherHeaders = await put(headers, `${site}.headers.conf`);
  console.log(`${site}: ${changed} files changed, ${removed} removed.`);
  if (hasOtherHeaders)
    console.log(`The headers changed: let the web server read ${site}.headers.conf (nginx -s reload).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
