// @vitest-environment node
import { build, type PluginOption } from 'vite';
import { expect, test } from 'vitest';

import { COMPILE_HINT, compileHint } from '../../../scripts/build/compileHint.ts';
import { prefetchList } from '../../../scripts/build/prefetchList.ts';

/** Modules by their path, which the others import as `./path`. */
type Sources = Readonly<Record<string, string>>;

/** Only a path: nothing is read from there. */
const ROOT = '/in-memory';

/** The files that Vite builds of these modules, from `entry.js` on, without reading or writing a file. */
async function buildInMemory(sources: Sources, plugins: readonly PluginOption[]) {
  const outputs = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: { index: `${ROOT}/entry.js` } } },
    plugins: [
      ...plugins,
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (source) => {
          if (source.startsWith('./')) return ROOT + source.slice(1);
          return source.startsWith(`${ROOT}/`) ? source : null;
        },
        load: (id) => (id.startsWith(`${ROOT}/`) ? (sources[id.slice(ROOT.length + 1)] ?? null) : null),
      },
    ],
  });
  if (!('output' in outputs)) throw new Error('One build gives one output.');
  return outputs.output;
}

/** A small shop: files of its entry, two screens with a shared part, and a file loaded on a click. */
const SHOP: Sources = {
  'entry.js': `import './frame.js'; import './frame.css';
    globalThis.open = [() => import('./Cart.js'), () => import('./Checkout.js'), () => import('./Other.js')];`,
  'frame.js': 'globalThis.frame = () => 1; export const frame = globalThis.frame;',
  'frame.css': '.frame{color:red}',
  'Cart.js': `import { frame } from './frame.js'; import { total } from './total.js'; import './cart.css';
    globalThis.cart = [frame, total, () => import('./te/cart.js'), () => import('./hi/cart.js')];`,
  'cart.css': '.cart{color:red}',
  'te/cart.js': 'export const te = globalThis.te;',
  'hi/cart.js': 'export const hi = globalThis.hi;',
  'Checkout.js': `import { total } from './total.js'; globalThis.checkout = [total, () => import('./Code.js')];`,
  'total.js': `import './total.css'; export const total = globalThis.total;`,
  'total.css': '.total{color:red}',
  'Code.js': 'export const code = globalThis.code;',
  'Other.js': 'export const other = globalThis.other;',
};

test('every script begins with the hint, also one that lists the files of a screen', async () => {
  const output = await buildInMemory(SHOP, [compileHint()]);
  const before = await buildInMemory(SHOP, []);
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  expect(scripts).toHaveLength(8);
  expect(scripts.join(), 'Vite lists the files of a screen').toMatch(/Cart-[\w-]+\.css/);
  for (const code of scripts) expect(code.startsWith(COMPILE_HINT)).toBe(true);
  const names = (files: typeof output) => files.flatMap((file) => (file.type === 'chunk' ? [file.fileName] : []));
  expect(
    names(output).filter((name) => names(before).includes(name)),
    'other content has another name',
  ).toEqual([]);
});

const plain = (file: string): string => file.replace(/^assets\//, '').replace(/-[\w-]{8}(?=\.)/, '');

async function built(screens: readonly string[], changed: Sources = {}) {
  const output = await buildInMemory({ ...SHOP, ...changed }, [prefetchList(screens)]);
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const list = output.find(({ fileName }) => fileName.endsWith('.json'));
  if (!entry || list?.type !== 'asset') throw new Error('The build has no entry, or no list.');
  const names = output.map((file) => file.fileName);
  return { names, entry: entry.fileName, list: { fileName: list.fileName, text: String(list.source) } };
}

const SCREENS = ['Cart.js', 'Checkout.js'];
type List = { readonly files: readonly string[]; readonly messages: Readonly<Record<string, readonly string[]>> };

test('the prefetch list has the files of the screens with everything they import, each once, and their messages by language', async () => {
  const { names, list } = await built(SCREENS);
  const { files, messages } = JSON.parse(list.text) as List;
  expect(files.map(plain).toSorted()).toEqual(['Cart.css', 'Cart.js', 'Checkout.js', 'total.css', 'total.js']);
  expect(files.slice(0, 2).map(plain).toSorted(), 'the first screen comes first').toContain('Cart.js');
  expect(Object.keys(messages)).toEqual(['te', 'hi']);
  for (const own of Object.values(messages)) expect(own.map(plain)).toEqual(['cart.js']);
  expect(messages['te']).not.toEqual(messages['hi']);
  const paths = [...files, ...Object.values(messages).flat()].map(
    (name) => new URL(name, `https://shop.example/${list.fileName}`).pathname,
  );
  expect(
    names.map((name) => `/${name}`),
    'relative to the list',
  ).toEqual(expect.arrayContaining(paths));
});

test('the prefetch list is named after the entry, whose name changes with the files of every screen', async () => {
  const before = await built(SCREENS);
  expect(before.list.fileName).toBe(before.entry.replace(/\.js$/, '.json'));
  for (const changed of [
    { 'total.css': '.total{color:blue}' },
    { 'te/cart.js': 'export const te = globalThis.te2;' },
  ]) {
    const after = await built(SCREENS, changed);
    expect(after.list.text).not.toBe(before.list.text);
    expect(after.list.fileName).not.toBe(before.list.fileName);
  }
});

test('a build without a screen’s file fails and names it', async () => {
  await expect(built(['Cart.js', 'Gone.js'])).rejects.toThrow('Gone.js');
});
