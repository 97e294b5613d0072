// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));

const filesWith = (pattern: RegExp): readonly string[] =>
  files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

// The linter allows no other way to write markup, and no page opened with an opener (oxlint.config.mjs).
test('S1: no frame and no inline script writes text as markup', () => {
  expect(filesWith(/srcdoc/i)).toEqual([]);
  expect(readFileSync('index.html', 'utf8')).not.toMatch(/HTML\b|document\.write|createContextualFragment|\beval\(/);
});

test('S4: only a checked card page URL navigates away from the shop', () => {
  expect(filesWith(/location\.(?:assign|replace)\(|location\.href\s*=|window\.open\(/)).toEqual([
    'features/checkout/useOutcome.ts',
  ]);
});

test('S18: no page contains a third-party script; the payment widget’s is loaded when it is chosen', () => {
  expect(filesWith(/createElement\('script'\)/)).toEqual(['lib/razorpay.ts']);
  expect(readFileSync('index.html', 'utf8')).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

test('R23: the shop installs no service worker that could outlive a release', () => {
  expect(filesWith(/serviceWorker|caches\./)).toEqual([]);
  expect(readFileSync('index.html', 'utf8')).not.toMatch(/serviceWorker/);
  for (const file of ['sw.js', 'service-worker.js']) expect(existsSync(`public/${file}`)).toBe(false);
});
