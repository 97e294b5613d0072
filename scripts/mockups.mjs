/**
 * Makes the layers of the photo preview from the media kit: for each mock-up a blank picture and a mask as WebP, and the
 * lattice as it is. docs/architecture.md, Photo preview.
 *
 *   npm install --no-save sharp
 *   node scripts/mockups.mjs <folder with one folder per mock-up> [target folder]
 */
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { loadSharp } from './sharp.mjs';

/** Bytes that one product's layers may have together. */
const MOST = 300_000;

/** @param {string} source @param {string} target */
async function main(source, target) {
  const sharp = await loadSharp();
  await rm(target, { recursive: true, force: true });
  for (const slug of (await readdir(source)).sort()) {
    const [from, to] = [join(source, slug), join(target, slug)];
    await mkdir(to, { recursive: true });
    await sharp(join(from, 'blank.jpg')).webp({ quality: 90, effort: 6 }).toFile(join(to, 'blank.webp'));
    await sharp(join(from, 'mask.png')).webp({ lossless: true, effort: 6 }).toFile(join(to, 'mask.webp'));
    await copyFile(join(from, 'mesh.json'), join(to, 'mesh.json'));
    const sizes = await Promise.all((await readdir(to)).map(async (file) => (await stat(join(to, file))).size));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (bytes > MOST) throw new Error(`The layers of ${slug} have ${bytes} bytes: more than ${MOST}`);
    console.log(`${slug}: ${bytes} bytes`);
  }
}

const [, , source, target = fileURLToPath(new URL('../public/mockups', import.meta.url))] = process.argv;
if (source === undefined) throw new Error('Usage: node scripts/mockups.mjs <folder of the mock-ups> [target folder]');
await main(source, target);
