// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Runs the real compiler.
vi.setConfig({ hookTimeout: 120_000 });

/** Inline translations, each with the compiler's expected message: null when it is valid. */
const PARTS: readonly (readonly [part: string, messages: string | null])[] = [
  [`{ en: 'Cart', te: async () => 'కార్ట్', hi: async () => 'कार्ट' }`, null],
  [`{ en: DICTIONARY, te: async () => ({ ...DICTIONARY, title: 'x' }), hi: async () => DICTIONARY }`, null],
  [
    `{ en: DICTIONARY, te: async () => ({ title: 'x', count: (n: number) => \`\${n}\`, faq: {} }), hi: async () => DICTIONARY }`,
    '"te: faq.title is missing"',
  ],
  [
    `{ en: DICTIONARY, te: async () => DICTIONARY, hi: async () => ({ ...DICTIONARY, faq: { title: 3 } }) }`,
    '"hi: faq.title has to be a text"',
  ],
  [
    `{ en: DICTIONARY, te: async () => ({ ...DICTIONARY, count: 'x' }), hi: async () => DICTIONARY }`,
    '"te: count has to be a function, as in English"',
  ],
  [
    `{ en: DICTIONARY, te: async () => DICTIONARY, hi: async () => ({ ...DICTIONARY, count: (n: string) => n }) }`,
    '"hi: count takes other values than in English"',
  ],
  [`{ en: STEPS, te: async () => STEPS, hi: async () => [{ title: 'x' }] }`, '"hi: [].icon is missing"'],
  [
    `{ en: STEPS, te: async () => [{ title: 'x', icon: 'truk' as const }], hi: async () => STEPS }`,
    '"te: [].icon has to be “truck”"',
  ],
  [
    `{ en: TEXT, te: async () => (town: string) => ({ lead: town }), hi: async () => (town: string) => ({ led: town }) }`,
    '"hi: ().lead is missing"',
  ],
  [`{ en: DICTIONARY, te: async () => DICTIONARY }`, "Property 'hi' is missing"],
];

const SOURCE = `import { inLanguages } from '#content/language.ts';
const DICTIONARY = { title: 'Returns', count: (n: number): string => \`\${n} days\`, faq: { title: 'Questions' } };
type Step = { readonly title: string; readonly icon: 'truck' | 'box' };
const STEPS: readonly Step[] = [{ title: 'Send', icon: 'box' }];
const TEXT = (town: string): { readonly lead: string } => ({ lead: town });
${PARTS.map(([part]) => `inLanguages(${part.replaceAll('\n', ' ')});`).join('\n')}
`;
/** The line of the first part. */
const FIRST = SOURCE.split('\n').findIndex((line) => line.startsWith('inLanguages(')) + 1;

let folder: string;
let messages: ReadonlyMap<number, string>;

beforeAll(async () => {
  // Inside of the project, so that its imports resolve.
  mkdirSync('build', { recursive: true });
  folder = mkdtempSync(resolve('build/inline-'));
  writeFileSync(join(folder, 'parts.ts'), SOURCE);
  const config = {
    extends: resolve('src/tsconfig.json'),
    compilerOptions: { incremental: false, noUnusedLocals: false, types: ['vite/client'] },
    include: ['parts.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const output = await new Promise<string>((done) => {
    const arguments_ = [resolve('node_modules/typescript/bin/tsc'), '-p', folder, '--noEmit', '--pretty', 'false'];
    execFile(process.execPath, arguments_, (_, stdout) => done(stdout));
  });
  const errors = output
    .split(/^(?=\S)/m)
    .map((error) => [Number(/parts\.ts\((\d+),/.exec(error)?.[1]), error] as const);
  messages = new Map(errors.map(([line, error]) => [line - FIRST, error]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(PARTS.map(([part, sentence], index) => [sentence ?? 'nothing', index, part] as const))(
  'the compiler reports %s',
  (sentence, index) => {
    if (sentence === 'nothing') expect(messages.get(index)).toBeUndefined();
    else expect(messages.get(index)).toContain(sentence);
  },
);
