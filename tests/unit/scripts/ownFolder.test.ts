// @vitest-environment node
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { createServer as createVite } from 'vite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { localServer } from '#tests/support/localServer.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { ROUTE_PATTERNS } from '#config/routes.ts';
import { fileOf } from '#prerender/plan.ts';
import { ownPublicFilesPlugin } from '../../../scripts/build/ownPublicFilesPlugin.mjs';
import { ownFiles, ownFilesReport } from '../../../scripts/build/ownFilesReport.mjs';
import { namedFolder, ownFile, ownModules, ownPublicFiles } from '../../../scripts/build/ownFolder.mjs';
import { ownHours, ownProblems } from '../../../scripts/build/ownProblems.mjs';

const DEMO = resolve('shop');
let folder: string;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => vi.unstubAllEnvs());

function put(...files: readonly (string | readonly [file: string, text: string])[]): void {
  for (const entry of files) {
    const [file, text] = typeof entry === 'string' ? [entry, ''] : entry;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

test('the folder is the one in the setting; without a setting the demo’s is used', () => {
  const link = join(tempFolder(), 'link');
  symlinkSync(folder, link);
  for (const [setting, used] of Object.entries({ '': null, shop: null, [folder]: folder, [link]: folder })) {
    vi.stubEnv('KANUKA_SHOP_FOLDER', setting);
    expect(namedFolder('production', folder)).toBe(used);
  }
  vi.stubEnv('KANUKA_SHOP_FOLDER', join(folder, 'asah'));
  expect(() => namedFolder('production', folder)).toThrow(
    `KANUKA_SHOP_FOLDER names ${join(folder, 'asah')}: there is no such folder.`,
  );
  vi.unstubAllEnvs();
  put(['.env', `KANUKA_SHOP_FOLDER=${folder}`]);
  expect(namedFolder('production', folder)).toBe(folder);
});

test('a shop with its own name and no folder has no testimonials, and a build reports it', () => {
  vi.stubEnv('KANUKA_SHOP_FOLDER', '');
  vi.stubEnv('VITE_SHOP_NAME', 'Asha Prints');
  const unnamed = namedFolder('production', folder) ?? '';
  expect(ownFile('testimonials.ts', unnamed)).toBeNull();
  expect(ownFile('te/terms.ts', unnamed)).toBe(join(DEMO, 'te/terms.ts'));
  expect(ownFilesReport(unnamed, ownFiles(unnamed))).toEqual([
    "The shop's own folder: none is named by KANUKA_SHOP_FOLDER (docs/own-folder.md); no testimonials.",
    expect.stringMatching(/^ {2}Still the demo's: about, faq, .*, ready-made designs\.$/),
  ]);
});

test('a file missing in the folder is the demo’s, testimonials are none, and an own text is never mixed with the demo’s translation', () => {
  put('en/about.ts', 'hi/about.ts', 'openingHours.ts');
  const used = (name: string): string | undefined =>
    ownFile(name, folder)?.replace(folder, 'own').replace(DEMO, 'demo');
  expect(['en/about.ts', 'hi/about.ts', 'te/about.ts', 'openingHours.ts', 'te/terms.ts', 'mark.svg'].map(used)).toEqual(
    [
      'own/en/about.ts',
      'own/hi/about.ts',
      'own/en/about.ts',
      'own/openingHours.ts',
      'demo/te/terms.ts',
      'demo/mark.svg',
    ],
  );
  expect(ownFile('testimonials.ts', folder)).toBeNull();
  expect(ownFile('testimonials.ts', null)).toBe(join(DEMO, 'testimonials.ts'));
});

test('own public files replace the demo’s, and the demo customers’ pictures are left out', () => {
  expect(ownPublicFiles(folder).has('share-card-plain.jpg')).toBe(false);
  const customers = (files: ReadonlyMap<string, string>) => [...files.keys()].filter((name) => name.includes('voice-'));
  expect(customers(ownPublicFiles(null))).toHaveLength(6);
  put('public/favicon.svg', 'public/index.html', 'public/share-card.jpg');
  put('public/.git/config', 'public/.env', 'public/.well-known/assetlinks.json');
  const files = ownPublicFiles(folder);
  expect(files.get('favicon.svg')).toBe(join(folder, 'public/favicon.svg'));
  expect(files.get('favicon.ico')).toBe(join(DEMO, 'public/favicon.ico'));
  expect(files.get('share-card-plain.jpg'), 'for links, whatever the shop’s name').toBe(
    join(folder, 'public/share-card.jpg'),
  );
  expect(customers(files)).toEqual([]);
  expect(files.has('index.html')).toBe(false);
  expect([...files.keys()].filter((name) => /(?:^|\/)\./.test(name))).toEqual(['.well-known/assetlinks.json']);
});

test('a build reports files of the demo and unchanged copies of them, texts in English only, and unknown file names', () => {
  put(['public/favicon.svg', readFileSync('shop/public/favicon.svg', 'utf8')]);
  put('en/about.ts', 'te/about.ts', 'en/terms.ts', 'hi/term.ts', 'faq.ts', 'press.ts', 'notes.md', '.git/config');
  put('public/share-card.jpeg', 'public/customers/lamp.jpg', 'public/icon-192.png');
  const files = ownFiles(folder);
  expect(files.own).toEqual(expect.arrayContaining(['en/about.ts', 'te/about.ts', 'public/customers/lamp.jpg']));
  expect(files.demo).toEqual(expect.arrayContaining(['en/privacy.ts', 'te/privacy.ts', 'public/favicon.svg']));
  expect(files.demo).not.toContain('testimonials.ts');
  expect(files.own).not.toContain('public/favicon.svg');
  expect(files.untranslated.toSorted()).toEqual(['hi/about.ts', 'hi/terms.ts', 'te/terms.ts']);
  expect(files.unknown.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'faq.ts', meant: 'en/faq.ts' },
    { name: 'hi/term.ts', meant: 'hi/terms.ts' },
    { name: 'public/share-card.jpeg', meant: 'public/share-card.jpg' },
  ]);
  expect(ownFilesReport(folder, files)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^The shop's own folder: .*, 6 files; no testimonials\.$/),
      expect.stringMatching(/^ {2}Still the demo's: faq, privacy, .*, ready-made designs\.$/),
      '  Shown in English: about (hi), terms (hi, te).',
      '  Not known, and not read: hi/term.ts (meant hi/terms.ts?)',
    ]),
  );
});

const ABOUT = `export const about = (shop, ways) => ({
  lead: \`\${shop.shopName} prints.\`,
  sections: [{ heading: 'What', paragraphs: ['Calendars.'] }],
  features: [{ title: 'Soon', text: 'Today.' }],
});`;
const TERMS = (ids: readonly string[], more = ''): string => `export const terms = () => ({
  title: 'Terms', updated: 'March 2026', intro: 'Ours.',${more}
  sections: ${JSON.stringify(ids.map((id) => ({ id, heading: 'Part', paragraphs: ['Text.'] })))},
});`;
const HOURS = "firstDay: 'Monday', lastDay: 'Friday', opens: '10:00', closes: '19:00'";
const PRESS = (piece: string): string => `export const pressTable = [{ product: /mug/, pieces: [{ ${piece} }] }];`;
const PIECE = 'trim: [90, 90], bleed: 3, safe: 5';
const TEXTS = "{ label: 'Onam', texts: ['Happy Onam[ {name}]'], short: '' }";
const TEMPLATES = `export const templates = [{
  id: 'onam', kinds: ['mug'], arrangement: 'foot', styles: [{ typeface: 'modern', colour: 'gold', size: 0.1 }],
  en: ${TEXTS}, te: ${TEXTS}, hi: ${TEXTS},
}];`;
const OPENING_HOURS = (hours: string): string => `export const openingHours = { ${hours} };`;
const LAMP = "id: 'a', name: 'Ravi K.', comment: 'Good.', pic: '/customers/lamp.jpg'";

test.each([
  ['en/about.ts', ABOUT.replace('shop.shopName', 'shop.name'), [/^lead has to be a text without “undefined”/]],
  ['en/about.ts', ABOUT.replace('paragraphs', 'paragraph'), [/sections\[0\]\.paragraphs is missing/, /not known/]],
  ['en/about.ts', ABOUT.replace('shop.shopName', 'ways.phone.number'), [/^about fails: Cannot read prop/]],
  ['en/about.ts', ABOUT.replace('const about', 'const abuot'), [/^export const about is missing/]],
  ['en/about.ts', "export const about = { lead: 'x' };", [/^about has to be a function: .*\(shop, ways\) => …/]],
  ['en/story.ts', "import { x } from '#content/nothing.ts'; export const story = x;", [/nothing\.ts/]],
  ['en/faq.ts', "export const faq = () => [{ id: 'x', question: 'It's?' }];", [/^line 1 cannot be read: Expected/]],
  ['en/terms.ts', TERMS(['a', 'a']), [/^the id a is there twice/]],
  ['en/terms.ts', TERMS(['a'], " updated: '01/03/2026',"), [/^updated has to be a month and year in English/]],
  ['te/terms.ts', TERMS(['ordering']), [/^the part with the id \w+ is missing, which English has/]],
  ['te/services.ts', "export const services = ['x'];", [/^has 1 services, and English 4/]],
  ['openingHours.ts', OPENING_HOURS(HOURS.replace('10:00', '10 AM')), [/^opens has to be a time such as/]],
  ['openingHours.ts', OPENING_HOURS(HOURS.replace('Monday', 'Sunday')), [/^openingHours has to be a week/]],
  ['facts.ts', OPENING_HOURS(HOURS), [/^has to be called openingHours\.ts now/]],
  [
    'testimonials.ts',
    `export const testimonials = [{ ${LAMP} }];`,
    [/^\[0\]\.pic: public\/customers\/lamp\.jpg is mis/],
  ],
  ['press.ts', PRESS(PIECE).replace('/mug/', "'mug'"), [/^\[0\]\.product has to be a pattern between slashes/]],
  ['press.ts', PRESS(PIECE).replace('/mug/', '/mug/g'), [/^\[0\]\.product has to be a pattern without the letters g/]],
  ['press.ts', PRESS(PIECE.replace('[90, 90]', '90')), [/trim has to be a finished size, \[width, height\] in milli/]],
  ['templates.ts', TEMPLATES.replace('{name}', '{nmae}'), [/^\[0\]\.en\.texts\[0\] has to be a text whose fields are/]],
  ['public/release.json', '', [/^the build writes a file of this name itself/]],
] as const)('%s is checked: %#', async (file, text, expected) => {
  put([file, text]);
  const problems = await ownProblems(folder);
  for (const problem of problems) expect(problem.startsWith(`${file}: `), problem).toBe(true);
  const sentences = problems.map((problem) => problem.slice(file.length + 2));
  for (const [index, sentence] of expected.entries()) expect(sentences[index]).toMatch(sentence);
});

test('the same check finds no mistakes in the demo’s folder or the other test shop’s', async () => {
  expect(await ownProblems(DEMO)).toEqual([]);
  expect(await ownProblems(resolve('tests/support/shopFolder'))).toEqual([]);
});

test('the development server serves the folder’s files and modules from any place', async () => {
  const imports = "import { channels } from '#content/en/ways.ts';\n";
  put('public/favicon.svg', ['en/about.ts', imports + ABOUT.replace('prints.', 'prints by ${channels(ways)}.')]);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [ownModules(folder), ownPublicFilesPlugin(folder)],
  });
  const { url, close } = await localServer(vite.middlewares);
  onTestFinished(async () => {
    await close();
    await vite.close();
  });
  const got = async (path: string): Promise<string> => {
    const answer = await fetch(url + path);
    return answer.ok ? answer.text() : `${answer.status}`;
  };
  writeFileSync(join(folder, 'public/favicon.svg'), '<svg/>');
  expect(await got('/favicon.svg?v=2')).toBe('<svg/>');
  expect(await got('/pictures/day-480.webp')).toContain('WEBP');
  expect(await got('/pictures/voice-mug-480.webp')).not.toContain('WEBP');
  expect(await got('/src/content/about.ts')).toContain(`"/@fs${folder}/en/about.ts"`);
  expect(await got(`/@fs${folder}/en/about.ts`)).toContain('"/src/content/en/ways.ts"');
  expect(console.log).toHaveBeenCalledWith(
    expect.stringMatching(/^The shop's own folder: .*, 2 files; no testimonials/),
  );
});

test('the examples of docs/own-folder.md are valid', async () => {
  const examples = readFileSync('docs/own-folder.md', 'utf8').matchAll(/```ts\n([^]*?)```/g);
  const names = ['openingHours', 'en/services', 'testimonials', 'search', 'en/shortcuts', 'press', 'templates'];
  for (const [at, [, code = '']] of [...examples].entries()) if (names[at]) put([`${names[at]}.ts`, code]);
  put('public/customers/calendar.jpg');
  expect(await ownProblems(folder)).toEqual([]);
  expect(await ownHours(folder)).toEqual({ firstDay: 'Monday', lastDay: 'Sunday', opens: '10:00', closes: '20:30' });
  expect(ownFiles(folder)).toMatchObject({ unknown: [], hasTestimonials: true });
});

test('links to files are read, checked and reported like files', async () => {
  const elsewhere = join(tempFolder(), 'services.ts');
  writeFileSync(elsewhere, 'export const services = 5;');
  put('en/about.ts', 'public/favicon.svg');
  symlinkSync(elsewhere, join(folder, 'en/services.ts'));
  symlinkSync(elsewhere, join(folder, 'public/share-card.jpg'));
  symlinkSync(join(folder, 'gone'), join(folder, 'public/icon-192.png'));
  expect(ownFiles(folder).own).toEqual(expect.arrayContaining(['en/services.ts', 'public/share-card.jpg']));
  expect(await ownProblems(folder)).toContainEqual(
    expect.stringMatching(/^en\/services\.ts: services has to be a list/),
  );
  expect(ownPublicFiles(folder).get('share-card.jpg')).toBe(join(folder, 'public/share-card.jpg'));
});

test('no public file takes the place of a page, and pictures may lie beside pages', async () => {
  const pages = ROUTE_PATTERNS.map((pattern) => `public/${fileOf(pattern.replace(/:\w+/, '1')) ?? ''}`);
  put(...pages, 'public/collections/Prints.html', 'public/product/mug.jpg', 'public/google1.html');
  const taken = (await ownProblems(folder)).map((problem) => problem.split(':')[0]);
  expect(new Set(taken)).toEqual(new Set([...pages, 'public/collections/Prints.html']));
});
