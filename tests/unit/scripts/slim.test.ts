// @vitest-environment node
import { build } from 'vite';
import { expect, test } from 'vitest';

import { slim } from '../../../scripts/slim.ts';

const AXIOS = "import axios from 'axios'; globalThis.axios = axios;";
const STYLES = "import './all.css';";
const OLD_BROWSERS = '@layer properties{@supports (x:y){*,:before,:after,::backdrop{--a:initial}}}';

/** Builds a page of these imports, with a style sheet as Tailwind writes it for old browsers. */
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
        resolveId: (source) => (source === 'page.js' || source === './all.css' ? `${process.cwd()}/${source}` : null),
        load(id) {
          if (id.endsWith('/page.js')) return imports.join('');
          return id.endsWith('/all.css') ? `.a{color:red}${OLD_BROWSERS}` : null;
        },
      },
    ],
  });
}

test('builds while there is everything that it leaves out', async () => {
  const output = JSON.stringify(await built(AXIOS, STYLES));
  expect(output).toContain('.a{color:red}');
  expect(output).not.toContain('@layer properties');
  expect(output).not.toContain('XMLHttpRequest');
});

test.each([
  ['axios’ XMLHttpRequest', [STYLES]],
  ['Tailwind’s styles without @property', [AXIOS]],
])('fails a build without %s, and names it', async (name, imports) => {
  await expect(built(...imports)).rejects.toThrow(`found nothing to replace for ${name}.`);
});
