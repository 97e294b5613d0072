// @vitest-environment node
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';

import type { Exchange } from '#api/backendProbe.ts';
import { counterIn, crossOrigin, limiter, site } from '#doctor/corsAndProxy.ts';
import { localServer } from '#tests/support/localServer.ts';

const SITE = 'https://asha.example';
const WAIT_MS = 10_000;

/** The URL of a server with these responses, until the test has finished. */
async function serverOf(answer: RequestListener): Promise<string> {
  const { url, close } = await localServer(answer);
  onTestFinished(close);
  return url;
}

const codesOf = (findings: readonly { readonly code: string }[]): readonly string[] => findings.map(({ code }) => code);

const LISTS: Omit<Exchange, 'headers'> = { status: 200, ms: 1, bytes: 1, isHtml: false };
const ANY = { 'access-control-allow-origin': '*' };
const OWN = { 'access-control-allow-origin': SITE };
const HEADERS = { 'access-control-allow-headers': 'Content-Type, token' };

test.each([
  [ANY, 204, { ...ANY, ...HEADERS }, []],
  [OWN, 200, { ...OWN, 'access-control-allow-headers': '*' }, []],
  [{ 'access-control-allow-origin': 'https://another.example' }, 204, { ...OWN, ...HEADERS }, ['cors.origin']],
  [{}, 204, {}, ['cors.origin', 'cors.preflight']],
  [ANY, 404, { ...ANY, ...HEADERS }, ['cors.preflight']],
  [ANY, 204, { ...ANY, 'access-control-allow-headers': 'Content-Type, Authorization' }, ['cors.headers']],
  [ANY, 204, ANY, ['cors.headers']],
] as const)('lists with %j and a preflight %d with %j: %j', async (lists, status, headers, codes) => {
  const requested: string[] = [];
  const url = await serverOf(
    ({ method, url, headers: { origin, 'access-control-request-headers': asked } }, response) => {
      requested.push(`${method} ${url} ${origin} ${asked}`);
      response.writeHead(status, headers).end();
    },
  );
  expect(codesOf(await crossOrigin(url, SITE, { ...LISTS, headers: lists }, WAIT_MS))).toEqual(codes);
  expect(requested).toEqual([`OPTIONS /api/cart/get ${SITE} content-type,token`]);
});

test.each([
  { 'ratelimit-limit': '100', 'ratelimit-remaining': '93', 'ratelimit-reset': '840' },
  { ratelimit: 'limit=100, remaining=93, reset=840' },
  { ratelimit: '"100-in-15min"; r=93; t=840', 'ratelimit-policy': '"100-in-15min"; q=100; w=900' },
  { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '93' },
])('the counter in %j is read', (headers) => {
  expect(counterIn(headers)).toEqual({ limit: 100, left: 93 });
  expect(counterIn({ etag: 'W/"1"' })).toBeNull();
});

/** A backend with a limit of 100 calls, counted by the caller's IP address or by the proxy's header. */
function limited(believesProxy: boolean): Promise<string> {
  const counts = new Map<string, number>([['127.0.0.1', 9]]);
  return serverOf((request, response) => {
    const said = request.headers['x-forwarded-for'];
    const caller = believesProxy && typeof said === 'string' ? said : '127.0.0.1';
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    response.writeHead(200, { 'RateLimit-Limit': '100', 'RateLimit-Remaining': String(100 - count) }).end('{}');
  });
}

const LIMITED = { code: 'limiter', level: 'look', note: expect.stringContaining('100 calls') };
const COUNTED = { 'ratelimit-limit': '100', 'ratelimit-remaining': '91' };

test.each([
  ['that trusts its proxy', true, COUNTED, true, [LIMITED], []],
  ['that counts all shoppers together', false, COUNTED, true, [{ code: 'limiter.shared', level: 'mend' }], []],
  ['without headers, which cannot be judged', true, {}, true, [], [expect.any(String)]],
  ['that shoppers reach directly', true, COUNTED, false, [LIMITED], [expect.stringContaining('another connection')]],
])('the limiter of a backend %s', async (_, believesProxy, headers, isProxied, findings, notAsked) => {
  const url = await limited(believesProxy);
  expect(await limiter(url, headers, isProxied, WAIT_MS)).toMatchObject({ findings, notAsked });
});

const PAGE = '<!doctype html><title>Asha Prints</title>';

/** A site with the card payments' return page, and with the backend behind /api/, whose answers allow this origin. */
const wholeSite = (origin: (requested: string) => string, missing = /^$/) =>
  serverOf(({ url = '', headers }, response) => {
    const isApi = url.startsWith('/api/');
    if (isApi) response.setHeader('Access-Control-Allow-Origin', origin(headers.origin ?? ''));
    response.writeHead(missing.test(url) ? 404 : 200).end(isApi && !missing.test(url) ? '{"success":true}' : PAGE);
  });

test.each([
  ['that is whole', (requested: string) => requested, /^$/, []],
  ['whose backend lets everybody', () => '*', /^$/, []],
  ['without the page of a return', () => '*', /^\/verify/, ['site.return']],
  ['without any page', () => '*', /^\/(?!api)/, ['site.empty']],
  ['that passes nothing on', () => '*', /^\/api/, ['site.proxy']],
  ['that tells the backend another origin', () => 'http://127.0.0.1:4000', /^$/, ['site.origin']],
])('a site %s', async (_, origin, missing, codes) => {
  const { findings, notAsked } = await site(await wholeSite(origin, missing), true, true, WAIT_MS);
  expect(codesOf(findings)).toEqual(codes);
  expect(notAsked).toEqual([expect.stringMatching(/^Whether a paid card comes back/)]);
});

test('a site that does not respond yet is not a finding, and on another origin only its page is requested', async () => {
  const { findings } = await site('http://127.0.0.1:9', true, false, WAIT_MS);
  expect(findings).toMatchObject([{ code: 'site.silent', level: 'look' }]);
  const url = await wholeSite(() => 'https://never.asked.example');
  expect(await site(url, false, false, WAIT_MS)).toEqual({ findings: [], notAsked: [] });
  const notAsked = [expect.stringContaining('VITE_SITE_URL')];
  expect(await site('', true, false, WAIT_MS)).toMatchObject({ findings: [], notAsked });
});
