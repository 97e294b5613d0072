import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** A folder with a built storefront without pages, and the commands that write pages into it. */
export type PagesProject = {
  readonly folder: string;
  /**
   * Runs a program of scripts/, with settings from `env` alone. 'prerender' is `npm run build` without the storefront
   * itself; with '--renew' `npm run pages`.
   */
  readonly command: (
    script: string,
    words: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<Ended>;
  readonly read: (file: string) => string;
  readonly has: (file: string) => boolean;
  readonly changedAt: (file: string) => number;
  /** Writes a file as another program would. */
  readonly put: (file: string, text: string) => void;
  readonly remove: () => void;
};

/** Creates a project without pages, or a copy of another project. */
export function pagesProject(of?: PagesProject): PagesProject {
  const folder = mkdtempSync(join(tmpdir(), 'kanuka-pages-'));
  const at = (file: string): string => join(folder, file);
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
  const command: PagesProject['command'] = async (script, words, env) => {
    const ended = await runScript(script, words, { cwd: folder, env });
    return { ...ended, lines: ended.stdout.trim().split('\n') };
  };
  return {
    folder,
    command,
    read: (file) => readFileSync(at(file), 'utf8'),
    has: (file) => statSync(at(file), { throwIfNoEntry: false }) !== undefined,
    changedAt: (file) => statSync(at(file)).mtimeMs,
    put,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Answers a request in place of the lists. */
type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A backend whose lists are plain objects, to be changed between runs. */
export type SmallBackend = {
  readonly url: string;
  readonly lists: Record<'products' | 'slides' | 'catageres' | 'categories' | 'keywords', readonly unknown[]>;
  /** Requested paths, in order. */
  readonly asked: string[];
  /** Answers in place of the lists; null brings them back. */
  answer: Answering | null;
  readonly close: () => Promise<void>;
};

export async function smallBackend(): Promise<SmallBackend> {
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
  const backend: SmallBackend = {
    url,
    lists: { products: [], slides: [], catageres: [], categories: [], keywords: [] },
    asked: [],
    answer: null,
    close,
  };
  return backend;
}
