import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';

import { test as base, type Page } from '@playwright/test';
import { build } from 'vite';

import { emptyContent } from '#domain/design/design.ts';
import type { PlacesOffer } from '#domain/design/layouts.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import { artOf, type SheetArt } from '#photo/art.ts';
import { aPrint } from '#tests/support/factories.ts';
import { localServer } from '#tests/support/localServer.ts';
import type * as EnginePage from './enginePage.ts';

type Engine = typeof EnginePage;
type Name = keyof Engine;
type Asked<N extends Name> = Engine[N] extends (...given: infer Given) => unknown ? Given : never;
type Answered<N extends Name> = Engine[N] extends (...given: never) => infer Answer ? Awaited<Answer> : never;

export type AskEngine = <N extends Name>(name: N, ...given: Asked<N>) => Promise<Answered<N>>;

/** A print of one place, or of several in a layout. */
export const together = (shape: number): PlacesOffer => ({ kind: 'together', layouts: ['one'], print: aPrint(shape) });

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html', json: 'application/json' };

/** The engine's files by URL. It is built like the shop, with another entry. */
async function filesOfEngine(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'chrome111',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: 'tests/e2e/support/enginePage.ts',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'engine.js' },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('the engine was not built');
  const files = output.output.map((file): [string, string | Uint8Array] => [
    `/${file.fileName}`,
    file.type === 'chunk' ? file.code : file.source,
  ]);
  return new Map([...files, ['/', '<!doctype html><title>Engine</title>']]);
}

type EngineSite = {
  readonly url: string;
  readonly extra: Map<string, Uint8Array>;
  readonly refused: { pattern: RegExp | null };
  readonly asked: string[];
};

/** Answers with the engine, the photos of tests and the mock-ups, unless the test refuses them. */
function answersOf(site: Omit<EngineSite, 'url'>, files: ReadonlyMap<string, string | Uint8Array>): RequestListener {
  return ({ url = '/' }, response) => {
    site.asked.push(url);
    const body = files.get(url) ?? site.extra.get(url) ?? (url.startsWith('/mockups/') && readFileSync(`public${url}`));
    if (!body || site.refused.pattern?.test(url)) return void response.writeHead(404).end();
    const type = TYPES[url.split('.').at(-1) ?? ''] ?? (url === '/' ? 'text/html' : '');
    // Each test loads the engine again.
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(body);
  };
}

type PerTest = { readonly engine: AskEngine };
/** All tests share one page and reload it. */
type PerWorker = { readonly site: EngineSite; readonly enginePage: Page };

/** Browser tests of the engine alone, without shop and dialog. */
export const test = base.extend<PerTest, PerWorker>({
  site: [
    async ({}, use) => {
      const files = await filesOfEngine();
      const parts = { extra: new Map<string, Uint8Array>(), refused: { pattern: null }, asked: [] };
      const { url, close } = await localServer(answersOf(parts, files));
      await use({ url, ...parts });
      await close();
    },
    { scope: 'worker' },
  ],
  enginePage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  engine: async ({ enginePage, site }, use) => {
    site.refused.pattern = null;
    site.asked.length = 0;
    await enginePage.goto(site.url);
    await use(
      (name, ...given) =>
        enginePage.evaluate(
          async ([name, given]) => {
            const functions = (await import(new URL('/engine.js', location.href).href)) as Record<string, Function>;
            return functions[name]?.(...given) as unknown;
          },
          [name, given as unknown[]] as const,
        ) as Promise<never>,
    );
  },
});

/** The fixtures of a test that opens photos. */
export type Given = { readonly engine: AskEngine; readonly site: EngineSite };

/** Opens a photo, whose stored copy has at most `side` pixels. */
export function openPhoto({ engine, site }: Given, bytes: Uint8Array, side: number) {
  const url = `/photo-${site.extra.size}`;
  site.extra.set(url, bytes);
  return engine('open', url, side);
}

/** A print of one photo in its initial position. */
export async function printOf(given: Given, bytes: Uint8Array, shape: number): Promise<SheetArt> {
  const { photo, size } = await openPhoto(given, bytes, 800);
  const places = [{ photo, pixels: size, placement: CENTRED }];
  const [art] = artOf({ ...emptyContent('one', 1), places }, together(shape));
  if (!art) throw new Error('no print');
  return art;
}

/** A script by which canvases of more pixels than this draw nothing and report no error, as on an iPhone. */
export const canvasCeiling = (pixels: number): string => `
  for (const name of ['fillRect', 'drawImage', 'fill', 'stroke', 'fillText', 'strokeText', 'strokeRect']) {
    const draw = OffscreenCanvasRenderingContext2D.prototype[name];
    OffscreenCanvasRenderingContext2D.prototype[name] = function (...given) {
      if (this.canvas.width * this.canvas.height <= ${pixels}) draw.apply(this, given);
    };
  }`;

/** Runs a script in the workers of a page, before their own; from the next load on. */
export const addWorkerScript = (page: Page, script: string): Promise<unknown> =>
  page.route(/\/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
