// Publishes into a site folder (scripts/deploy/siteFolder.mjs): a build, its pages when the lists have changed, or an
// earlier release. docs/decisions/0033
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { loadEnv } from 'vite';

import { explained } from '../build/files.mjs';
import { headersFor } from '../build/serverHeaders.mjs';
import { askSite, unreachable } from './liveSite.mjs';
import { writePages } from '../build/pages.mjs';
import { reportPages } from '../build/pagesReport.mjs';
import { buildParts, fewerThan, hashOf, partFiles, releaseParts, verifiedBuild } from '../build/release.mjs';
import * as folder from './siteFolder.mjs';

/** @typedef {import('./siteFolder.mjs').Published} Published */

/** File of a site folder: the hash of the headers that the web server has last read. */
const LOADED_HEADERS = 'loaded-headers';
const HOOK_TIMEOUT_MS = 60_000;
/** After a reload, a web server uses the old headers for a moment. */
const SETTLES_WITHIN_MS = 3000;

/**
 * @typedef {object} Build
 * @property {string} dist Folder of its public files.
 * @property {import('../build/release.mjs').BuildParts} parts
 * @property {string} headers Folder of its headers for other servers.
 * @property {string} pictures File of what is known of the pictures for link previews.
 */

/** The build in dist/. @type {Build} */
export const BUILD = {
  dist: 'dist',
  parts: buildParts(),
  headers: 'build/headers',
  pictures: 'build/pictures-dist.json',
};

/** @param {Published} published */
const headersOf = ({ folder }) => readFileSync(join(folder, 'headers.conf'), 'utf8');

/** The public files of a release, of its build and its pages, and their paths. @param {Published} published */
function filesOf({ folder, files, carried }) {
  const own = Object.entries(files).filter(([file]) => carried[file] === undefined);
  return new Map(own.map(([file, hash]) => [file, { from: join(folder, 'public', file), hash }]));
}

/** @param {Published} published */
const partsOf = ({ folder }) => partFiles(releaseParts(join(folder, 'parts')));

/**
 * The files of one release that another lacks.
 * @param {Published | null} before
 * @param {ReadonlyMap<string, { hash: string }>} files
 */
function differences(before, files) {
  const old = before ? filesOf(before) : new Map();
  const changed = [...files].filter(([file, { hash }]) => old.get(file)?.hash !== hash).length;
  const removed = [...old.keys()].filter((file) => !files.has(file)).length;
  return { changed, removed };
}

/** The command that makes the web server reload its headers; '' if none is set. */
const hook = () => loadEnv('production', process.cwd(), 'KANUKA_')['KANUKA_AFTER_PUBLISH'] ?? '';

/**
 * Runs the owner's command.
 * @param {string} command
 * @throws {Error} when it does not end well
 */
async function runHook(command) {
  const child = spawn(command, { shell: true, stdio: 'inherit', timeout: HOOK_TIMEOUT_MS });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw explained(`KANUKA_AFTER_PUBLISH (${command}) ended with status ${status}.`);
}

/**
 * Makes the web server read the headers of a release, unless it has read the same ones: also after a run that was
 * killed before doing so.
 * @param {string} site
 * @param {Published | null} before
 * @param {Published} published
 * @returns {Promise<boolean>} Whether it was.
 */
async function reloadServer(site, before, published) {
  const loaded = join(site, LOADED_HEADERS);
  const headers = createHash('sha256').update(headersOf(published)).digest('hex');
  if ((await readFile(loaded, 'utf8').catch(() => '')) === headers) return false;
  const command = hook();
  if (command !== '') {
    await runHook(command);
    await writeFile(`${loaded}.new`, headers);
    await rename(`${loaded}.new`, loaded);
    return true;
  }
  if (before === null || headersOf(before) !== headersOf(published))
    console.warn(
      `The headers changed: let the web server read ${site}/current/headers.conf (nginx -t && nginx -s reload). ` +
        'KANUKA_AFTER_PUBLISH may name the command that does it.',
    );
  return false;
}

/**
 * @typedef {object} ActivateOptions
 * @property {string | undefined} [siteUrl] Address of the site that is asked afterwards, instead of VITE_SITE_URL.
 * @property {boolean} [rollsBack] Serves what was there before, where the site does not answer as it should.
 */

/**
 * Serves the previous release, and says why.
 * @param {string} site
 * @param {Published | null} before
 * @param {unknown} error
 * @returns {Promise<never>}
 */
async function rollBack(site, before, error) {
  const reason = error instanceof Error ? error.message : String(error);
  await folder.switchTo(site, before);
  if (before === null) throw explained(`${reason}\nNothing is served, as before.`);
  // The web server may have read the new headers already.
  await rm(join(site, LOADED_HEADERS), { force: true });
  await reloadServer(site, before, before).catch(() => console.error('The web server may still have the new headers.'));
  throw explained(`${reason}\n${before.name}, which was served before, is served again.`);
}

/**
 * Serves a release, makes the web server read its headers, and checks the site.
 * @param {string} site
 * @param {Published | null} before
 * @param {Published} published
 * @param {ActivateOptions} options
 */
async function activate(site, before, published, { siteUrl = published.release.site, rollsBack = false }) {
  const wasReachable = rollsBack && before !== null && siteUrl !== '' && (await unreachable(siteUrl)) === null;
  if (published.name !== before?.name) await folder.switchTo(site, published);
  const isReloaded = await reloadServer(site, before, published).catch((error) => rollBack(site, before, error));
  if (siteUrl === '') return console.log('VITE_SITE_URL is not set, so the site itself was not asked.');
  const found = await askSite(siteUrl, published, isReloaded || wasReachable ? SETTLES_WITHIN_MS : 0);
  if (found.unreachable !== null && !wasReachable)
    return console.warn(`${siteUrl} cannot be reached from here (${found.unreachable}), so it was not asked.`);
  const problems =
    found.unreachable === null ? found.problems : [`${siteUrl} cannot be reached any more (${found.unreachable}).`];
  if (problems.length === 0)
    return console.log(`${siteUrl} serves it: a page, its headers and a missing file are as they should be.`);
  const list = problems.map((problem) => `- ${problem}`).join('\n');
  const failure = explained(`${published.name} is published, but the site does not answer as it should:\n${list}`);
  if (rollsBack && before && before.name !== published.name) return rollBack(site, before, failure);
  throw failure;
}

/** The release that is served; null if the link is broken, which publishing repairs. @param {string} site */
const servedOrNone = (site) => folder.currentRelease(site).catch(() => null);

/** @param {{ isHeld: () => boolean }} lock @param {string} site */
function stillHeld(lock, site) {
  if (!lock.isHeld())
    throw explained(`Another run has published into ${site} meanwhile: this one has changed nothing.`);
}

/**
 * Publishes a build while no other run changes it (`withBuild`).
 * @param {string} site
 * @param {Build} build
 * @param {ActivateOptions & { accepts?: boolean }} [options]
 */
export async function publishBuild(site, build, { accepts = false, ...options } = {}) {
  folder.checkSite(site);
  const { release, hashes } = verifiedBuild(build.dist, build.parts);
  if (release.isEmbedded && !accepts)
    throw explained(
      `${build.dist}/ holds the products of the embedded backend, as npm start builds it. Nothing was changed. Run npm run build ` +
        "first; if the demo's products are meant, run this again with --accept.",
    );
  const headers = await headersFor(build.headers, release.id);
  await folder.openSite(site);
  await folder.withSite(site, async (lock) => {
    const before = await servedOrNone(site);
    const fewer = fewerThan(before?.release ?? null, release, accepts);
    const files = new Map([...hashes].map(([file, hash]) => [file, { from: join(build.dist, file), hash }]));
    const { changed, removed } = differences(before, files);
    const isSame =
      before && changed + removed === 0 && before.release.id === release.id && headersOf(before) === headers;
    const history = before ? [before.name, ...before.history] : [];
    const parts = partFiles(build.parts);
    const published = isSame
      ? before
      : await folder.addRelease(site, before, { release, files, parts, headers, history });
    const pictures = join(site, 'pictures.json');
    if (!existsSync(pictures) && existsSync(build.pictures)) await copyFile(build.pictures, pictures);
    stillHeld(lock, site);
    await activate(site, before, published, options);
    await folder.removeOldReleases(site);
    console.log(`${site} serves ${published.name}: ${changed} files changed, ${removed} removed.`);
    const { products, categories, guides } = release;
    console.log(`Published: ${products} products, ${categories} categories, ${guides} guides.${fewer}`);
  });
}

/**
 * @param {string} site
 * @param {(before: Published, lock: { isHeld: () => boolean }) => Promise<void>} act
 */
async function withPublished(site, act) {
  const nothing = explained(`Nothing is published in ${site} yet: npm run publish:site does that.`);
  if (folder.checkSite(site) === 'free') throw nothing;
  await folder.withSite(site, async (lock) => {
    const before = await folder.currentRelease(site);
    if (before === null) throw nothing;
    await act(before, lock);
    await folder.removeOldReleases(site);
  });
}

/**
 * A release of the same build with newly written pages; the same one if none differs.
 * @param {string} site
 * @param {Published} before
 * @param {string} beside Folder of the pages that differ.
 * @param {import('../build/pages.mjs').PagesSummary} summary
 */
async function releaseOfPages(site, before, beside, { differences: { changed, removed }, counts }) {
  if (changed.length + removed.length === 0) return before;
  const files = filesOf(before);
  for (const file of removed) files.delete(file);
  for (const file of changed) files.set(file, { from: join(beside, file), hash: hashOf(join(beside, file)) });
  const history = [before.name, ...before.history];
  const release = { ...before.release, ...counts };
  return folder.addRelease(site, before, {
    release,
    files,
    parts: partsOf(before),
    headers: headersOf(before),
    history,
  });
}

/**
 * Writes the pages of the published build again from the backend's current answer. If something has changed, a new
 * release is made of them.
 * @param {string} site
 * @param {ActivateOptions & { accepts: boolean, allowsEmpty: boolean }} options
 */
export async function publishPages(site, { accepts, allowsEmpty, ...options }) {
  await withPublished(site, async (before, lock) => {
    const parts = releaseParts(join(before.folder, 'parts'));
    // A folder of its own: the writer of a killed run may still be running.
    const beside = join(site, `releases/pages-${process.pid}.part`);
    const dist = join(before.folder, 'public');
    const places = { dist, parts, beside, pictures: join(site, 'pictures.json'), lock: null, isReadOnly: true };
    try {
      const summary = await writePages({ places, isRenewal: true, accepts, allowsEmpty, before: before.release });
      const published = await releaseOfPages(site, before, beside, summary);
      stillHeld(lock, site);
      await activate(site, before, published, options);
      const isSame = published.name === before.name;
      reportPages(summary, parts.facts, [`${site} serves ${published.name}${isSame ? ', as before' : ''}.`]);
    } finally {
      await rm(beside, { recursive: true, force: true });
    }
  });
}

/**
 * Serves the previous release, with the assets that open tabs of the current release still request.
 * @param {string} site
 * @param {ActivateOptions} [options]
 */
export async function goBack(site, options = {}) {
  await withPublished(site, async (before, lock) => {
    const target = folder.releaseBefore(site, before);
    if (!target) throw explained(`No release before ${before.name} is kept in ${site}. Nothing was changed.`);
    const { release, history } = target;
    const contents = { release, files: filesOf(target), parts: partsOf(target), headers: headersOf(target), history };
    const published = await folder.addRelease(site, before, contents);
    stillHeld(lock, site);
    await activate(site, before, published, options);
    const { products, categories, guides } = release;
    console.log(
      `${site} serves ${target.name} of ${target.publishedAt} again, as ${published.name}: ` +
        `${products} products, ${categories} categories, ${guides} guides.`,
    );
  });
}
