// @vitest-environment node
import { expect, test } from 'vitest';

import { filesFrom } from '#prerender/document.ts';

const asset = (file: string) => ({ file: `assets/${file}` });
const MANIFEST = {
  'index.html': asset('index.js'),
  'src/pages/AboutPage.tsx': {
    file: 'assets/About.js',
    dynamicImports: ['src/content/te/about.ts', 'shop/hi/about.ts', 'src/ui/Later.tsx'],
  },
  'src/app/language/languageFonts.ts': asset('letters.js'),
  'src/content/te/about.ts': { file: 'assets/about-te.js', imports: ['_plural.js'] },
  'shop/hi/about.ts': asset('about-hi.js'),
  'src/ui/Later.tsx': asset('Later.js'),
  '_plural.js': asset('plural.js'),
  'src/styles/languages.css': asset('languages.css'),
  'src/styles/fonts-te.css': asset('fonts-te.css'),
  'src/styles/fonts-hi.css': asset('fonts-hi.css'),
  'src/styles/fonts/anek-te.woff2': asset('anek-te.woff2'),
  'src/styles/fonts/noto-serif-te.woff2': asset('noto-serif-te.woff2'),
};

const filesIn = (elements: string) => [...elements.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test('a Telugu page preloads its messages and, after all scripts, its fonts; an English one preloads none', () => {
  const files = filesFrom(MANIFEST);
  const inTelugu = files('AboutPage', 'te');
  expect(filesIn(inTelugu.styles)).toEqual(['fonts-te.css', 'languages.css']);
  const telugu = 'About.js letters.js about-te.js plural.js anek-te.woff2 noto-serif-te.woff2';
  expect(filesIn(inTelugu.scripts).join(' ')).toBe(telugu);
  expect(inTelugu.scripts.match(/fetchpriority="low"[^>]*\.woff2/g)).toHaveLength(2);
  expect(filesIn(files('AboutPage', 'hi').scripts)).toContain('about-hi.js');
  const inEnglish = files('AboutPage', 'en');
  expect(inEnglish.styles).toBe('');
  expect(filesIn(inEnglish.scripts)).toEqual(['About.js']);
});

test('a page preloads every file that its source imports, except those of every page; the collection its search bar too', () => {
  const files = filesFrom({
    'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_base.js'] },
    '_base.js': { file: 'assets/base.js' },
    '_prose.js': { file: 'assets/prose.js', css: ['assets/prose.css'], imports: ['_base.js'] },
    '_fields.js': { file: 'assets/fields.js' },
    'src/app/layout/SearchBar.tsx': { file: 'assets/SearchBar.js', imports: ['_fields.js'] },
    'src/pages/AboutPage.tsx': {
      file: 'assets/About.js',
      css: ['assets/About.css'],
      imports: ['_prose.js', 'index.html'],
    },
    'src/pages/CollectionPage.tsx': { file: 'assets/Collection.js', imports: ['_fields.js'] },
  });
  const { styles, scripts } = files('AboutPage', 'en');
  expect(filesIn(styles)).toEqual(['About.css', 'prose.css']);
  expect(filesIn(scripts)).toEqual(['About.js', 'prose.js']);
  // Without its search bar the collection is not hydrated.
  expect(filesIn(files('CollectionPage', 'en').scripts)).toEqual(['Collection.js', 'fields.js', 'SearchBar.js']);
});
