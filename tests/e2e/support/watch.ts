import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

import { ADDRESS, DEMO } from './shopper.ts';

/** Messages and requests that a test expects; all others are problems. */
export type Watch = ReturnType<typeof createWatch>;

/** Personal data that a shopper types: allowed in request bodies only. */
const PERSONAL = [ADDRESS.Email, ADDRESS['Mobile number'], ADDRESS.Street, DEMO.password];

/** The invariants of every page: no error, no policy violation, no foreign request, no leak, no invalid value. */
export function createWatch(shopUrl: string) {
  const shop = new URL(shopUrl).origin;
  const reported: string[] = [];
  /** Where a secret must not be. */
  const places: string[] = [];
  const strangers: Request[] = [];
  const secrets = new Set<string>(PERSONAL);
  const allowed: RegExp[] = [];
  const origins = new Set([shop]);
  const backends = new Set([shop]);

  const hear = (message: ConsoleMessage): void => {
    places.push(`console ${message.text()}`);
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    reported.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const see = (request: Request): void => {
    if (!/^https?:/.test(request.url())) return;
    places.push(`address ${decoded(request.url())}`);
    const { token } = request.headers();
    if (token) secrets.add(token);
    if (new URL(request.url()).origin !== shop) strangers.push(request);
  };

  const foreign = (): readonly string[] =>
    strangers.flatMap((request) => {
      const { origin } = new URL(request.url());
      const secret = backends.has(origin) ? ['x-xsrf-token'] : ['token', 'x-xsrf-token'];
      const sent = secret.filter((name) => name in request.headers()).map((name) => `sent ${name} to ${origin}`);
      // Requests blocked by the page's policy were never sent.
      const isForeign = !origins.has(origin) && request.failure()?.errorText !== 'csp';
      return isForeign ? [`asked a foreign origin: ${request.url()}`, ...sent] : sent;
    });

  const leaks = (): readonly string[] =>
    [...secrets].flatMap((secret) =>
      places.filter((place) => place.includes(secret)).map((place) => `leaked “${secret}”: ${place}`),
    );

  return {
    allow: (...messages: readonly RegExp[]) => void allowed.push(...messages),
    /** An origin that this test opens; with 'token' it is the backend, which may receive the token. */
    allowOrigin: (origin: string, trust?: 'token') => {
      origins.add(origin);
      if (trust) backends.add(origin);
    },
    follow: async (context: BrowserContext) => {
      context.on('weberror', (error) => reported.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      context.on('console', hear);
      context.on('request', see);
      context.on('page', (page) =>
        page.on('framenavigated', (frame) => void places.push(`address ${decoded(frame.url())}`)),
      );
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`policy: ${violatedDirective} stopped ${blockedURI}`);
        });
      });
    },
    /** All problems recorded, and invalid values shown on an open page. */
    problems: async (context: BrowserContext): Promise<readonly string[]> => {
      const pages = context.pages().filter((page) => page.url().startsWith(shop));
      const nonsense = (await Promise.all(pages.map(nonsenseOn))).flat();
      const unexpected = reported.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      return [...unexpected, ...foreign(), ...leaks(), ...nonsense];
    },
  };
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** Texts and attributes with invalid values such as undefined, and properties added to Object.prototype. */
function nonsenseOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pattern = /\b(?:NaN|undefined|null|Infinity)\b|\[object \w+\]/;
    const texts = document.body.innerText.split('\n').map((line) => `text: ${line}`);
    const attributes = [...document.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes])
      .map(({ name, value }) => `${name}="${value}"`);
    const polluted = Object.keys(Object.prototype).map((key) => `prototype: ${key}`);
    return [...[...texts, ...attributes].filter((text) => pattern.test(text)), ...polluted];
  });
}
