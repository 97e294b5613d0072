import type { Hono } from 'hono';
import { readBody } from './body.ts';
import { preflight } from './preflight.ts';
import type { Env, Services } from './services.ts';
import { answerWithFaults } from '../faults/apply.ts';
import { tooManyRequests, type Limiter } from './limiter.ts';
import { rememberVisitor } from './xsrfCookie.ts';

type Answer = (request: Request, address: string) => Promise<Response>;

/** What surrounds every route: preflights, the journal, the limiter, faults, and the headers of the backend. */
export function createPipeline(services: Services, limiter: Limiter, routes: Hono<Env>): Answer {
  const { faults, journal, mode } = services;

  return async (request, address) => {
    const { method } = request;
    const { pathname } = new URL(request.url);
    if (!isBackendPath(pathname)) return throughFaults(request, pathname, address);
    if (method === 'OPTIONS') return answerPreflight(request, pathname);
    const waitS = mode.limiter && isCounted(pathname) ? limiter.secondsToWait(address) : undefined;
    return journaled(request, pathname, address, waitS);
  };

  function answerPreflight(request: Request, pathname: string): Response {
    const wanted = request.headers.get('access-control-request-method') ?? 'OPTIONS';
    return faults.hidesCors(wanted, pathname) ? new Response(null, { status: 204 }) : preflight(request);
  }

  async function throughFaults(request: Request, pathname: string, address: string): Promise<Response> {
    const live = faults.take(request.method, pathname);
    const catalogue = faults.catalogueFor(request.method, pathname);
    return answerWithFaults(live, request, faults, async () =>
      routes.fetch(request, { body: { kind: 'none' }, catalogue, address, isProviderDown: false }),
    );
  }

  async function journaled(
    request: Request,
    pathname: string,
    address: string,
    waitS: number | undefined,
  ): Promise<Response> {
    const live = faults.take(request.method, pathname);
    const catalogue = faults.catalogueFor(request.method, pathname);
    const body = await readBody(request);
    const isProviderDown = live.some(({ fault }) => fault.type === 'providerDown');
    let entry = journal.begin(request, body);
    let isAgain = false;
    try {
      const response = await answerWithFaults(live, request, faults, async () => {
        // A call that a fault sends again arrives once more, and the one before was never answered.
        if (isAgain) {
          entry.status = 'dropped';
          entry = journal.begin(request, body);
        }
        isAgain = true;
        if (waitS !== undefined) return tooManyRequests(waitS);
        return routes.fetch(request, { body, catalogue, address, isProviderDown });
      });
      entry.status = response.status;
      if (!live.some(({ fault }) => fault.type === 'noCors')) response.headers.set('Access-Control-Allow-Origin', '*');
      addHouseHeaders(response.headers);
      if (isCounted(pathname) && !mode.generationA) rememberVisitor(request, response.headers);
      return response;
    } catch (error) {
      entry.status = 'dropped';
      throw error;
    }
  }
}

function isBackendPath(pathname: string): boolean {
  return /^\/(?:api|media|sandbox-[a-z]+)(?:\/|$)/.test(pathname);
}

/** Simulates an image CDN: no limiter counts pictures, and no cookie makes them uncacheable. */
function isCounted(pathname: string): boolean {
  return pathname.startsWith('/api/') && !pathname.startsWith('/api/media/');
}

function addHouseHeaders(headers: Headers): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  // Other origins may read JSON through CORS; pictures and scripts set their own headers.
  if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
}
