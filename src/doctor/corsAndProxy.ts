import type { Exchange } from '#api/backendProbe.ts';
import { paths } from '#config/paths.ts';
import { finding, type Finding } from './finding.ts';

/** Findings, and what cannot be asked without changing something. */
export type DeploymentReport = { readonly findings: readonly Finding[]; readonly notAsked: readonly string[] };

/** The parts of a response that a browser checks; null if none came in time. */
type Answer = { readonly status: number; readonly headers: Headers; readonly text: string } | null;

async function ask(url: string, init: RequestInit, waitMs: number): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(waitMs), ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return null;
  }
}

const isHtml = ({ text }: { readonly text: string }): boolean => /^\s*<(?:!doctype|html)\b/i.test(text);

/** The headers that a cart call sends to another origin. */
const OWN_HEADERS = ['content-type', 'token'];

/** Whether browsers let the shop read the answers of a backend on another origin, and send its headers. */
export async function crossOrigin(
  backendUrl: string,
  origin: string,
  products: Exchange | undefined,
  waitMs: number,
): Promise<readonly Finding[]> {
  const isLet = (value: string | null | undefined): boolean => value === '*' || value === origin;
  const found: Finding[] = [];
  if (products && !isLet(products.headers['access-control-allow-origin']))
    found.push(finding('cors.origin', 'mend', `Access-Control-Allow-Origin does not let ${origin} read the lists`));
  const preflight = await ask(
    `${backendUrl}/api/cart/get`,
    {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': OWN_HEADERS.join(','),
      },
    },
    waitMs,
  );
  const allowed = (preflight?.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const refused = allowed.includes('*') ? [] : OWN_HEADERS.filter((name) => !allowed.includes(name));
  if (preflight === null || preflight.status > 299 || !isLet(preflight.headers.get('access-control-allow-origin')))
    found.push(finding('cors.preflight', 'mend', 'a browser is not let send logins, carts and orders (OPTIONS)'));
  else if (refused.length > 0)
    found.push(finding('cors.headers', 'mend', `Access-Control-Allow-Headers lacks ${refused.join(' and ')}`));
  return found;
}

type Counter = { readonly limit: number; readonly left: number };

/** The limit in a response's headers: RateLimit-Limit and its older and newer spellings. */
export function counterIn(headers: Readonly<Record<string, string>>): Counter | null {
  const newest = /(?:limit|q)=(\d+)/.exec(`${headers['ratelimit'] ?? ''};${headers['ratelimit-policy'] ?? ''}`)?.[1];
  const left = /(?:remaining|\br)=(\d+)/.exec(headers['ratelimit'] ?? '')?.[1];
  const limit = Number(headers['ratelimit-limit']?.split(/[,;]/)[0] ?? headers['x-ratelimit-limit'] ?? newest);
  const remaining = Number(headers['ratelimit-remaining'] ?? headers['x-ratelimit-remaining'] ?? left);
  return Number.isFinite(limit) && Number.isFinite(remaining) ? { limit, left: remaining } : null;
}

/** A documentation address (RFC 5737), as a caller behind the proxy. */
const ANOTHER_CALLER = '203.0.113.7';

/**
 * Whether the backend's limiter counts each shopper separately. A backend behind a proxy must trust the proxy's
 * X-Forwarded-For; otherwise all shoppers share one counter. @param isBehindProxy whether `url` is the backend itself,
 * which shoppers reach through the site
 */
export async function limiter(
  url: string,
  headers: Readonly<Record<string, string>>,
  isBehindProxy: boolean,
  waitMs: number,
): Promise<DeploymentReport> {
  const counter = counterIn(headers);
  const shared = 'Whether a limit of calls counts each shopper alone';
  if (counter === null)
    return { findings: [], notAsked: [`${shared}: the backend says nothing of a limit (RateLimit headers).`] };
  const found = [
    finding('limiter', 'look', `it allows ${counter.limit} calls in a while to one address; ${counter.left} are left`),
  ];
  if (!isBehindProxy)
    return { findings: found, notAsked: [`${shared}: only a shopper on another connection could tell.`] };
  const other = await ask(url, { headers: { 'X-Forwarded-For': ANOTHER_CALLER } }, waitMs);
  const others = other && counterIn(Object.fromEntries(other.headers));
  if (!others) return { findings: found, notAsked: [`${shared}: it did not answer a second time.`] };
  const isShared = others.left < counter.left;
  return {
    findings: isShared
      ? [
          finding(
            'limiter.shared',
            'mend',
            `all shoppers share ${counter.limit} calls: it does not believe the proxy's X-Forwarded-For (trust proxy)`,
          ),
        ]
      : found,
    notAsked: [],
  };
}

const isShown = (answer: Answer): boolean => answer?.status === 200 && isHtml(answer);

const CARD_RETURN =
  'Whether a paid card comes back: the backend makes the address from the Origin of an order, which only an order shows. Place one by card and cancel it.';

/**
 * Checks the deployed site, if it exists: whether it forwards /api/, and shows the page that a card payment returns to.
 * @param isOneOrigin whether the backend is reached through the site
 */
export async function site(
  siteUrl: string,
  isOneOrigin: boolean,
  hasCards: boolean,
  waitMs: number,
): Promise<DeploymentReport> {
  const notAsked = hasCards ? [CARD_RETURN] : [];
  if (siteUrl === '') return { findings: [], notAsked: [...notAsked, 'The site: VITE_SITE_URL names none.'] };
  const origin = new URL(siteUrl).origin;
  const page = (path: string) => ask(siteUrl + path, { headers: { Accept: 'text/html' } }, waitMs);
  const back = await page(paths.cardPaid('0'));
  if (back === null)
    return {
      findings: [
        finding('site.silent', 'look', `${siteUrl} does not answer; before it is published that is as it should be`),
      ],
      notAsked: [...notAsked, `The site itself: ${siteUrl} does not answer.`],
    };
  const found: Finding[] = [];
  if (!isShown(back)) {
    const isEmpty = !isShown(await page('/'));
    found.push(
      isEmpty
        ? finding('site.empty', 'look', `${siteUrl} shows no page (${back.status}): publishing the shop mends that`)
        : finding(
            'site.return',
            'mend',
            `${siteUrl}${paths.verify} answers ${back.status}: a paid card comes back to no page`,
          ),
    );
  }
  if (!isOneOrigin) return { findings: found, notAsked };
  const passed = await ask(`${siteUrl}/api/slides/list`, { headers: { Origin: origin } }, waitMs);
  if (passed === null || isHtml(passed) || passed.status === 502)
    found.push(finding('site.proxy', 'mend', `${siteUrl}/api/ is not passed on to the backend`));
  const allowed = passed?.headers.get('access-control-allow-origin');
  if (allowed && allowed !== '*' && allowed !== origin)
    found.push(finding('site.origin', 'mend', `the proxy passes Origin on as ${allowed}: paid cards come back there`));
  return { findings: found, notAsked };
}
