import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { localServer } from './localServer.ts';
import { runScript, type Ended as RunEnded } from './runScript.ts';

const TEMPLATE = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title data-prerendered>x</title>
<style>body{color:#111}</style>
<script type="module" crossorigin src="/assets/index.js"></script></head><body><div id="root"></div></body></html>`;
const MANIFEST = { 'src/api/axiosInstance.ts': { file: 'assets/client.js' } };

/** How a command ended, and the lines that it printed. */
export type Ended = RunEnded & { readonly lines: readonly string[] };

export type PagesProject = ReturnType<typeof pagesProject>;

/** A folder with a built storefront without pages, or a copy of another one, and the commands that write pages into it. */
export function pagesProject(of?: { readonly folder: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'kanuka-pages-'));
  const at = (file: string): string => join(folder, file);
  /** Writes a file as another program would. */
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  if (of) cpSync(of.folder, folder, { recursive: true, preserveTimestamps: true });
  else {
    put('dist/index.html', TEMPLATE);
    put('dist/.vite/manifest.json', JSON.stringify(MANIFEST));
    put('dist/robots.txt', 'User-agent: *\nDisallow: /cart\n');
    put('dist/assets/index.js', 'index');
    put('build/facts-dist.json', JSON.stringify({ routes: [], security: {} }));
  }
  return {
    folder,
    /** Runs a program of scripts/: 'prerender' is `npm run build` without the storefront, with '--renew' `npm run pages`. */
    command: async (
      script: string,
      words: readonly string[],
      env?: Readonly<Record<string, string>>,
    ): Promise<Ended> => {
      const ended = await runScript(script, words, { cwd: folder, env });
      return { ...ended, lines: ended.stdout.trim().split('\n') };
    },
    read: (file: string): string => readFileSync(at(file), 'utf8'),
    has: (file: string): boolean => existsSync(at(file)),
    changedAt: (file: string): number => statSync(at(file)).mtimeMs,
    put,
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
}

export type SmallBackend = Awaited<ReturnType<typeof smallBackend>>;

type Lists = Record<'products' | 'slides' | 'catageres' | 'categories' | 'keywords', readonly unknown[]>;

/** A backend whose lists are plain objects, to be changed between runs. */
export async function smallBackend() {
  const backend = {
    lists: { products: [], slides: [], catageres: [], categories: [], keywords: [] } as Lists,
    /** Requested paths, in order. */
    asked: [] as string[],
    /** Answers in place of the lists; null brings them back. */
    answer: null as RequestListener | null,
  };
  const { url, close } = await localServer((request, response) => {
    const path = request.url ?? '';
    backend.asked.push(path);
    if (backend.answer) backend.answer(request, response);
    else if (!path.startsWith('/api/') || path.startsWith('/api/media/')) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ success: true, ...backend.lists }));
  });
  return Object.assign(backend, { url, close });
}
