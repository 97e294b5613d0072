// What the linter holds: docs/architecture.md says which folder draws on which, CONTRIBUTING.md why. Run with
// `npm run lint`; other ways need `-c oxlint.config.mjs`.
import { defineConfig } from 'oxlint';

const BELOW_SHOP = ['domain', 'config', 'lib', 'content'];
const BELOW_FEATURES = ['blocks', 'shop', 'api', 'photo', 'seo', 'ui', 'styles', ...BELOW_SHOP];

/** What each folder of src draws on, beside itself. A feature draws on itself by './' only: features do not know each other. */
const LAYERS = Object.entries({
  domain: ['domain'],
  config: BELOW_SHOP,
  content: BELOW_SHOP,
  lib: BELOW_SHOP,
  api: ['api', ...BELOW_SHOP],
  shop: ['shop', 'api', ...BELOW_SHOP],
  ui: ['ui', 'domain', 'lib', 'content', 'styles'],
  photo: ['photo', ...BELOW_SHOP],
  seo: ['seo', ...BELOW_SHOP],
  blocks: ['blocks', 'ui', 'photo', 'shop', 'styles', ...BELOW_SHOP],
  features: BELOW_FEATURES,
  pages: ['pages', 'features', ...BELOW_FEATURES],
  app: ['app', 'pages', 'features', ...BELOW_FEATURES],
  prerender: ['prerender', 'app', 'pages', ...BELOW_FEATURES],
  styles: ['styles'],
});

/** The files that import a library; the rest of src goes through them. */
const LIBRARIES = Object.entries({
  valibot: ['src/api/*.ts', 'src/api/http.ts', 'src/shop/designFields.ts'],
  axios: ['src/api/client.ts', 'src/api/http.ts'],
  'react-toastify': ['src/app/Toasts.tsx'],
  'typed.js': ['src/ui/TypedText.tsx'],
  aos: ['src/lib/reveal.ts'],
  '@emailjs/browser': ['src/lib/email.ts'],
  idb: ['src/shop/designStore.ts'],
  fflate: ['src/photo/zip.ts'],
  '@fontsource': ['src/photo/typefaces.ts'],
  dompurify: ['src/lib/sanitise.ts', 'src/prerender/main.ts'],
  'qrcode.react': ['src/ui/QrCode.tsx'],
  'react-dom': ['src/lib/reactDom.ts', 'src/prerender/draw.tsx'],
});

/**
 * A file's imports: from the layers it draws on, and of libraries none but its own.
 * @param {string} files
 * @param {readonly string[]} drawsOn
 */
function imports(files, drawsOn) {
  const others = LIBRARIES.filter(([, owners]) => !owners.includes(files)).map(([name]) => name);
  /** @type {{ group: string[], message: string }[]} */
  const patterns = [
    { group: ['#*/**', ...drawsOn.map((name) => `!#${name}/**`)], message: `${files} draws on ${drawsOn.join(', ')}` },
    { group: ['../**'], message: 'across folders import by #' },
    {
      group: others.flatMap((name) => [name, `${name}/**`]),
      message: 'oxlint.config.mjs says who imports this library',
    },
  ];
  return { files: [files], rules: { 'no-restricted-imports': /** @type {const} */ (['error', { patterns }]) } };
}

/** @param {string} file */
const layerOf = (file) => LAYERS.find(([name]) => file.startsWith(`src/${name}/`))?.[1] ?? [];

const owners = [...new Set(LIBRARIES.flatMap(([, files]) => files))];
const STORAGE = 'use lib/storage.ts';

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  ignorePatterns: ['dist', 'build', 'data', 'node_modules', 'test-results'],
  rules: {
    'max-lines': [
      'error',
      {
        max: 200,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    'no-console': [
      'error',
      {
        allow: ['warn', 'error'],
      },
    ],
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/no-array-index-key': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/consistent-type-definitions': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-param-reassign': 'error',
    'no-await-in-loop': 'off',
    'typescript/consistent-return': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/set-state-in-effect': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/media-has-caption': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'react/iframe-missing-sandbox': 'off',
    'import/no-named-as-default-member': 'off',
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'vitest/require-to-throw-message': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
  },
  overrides: [
    ...LAYERS.map(([name, drawsOn]) => imports(`src/${name}/**`, drawsOn)),
    ...owners.map((file) => imports(file, layerOf(file))),
    imports('src/main.tsx', ['app', 'styles']),
    {
      files: ['src/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'localStorage', message: STORAGE },
          { name: 'sessionStorage', message: STORAGE },
        ],
      },
    },
    {
      files: ['src/**', 'sandbox/**', 'scripts/**'],
      rules: {
        'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      // The policies are texts: each is one function only because it names the shop.
      files: ['src/content/**/terms.ts', 'src/content/**/privacy.ts'],
      rules: {
        'max-lines-per-function': 'off',
      },
    },
    {
      files: ['src/lib/storage.ts'],
      rules: {
        'no-restricted-globals': 'off',
      },
    },
    {
      files: ['src/ui/RichText.tsx'],
      rules: {
        'react/no-danger': 'off',
      },
    },
    {
      files: ['tests/**', 'scripts/**', '*.config.ts', '*.config.mjs'],
      rules: {
        'max-lines': 'off',
        'no-console': 'off',
        'import/no-default-export': 'off',
      },
    },
    {
      files: ['sandbox/**'],
      rules: {
        'react/rules-of-hooks': 'off',
      },
    },
    {
      files: ['tests/**'],
      rules: {
        'react/rules-of-hooks': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      files: ['tests/e2e/**'],
      rules: {
        'react/rules-of-hooks': 'off',
        'no-empty-pattern': 'off',
      },
    },
  ],
});
