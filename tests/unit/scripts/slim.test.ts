// @vitest-environment node
import { basename } from 'node:path';

import { build } from 'vite';
import { expect, test } from 'vitest';

import { slim } from '../../../scripts/slim.ts';

const AXIOS = "import axios from 'axios'; globalThis.axios = axios;";
const STYLES = "import './all.css';";
const MESSAGES = "import './messages.css';";
const SHEETS: Readonly<Record<string, string>> = {
  // As Tailwind writes it for old browsers.
  'all.css': '.a{color:red}@layer properties{@supports (x:y){*,:before,:after,::backdrop{--a:initial}}}',
  'messages.css': ':root{--toastify-a:1}:root{--b:2}',
};

/** Builds a page of these imports. */
function built(...imports: string[]) {
  return build({
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
}

test('builds while there is everything that it leaves out', async () => {
  const output = JSON.stringify(await built(AXIOS, STYLES, MESSAGES));
  expect(output).toContain('.a{color:red}');
  expect(output).toContain('.Toastify{--toastify-a:1}:root{--b:2}');
  expect(output).not.toContain('@layer properties');
  expect(output).not.toContain('XMLHttpRequest');
});

test.each([
  ['axios’ XMLHttpRequest', [STYLES, MESSAGES]],
  ['Tailwind’s styles without @property', [AXIOS, MESSAGES]],
  ['react-toastify’s variables of the whole page', [AXIOS, STYLES]],
])('fails a build without %s, and names it', async (name, imports) => {
  await expect(built(...imports)).rejects.toThrow(`found nothing to replace for ${name}.`);
});
