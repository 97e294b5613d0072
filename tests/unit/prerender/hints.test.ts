// @vitest-environment node
import { expect, test } from 'vitest';

import { hintsFrom } from '#prerender/hints.ts';

const asset = (file: string) => ({ file: `assets/${file}` });
const MANIFEST = {
  'index.html': asset('index.js'),
  'src/pages/AboutPage.tsx': asset('About.js'),
  'src/styles/languages.css': asset('languages.css'),
  'src/styles/fonts-te.css': asset('fonts-te.css'),
  'src/styles/fonts-hi.css': asset('fonts-hi.css'),
  'src/styles/fonts/anek-te.woff2': asset('anek-te.woff2'),
  'src/styles/fonts/noto-serif-te.woff2': asset('noto-serif-te.woff2'),
};

test('a page that is built in Telugu brings its letters and lines along, and an English one brings none', () => {
  const hints = hintsFrom(MANIFEST);
  const filesOf = (text: string) => [...text.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file);
  expect(filesOf(hints('AboutPage', 'te'))).toEqual([
    'fonts-te.css',
    'languages.css',
    'anek-te.woff2',
    'noto-serif-te.woff2',
    'About.js',
  ]);
  expect(filesOf(hints('AboutPage', 'en'))).toEqual(['About.js']);
});
