// The linter's rules: docs/architecture.md says which folder may import which, CONTRIBUTING.md why. Run with `npm run
// lint`; other ways need `-c oxlint.config.mjs`.
import { readFileSync } from 'node:fs';

import { defineConfig } from 'oxlint';

const BELOW_SHOP = ['domain', 'config', 'lib', 'content'];
const BELOW_FEATURES = ['components', 'boot', 'shop', 'api', 'photo', 'seo', 'ui', 'styles', ...BELOW_SHOP];

/**
 * What each folder of src may import, besides itself. A feature imports itself by './' only: features do not import
 * each other.
 */
const LAYERS = Object.entries({
  domain: ['domain'],
  config: [...BELOW_SHOP, 'own'],
  content: [...BELOW_SHOP, 'own'],
  lib: BELOW_SHOP,
  boot: ['boot', ...BELOW_SHOP],
  api: ['api', ...BELOW_SHOP],
  shop: ['shop', 'api', 'boot', ...BELOW_SHOP],
  ui: ['ui', 'boot', 'domain', 'lib', 'content', 'styles'],
  photo: ['photo', ...BELOW_SHOP],
  seo: ['seo', ...BELOW_SHOP],
  components: ['components', 'ui', 'boot', 'photo', 'shop', 'styles', ...BELOW_SHOP],
  features: BELOW_FEATURES,
  pages: ['pages', 'features', ...BELOW_FEATURES],
  app: ['app', 'pages', 'features', ...BELOW_FEATURES],
  prerender: ['prerender', 'app', 'pages', ...BELOW_FEATURES],
  doctor: ['doctor', 'prerender', 'api', ...BELOW_SHOP],
  styles: ['styles'],
});

/** The files of src/boot that import the app or the shop's state: they are above what they assemble. */
const JOINTS = Object.entries({
  'src/boot/hydrateApp.tsx': ['boot', 'app', 'shop', 'api', ...BELOW_SHOP],
  'src/boot/pageSnapshot.ts': ['boot', 'shop', ...BELOW_SHOP],
});

/** Packages that every layer uses; schema-dts contains only types. */
const EVERYWHERE = ['react', 'react-router-dom', 'schema-dts'];

/** The files that may import each other library; the rest of src uses them. */
const LIBRARIES = Object.entries({
  valibot: ['src/api/*.ts', 'src/api/http.ts', 'src/shop/designs/storedDesign.ts'],
  axios: ['src/api/axiosInstance.ts', 'src/api/http.ts'],
  'react-toastify': ['src/app/Toasts.tsx'],
  'react-slick': ['src/ui/Carousel.tsx'],
  swiper: ['src/ui/Marquee.tsx'],
  'react-helmet-async': ['src/app/App.tsx', 'src/seo/Seo.tsx'],
  'typed.js': ['src/ui/TypedText.tsx'],
  aos: ['src/ui/Reveal.tsx'],
  '@emailjs/browser': ['src/lib/email.ts'],
  idb: ['src/shop/designs/designDatabase.ts'],
  fflate: ['src/photo/worker.ts'],
  'lean-qr': ['src/photo/press/jobSheet.ts'],
  '@fontsource': ['src/photo/typefaces.ts'],
  dompurify: ['src/lib/sanitise.ts', 'src/prerender/main.ts'],
  'qrcode.react': ['src/ui/QrCode.tsx'],
  'react-dom': ['src/boot/hydrateApp.tsx', 'src/prerender/renderPage.tsx'],
});

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const PACKAGES = Object.keys({ ...dependencies, ...devDependencies, 'node:*': '' });

/**
 * A file's imports: from the layers it may import, and of libraries only its own.
 * @param {string} files
 * @param {readonly string[]} drawsOn
 */
function imports(files, drawsOn) {
  const own = LIBRARIES.flatMap(([name, owners]) => (owners.includes(files) ? [name] : []));
  const allowed = [...EVERYWHERE, ...own];
  const others = PACKAGES.filter((name) => !allowed.some((part) => name === part || name.startsWith(`${part}/`)));
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
const layerOf = (file) =>
  JOINTS.find(([name]) => file === name)?.[1] ?? LAYERS.find(([name]) => file.startsWith(`src/${name}/`))?.[1] ?? [];

const owners = [...new Set([...LIBRARIES.flatMap(([, files]) => files), ...JOINTS.map(([file]) => file)])];
const STORAGE = 'use lib/storage.ts';
const RICH_TEXT = 'use ui/RichText.tsx';
/** What writes text as markup: only ui/RichText.tsx does, after sanitising it (docs/reliability.md, S1). */
const MARKUP = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'createContextualFragment', 'srcdoc'];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  jsPlugins: ['./scripts/test/browserTranslationRules.mjs'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  ignorePatterns: ['/dist', '/build', '/data', 'node_modules', '/test-results'],
  rules: {
    'max-lines': [
      'error',
      {
        max: 400,
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
    // The compiler imports React.
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'import/no-default-export': 'error',
    // Style sheets and the table of pages are imported for their side effects.
    'import/no-unassigned-import': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    // A value that an edge has just checked is typed by `as`: JSON, elements found by a selector, parsed rows.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    // Short names of small functions are reused in nested functions.
    'no-shadow': 'off',
    // The backend’s records have an `_id`.
    'no-underscore-dangle': 'off',
    // A helper is inside the one function that uses it.
    'unicorn/consistent-function-scoping': 'off',
    'no-param-reassign': 'error',
    // An effect may return its clean-up or nothing; TypeScript’s noImplicitReturns covers the rest.
    'typescript/consistent-return': 'off',
    // It does not recognise stable functions (lib/hooks/useStableCallback.ts); react/exhaustive-deps finds missing
    // ones.
    'react/exhaustive-effect-dependencies': 'off',
    'react/set-state-in-effect': 'error',
    // `role="status"` and `role="alert"` have no element that every browser announces alike.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Clips and sounds come from the backend, which has no captions.
    'jsx-a11y/media-has-caption': 'off',
    // The tabs of a tablist take the focus, not the list (features/product/Details.tsx).
    'jsx-a11y/interactive-supports-focus': 'off',
    // The map needs both its scripts and its origin, and has another origin than the shop.
    'react/iframe-missing-sandbox': 'off',
    // Libraries are used as in their documentation: `userEvent.setup()`.
    'import/no-named-as-default-member': 'off',
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    // If any refusal is right, its message is not tested.
    'vitest/require-to-throw-message': 'off',
    // The type of the replaced value documents it.
    'vitest/require-mock-type-parameters': 'off',
    // Properties assert in each case of a table or of random input.
    'vitest/no-conditional-expect': 'off',
    // Helpers of tests and hooks assert too.
    'vitest/no-standalone-expect': 'off',
    // Clicks of the dialogs themselves: on the backdrop, where Escape does the same, and on a link inside, which
    // bubbles to here.
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
  },
  overrides: [
    ...LAYERS.map(([name, drawsOn]) => imports(`src/${name}/**`, drawsOn)),
    ...owners.map((file) => imports(file, layerOf(file))),
    // The shop's own texts: an owner's folder replaces them (docs/own-folder.md).
    imports('shop/**', ['content', 'domain']),
    imports('src/main.tsx', ['boot', 'styles']),
    {
      files: ['sandbox/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ group: ['#*/**', '**/src/**', '**/scripts/**'], message: 'the sandbox draws on itself' }] },
        ],
      },
    },
    {
      files: ['src/**'],
      rules: {
        'kanuka/text-alone': 'error',
        'kanuka/option-value': 'error',
        'react/jsx-no-target-blank': ['error', { allowReferrer: false, warnOnSpreadAttributes: true }],
        'no-new-func': 'error',
        'no-restricted-properties': [
          'error',
          { object: 'document', property: 'write', message: RICH_TEXT },
          ...MARKUP.map((property) => ({ property, message: RICH_TEXT })),
        ],
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
        'max-lines-per-function': ['error', { max: 120 }],
      },
    },
    {
      // The policies are texts: each is one function only because it contains the shop's name.
      files: ['shop/*/terms.ts', 'shop/*/privacy.ts'],
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
      // Hono's middleware is added with `use`, which is not a hook.
      files: ['sandbox/**'],
      rules: {
        'react/rules-of-hooks': 'off',
      },
    },
    {
      // Playwright calls a fixture's callback `use`; expect() receives methods that are not called.
      files: ['tests/**'],
      rules: {
        'react/rules-of-hooks': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      // A fixture without dependencies has an empty pattern.
      files: ['tests/e2e/**'],
      rules: {
        'no-empty-pattern': 'off',
      },
    },
  ],
});
