/**
 * Makes the sandbox's pictures from the originals: AVIF and JPEG in the widths that the layout asks for, plus
 * sandbox/media/manifest.json, which says what there is. Film and sound are copied as they are.
 *
 *   npm install --no-save sharp
 *   node scripts/media.mjs <folder of the originals> [target folder]
 *
 * The originals' folder holds products, variants, slides, categories, video, audio and kit.json (the words for `alt`).
 */
import { copyFile, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { loadSharp } from './sharp.mjs';

/**
 * @typedef {{ avif: number[], jpeg: number[] }} Widths
 * @typedef {Widths & { width: number, height: number, alt: string }} Entry
 * @typedef {{ files: { file: string, alt?: string }[] }} KitItem
 */

const AVIF = { quality: 55, effort: 5 };
const JPEG = { quality: 72, progressive: true, mozjpeg: true };
const MOST = { folder: 19_000_000, file: 1_000_000 };

/** @type {Record<'square' | 'category' | 'slide' | 'mobile' | 'poster', Widths>} */
const WIDTHS = {
  square: { avif: [240, 360, 480, 720, 1080], jpeg: [640, 1200] },
  category: { avif: [240, 360, 480, 720], jpeg: [640] },
  slide: { avif: [960, 1440, 1920, 2400], jpeg: [1200] },
  mobile: { avif: [480, 720, 1080], jpeg: [640, 1200] },
  poster: { avif: [480, 960], jpeg: [960] },
};

/** Words for the variants, which the kit does not describe: '<mock-up>--<picture>'. @type {Record<string, string>} */
const MOCKUPS = {
  'photo-mug': 'White photo mug printed with',
  'magic-mug': 'Black magic mug, red inside, showing',
  'oak-frame': 'Oak photo frame with white mount and',
  'led-lamp': 'Arched acrylic photo lamp glowing with',
  'square-cushion': 'Square cushion printed with',
  'heart-cushion': 'Red heart cushion printed with',
  'canvas-print': 'Gallery-wrapped canvas of',
  'acrylic-print': 'Glossy acrylic wall print of',
  'phone-cover': 'Phone on a wooden stand in a photo cover with',
  'bottle-sticker': 'Flask with a photo sticker of',
  'photo-keychain': 'Acrylic photo keychain with',
};
/** @type {Record<string, string>} */
const PICTURES = {
  'beach-sunset': 'a couple at a beach sunset',
  'family-kite': 'a family flying a kite',
  'wedding-mandap': 'a bride and groom under a mandap',
  'mountain-lake': 'a mountain lake at dawn',
  'temple-dusk': 'a temple at dusk',
  'sky-lanterns': 'children releasing sky lanterns',
  'kolam-diyas': 'a rangoli kolam and clay lamps',
  'dog-lowpoly': 'a puppy with a red collar',
  'birthday-cake': 'a birthday cake with lit candles',
  'teddy-bear': 'a teddy bear and gift boxes',
};

/** @param {string} folder @param {string} name */
function widthsOf(folder, name) {
  if (folder === 'slides') return name.endsWith('-mobile') ? WIDTHS.mobile : WIDTHS.slide;
  if (folder === 'video') return WIDTHS.poster;
  return folder === 'categories' ? WIDTHS.category : WIDTHS.square;
}

/** @param {string} name */
function variantAlt(name) {
  const [mockup = '', picture = ''] = name.split('--');
  return `${MOCKUPS[mockup] ?? mockup} ${PICTURES[picture] ?? picture}`;
}

/** The original's own width stands in for wider ones. @param {number[]} widths @param {number} own */
const upTo = (widths, own) => [...new Set(widths.map((width) => Math.min(width, own)))];

/** A film starts before it is whole only when its index (moov) comes before its frames (mdat). @param {string} path */
async function checkFastStart(path) {
  const film = await readFile(path);
  if (film.indexOf('moov') > film.indexOf('mdat'))
    throw new Error(`${path}: not ready for streaming (ffmpeg -movflags +faststart)`);
}

/** @param {string} source @param {string} target */
async function main(source, target) {
  const sharp = await loadSharp();
  sharp.concurrency(2);
  const kit = /** @type {{ items: KitItem[] }} */ (JSON.parse(await readFile(join(source, 'kit.json'), 'utf8')));
  const alts = new Map(kit.items.flatMap(({ files }) => files.map(({ file, alt }) => [file, alt])));
  /** @type {Record<string, Entry>} */
  const manifest = {};

  for (const folder of ['products', 'variants', 'slides', 'categories', 'video', 'audio']) {
    await rm(join(target, folder), { recursive: true, force: true });
    await mkdir(join(target, folder), { recursive: true });
    for (const file of (await readdir(join(source, folder))).sort()) {
      const path = join(source, folder, file);
      if (file.endsWith('.mp4')) await checkFastStart(path);
      if (/\.(mp4|webm|mp3)$/.test(file)) await copyFile(path, join(target, folder, file));
      if (!file.endsWith('.jpg')) continue;
      const name = basename(file, '.jpg');
      const { width, height } = await sharp(path).metadata();
      const wanted = widthsOf(folder, name);
      const [avif, jpeg] = [upTo(wanted.avif, width), upTo(wanted.jpeg, width)];
      const stem = join(target, folder, name);
      const resized = (/** @type {number} */ to) => sharp(path).resize(to);
      for (const to of avif) await resized(to).avif(AVIF).toFile(`${stem}-${to}.avif`);
      for (const to of jpeg) await resized(to).jpeg(JPEG).toFile(`${stem}-${to}.jpg`);
      const alt = alts.get(`${folder}/${file}`) ?? variantAlt(name);
      manifest[`${folder}/${name}`] = { width, height, avif, jpeg, alt };
    }
  }
  const lines = Object.entries(manifest).map(([name, entry]) => `"${name}": ${JSON.stringify(entry)}`);
  await writeFile(join(target, 'manifest.json'), `{\n${lines.join(',\n')}\n}\n`);

  let total = 0;
  for (const file of await readdir(target, { recursive: true })) {
    const { size } = await stat(join(target, file));
    total += size;
    if (size > MOST.file) throw new Error(`${file} has ${size} bytes: more than ${MOST.file}`);
  }
  if (total > MOST.folder) throw new Error(`The folder has ${total} bytes: more than ${MOST.folder}`);
  console.log(`${lines.length} pictures, ${(total / 1e6).toFixed(1)} MB in ${target}`);
}

const [, , source, target = fileURLToPath(new URL('../sandbox/media', import.meta.url))] = process.argv;
if (source === undefined) throw new Error('Usage: node scripts/media.mjs <folder of the originals> [target folder]');
await main(source, target);
