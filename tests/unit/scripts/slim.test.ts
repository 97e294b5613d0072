// @vitest-environment node
import { basename } from 'node:path';

import { build } from 'vite';
import { expect, test } from 'vitest';

import { slim } from '../../../scripts/slim.ts';

const AXIOS = "import axios from 'axios'; globalThis.axios = axios;";
const ROUTER = "import { Routes } from 'react-router-dom'; globalThis.Routes = Routes;";
const STYLES = "import './all.css';";
const MESSAGES = "import './messages.css';";
const SHEETS: Readonly<Record<string, string>> = {
  // As Tailwind writes it for old browsers.
  'all.css': '.a{color:red}@layer properties{@supports (x:y){*,:before,:after,::backdrop{--a:initial}}}',
  'messages.css': ':root{--toastify-a:1}:root{--b:2}',
};

/** Builds a page of these imports: its scripts and style sheets as one text. */
async function built(...imports: string[]): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, cssMinify: false, rolldownOptions: { input: 'page.js' } },
    plugins: [
      slim(),
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (source) => (/^(?:page\.js|\.\/\w+\.css)$/.test(source) ? `${process.cwd()}/${source}` : null),
        load(id) {
          if (id.endsWith('/page.js')) return imports.join('');
          return SHEETS[basename(id)] ?? null;
        },
      },
    ],
  });
  if (!('output' in outputs)) throw new Error('One build gives one output.');
  return outputs.output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n');
}

test('builds while there is everything that it leaves out', async () => {
  const output = await built(AXIOS, ROUTER, STYLES, MESSAGES);
  expect(output).toContain('.a{color:red}');
  expect(output).toContain('.Toastify{--toastify-a:1}:root{--b:2}');
  expect(output).not.toContain('@layer properties');
  expect(output).not.toContain('XMLHttpRequest');
  expect(output).not.toContain('You rendered descendant');
});

test.each([
  ['axios’ XMLHttpRequest', [ROUTER, STYLES, MESSAGES]],
  ['React Router’s build for developers', [AXIOS, STYLES, MESSAGES]],
  ['Tailwind’s styles without @property', [AXIOS, ROUTER, MESSAGES]],
  ['react-toastify’s variables of the whole page', [AXIOS, ROUTER, STYLES]],
])('fails a build without %s, and names it', async (name, imports) => {
  await expect(built(...imports)).rejects.toThrow(`found nothing to replace for ${name}.`);
});
