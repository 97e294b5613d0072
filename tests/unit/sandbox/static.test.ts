// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashes } from '#sandbox/http/inlineHashes.ts';
import { settingsFrom } from '#config/readSettings.ts';
import { EMBEDDED_WIDGET_KEY } from '#lib/razorpay.ts';
import { securityHeaders } from '#sandbox/http/headers.ts';
import { ROUTE_PATTERNS } from '#config/routes.ts';
import { staticSite } from '#sandbox/http/static.ts';
import { ORIGIN } from './support.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { expect, test } from 'vitest';
import { securityOf } from '../../../scripts/build/shopSettings.ts';

const BOOT = 'document.documentElement.classList.add("js")';
const HTML = `<!DOCTYPE html><html><head><style>body{margin:0}</style><script>${BOOT}</script>
<script type="module" src="/assets/app-1.js"></script><script type="application/json">{"a":1}</script></head></html>`;

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

function site(files: Record<string, string> = {}) {
  const dist = tempFolder();
  const all = { 'index.html': HTML, 'assets/app-1.js': 'run()', ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  const answer = staticSite({ dist, routes: ROUTE_PATTERNS });
  return async (path: string, headers: Record<string, string> = BROWSER) =>
    (await answer(new Request(ORIGIN + path, { headers }))) ?? Response.error();
}

test('R22: the server caches assets for ever, and answers a missing one as 404, never as a page', async () => {
  const load = site();
  const asset = await load('/assets/app-1.js');
  expect(asset.headers.get('content-type')).toContain('text/javascript');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const missing = await load('/assets/app-0.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toContain('text/plain');
  expect((await load('/assets/../index.html/x')).status).toBe(404);
});

test('R22: the server answers with the path’s own page, else the shell, and a page for unknown paths; again only when it changed', async () => {
  const load = site({
    'about.html': 'about',
    'cart/index.html': 'cart',
    'shell.html': 'shell',
    '404.html': 'missing',
  });
  const texts = [];
  for (const path of ['/about', '/about/', '/cart', '/orders', '/nowhere', '/'])
    texts.push(await (await load(path)).text());
  expect(texts).toEqual(['about', 'about', 'cart', 'shell', 'missing', HTML]);
  for (const path of ['/nowhere', '/%E0%A4%A']) expect((await load(path)).status, path).toBe(404);
  const page = await load('/product/abc');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  const etag = page.headers.get('etag') ?? '';
  expect((await load('/product/abc', { ...BROWSER, 'If-None-Match': etag })).status).toBe(304);
});

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('S20: the page’s policy names exactly its inline blocks', async () => {
  const policy = (await site()('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' ${sha(BOOT)};`);
  expect(policy).toContain(`style-src 'self' ${sha('body{margin:0}')};`);
  expect(policy).not.toContain('unsafe');
});

test('the policy hashes scripts that a browser runs, not data, comments or sources', () => {
  const html = `<!-- <script>no()</script> --><script data-x="a>b">a\r\n</script><SCRIPT type="module">b</SCRIPT>
    <script type="application/ld+json">{}</script><script src=/x.js></script><script>a\n</script>`;
  expect(inlineHashes(html)).toEqual({ scripts: [sha('a\n'), sha('b')], styles: [] });
});

test('S22: the policy is strict without options', () => {
  expect(securityHeaders()).toEqual({
    'Content-Security-Policy':
      "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; frame-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=(), payment=(self)',
  });
});

test('the policy allows a backend, a map, media hosts, the real widget and https when configured', () => {
  const headers = securityHeaders({
    backendOrigin: 'https://api.example',
    mapOrigin: 'https://map.example',
    mediaOrigins: ['https://cdn.example'],
    razorpay: true,
    email: true,
    https: true,
  });
  expect(headers['Strict-Transport-Security']).toContain('max-age=31536000');
  for (const part of [
    "connect-src 'self' https://api.example https://api.emailjs.com https://api.razorpay.com",
    "img-src 'self' data: blob: https://api.example https://cdn.example;",
    'frame-src https://map.example https://api.razorpay.com',
    "script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com;",
  ])
    expect(headers['Content-Security-Policy']).toContain(part);
});

const EMAIL = { VITE_EMAILJS_SERVICE_ID: 's', VITE_EMAILJS_TEMPLATE_ID: 't', VITE_EMAILJS_PUBLIC_KEY: 'k' };
const policyFor = (env: Record<string, string>) =>
  securityHeaders(securityOf(settingsFrom(env)))['Content-Security-Policy'];

test('S22: the policy names the hosts of the payment provider and the e-mail service only where they are set up', () => {
  expect(policyFor({ VITE_RAZORPAY_KEY_ID: 'rzp_live_1' })).toContain('https://checkout.razorpay.com');
  for (const key of ['', 'nonsense', EMBEDDED_WIDGET_KEY])
    expect(policyFor({ VITE_RAZORPAY_KEY_ID: key })).toBe(policyFor({}));
  expect(policyFor(EMAIL)).toContain("connect-src 'self' https://api.emailjs.com;");
  for (const missing of Object.keys(EMAIL)) expect(policyFor({ ...EMAIL, [missing]: '' })).toBe(policyFor({}));
});
