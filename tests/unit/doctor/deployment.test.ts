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

const exchange = (headers: Exchange['headers']): Exchange => ({ status: 200, ms: 1, bytes: 1, isHtml: false, headers });
const codesOf = (findings: readonly { readonly code: string }[]): readonly string[] => findings.map(({ code }) => code);

const ANY = { 'access-control-allow-origin': '*' };
const OWN = { 'access-control-allow-origin': SITE };
const ANOTHER = { 'access-control-allow-origin': 'https://another.example' };
const HEADERS = { 'access-control-allow-headers': 'Content-Type, token' };

test.each([
  [ANY, 204, { ...ANY, ...HEADERS }, []],
  [OWN, 200, { ...OWN, 'access-control-allow-headers': '*' }, []],
  [ANOTHER, 204, { ...OWN, ...HEADERS }, ['cors.origin']],
  [{}, 204, {}, ['cors.origin', 'cors.preflight']],
  [ANY, 404, { ...ANY, ...HEADERS }, ['cors.preflight']],
  [ANY, 204, { ...ANY, 'access-control-allow-headers': 'Content-Type, Authorization' }, ['cors.headers']],
  [ANY, 204, ANY, ['cors.headers']],
] as const)('lists with %j and a preflight %d with %j: %j', async (lists, status, headers, codes) => {
  const requested: string[] = [];
  const url = await serverOf((request, response) => {
    requested.push(
      `${request.method} ${request.url} ${request.headers.origin} ${request.headers['access-control-request-headers']}`,
    );
    response.writeHead(status, headers).end();
  });
  expect(codesOf(await crossOrigin(url, SITE, exchange(lists), WAIT_MS))).toEqual(codes);
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

const COUNTED = { 'ratelimit-limit': '100', 'ratelimit-remaining': '91' };

test('a backend that trusts its proxy counts each shopper separately, and one that does not counts all together', async () => {
  const [wise, simple] = await Promise.all([limited(true), limited(false)]);
  expect(await limiter(wise, COUNTED, true, WAIT_MS)).toMatchObject({
    findings: [{ code: 'limiter', level: 'look', note: expect.stringContaining('100 calls') }],
    notAsked: [],
  });
  expect(await limiter(simple, COUNTED, true, WAIT_MS)).toMatchObject({
    findings: [{ code: 'limiter.shared', level: 'mend' }],
    notAsked: [],
  });
});

test('the limiter cannot be judged without its headers, or when shoppers reach the backend directly', async () => {
  const url = await limited(true);
  expect(await limiter(url, {}, true, WAIT_MS)).toMatchObject({ findings: [], notAsked: [expect.any(String)] });
  expect(await limiter(url, COUNTED, false, WAIT_MS)).toMatchObject({
    notAsked: [expect.stringContaining('another connection')],
  });
});

const PAGE = '<!doctype html><title>Asha Prints</title>';

/** A site with the card payments' return page, and with the backend behind /api/. */
const wholeSite = (origin: (requested: string) => string, more: Partial<Record<'verify' | 'api', number>> = {}) =>
  serverOf((request, response) => {
    const isApi = request.url?.startsWith('/api/') ?? false;
    const status = (isApi ? more.api : more.verify) ?? 200;
    const headers = isApi ? { 'Access-Control-Allow-Origin': origin(request.headers.origin ?? '') } : {};
    response.writeHead(status, headers).end(isApi && status === 200 ? '{"success":true}' : PAGE);
  });

test.each([
  ['that is whole', (requested: string) => requested, {}, []],
  ['whose backend lets everybody', () => '*', {}, []],
  ['without the page of a return', () => '*', { verify: 404 }, ['site.return']],
  ['that passes nothing on', () => '*', { api: 404 }, ['site.proxy']],
  ['that tells the backend another origin', () => 'http://127.0.0.1:4000', {}, ['site.origin']],
] as const)('a site %s', async (_, origin, more, codes) => {
  const url = await wholeSite(origin, more);
  const { findings, notAsked } = await site(url, true, true, WAIT_MS);
  expect(codesOf(findings)).toEqual(codes);
  expect(notAsked).toEqual([expect.stringMatching(/^Whether a paid card comes back/)]);
});

test('a site that does not respond yet is not a finding, and on another origin only its page is requested', async () => {
  const { findings } = await site('http://127.0.0.1:9', true, false, WAIT_MS);
  expect(findings).toMatchObject([{ code: 'site.silent', level: 'look' }]);
  const url = await wholeSite(() => 'https://never.asked.example');
  expect(await site(url, false, false, WAIT_MS)).toEqual({ findings: [], notAsked: [] });
  expect(await site('', true, false, WAIT_MS)).toMatchObject({
    findings: [],
    notAsked: [expect.stringContaining('VITE_SITE_URL')],
  });
});
