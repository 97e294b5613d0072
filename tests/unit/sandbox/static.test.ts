// @vitest-environment node
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
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

// Which URLs it answers with which page, and how long each is cached: tests/deploy/nginx.test.ts, tests/unit/config/routes.test.ts.
test('R22: the server sends a page again only when it changed', async () => {
  const dist = tempFolder();
  writeFileSync(join(dist, 'shell.html'), 'shell');
  const answer = staticSite({ dist, routes: ROUTE_PATTERNS });
  const load = (headers: Record<string, string> = {}) =>
    answer(new Request(`${ORIGIN}/product/abc`, { headers: { Accept: 'text/html', ...headers } }));
  const page = await load();
  expect([page?.status, page?.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  const again = await load({ 'If-None-Match': page?.headers.get('etag') ?? '' });
  expect(again?.status).toBe(304);
});

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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

test('S22: the policy allows inline blocks by hash, a backend, a map, media hosts, the real widget and https when configured', () => {
  const headers = securityHeaders({
    scriptHashes: ["'sha256-a'"],
    styleHashes: ["'sha256-b'"],
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
    "script-src 'self' 'sha256-a' https://checkout.razorpay.com https://cdn.razorpay.com;",
    "style-src 'self' 'sha256-b';",
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
