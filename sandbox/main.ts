import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, resolve } from 'node:path';
import { createSandbox, type Sandbox } from './app.ts';
import { createCompression } from './http/compression.ts';
import type { SecurityOptions } from './http/headers.ts';
import { nodeListener } from './http/nodeAdapter.ts';
import { staticSite } from './http/static.ts';

export interface ServeOptions {
  /** 0 takes any free port. */
  port?: number | undefined;
  host?: string | undefined;
  /** The data file, made when it is missing; ':memory:' forgets everything at the end. */
  database?: string | undefined;
  /** The built storefront. */
  dist?: string | undefined;
  mediaDir?: string | undefined;
  /** Whether tests may switch faults on over HTTP. */
  controls?: boolean | undefined;
  /** What the pages' Content-Security-Policy allows besides the shop itself; the build's own facts unless given. */
  security?: SecurityOptions | undefined;
}

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the shop and its backend from one port. Folders are relative to the working directory. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const { port = 4173, host = '127.0.0.1', database = 'data/kanuka.db' } = options;
  const dist = resolve(options.dist ?? 'dist');
  const facts = builtFacts(dist);
  const sandbox = createSandbox({
    database: database === ':memory:' ? database : resolve(database),
    controls: options.controls,
    journal: options.controls ?? false,
    deliveryFee: facts.deliveryFee,
    mediaDir: resolve(options.mediaDir ?? 'sandbox/media'),
    fallback: staticSite({
      dist,
      routes: facts.routes ?? [],
      security: options.security ?? facts.security ?? {},
    }),
  });
  const answer = listenerFor(sandbox);
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  try {
    const taken = await listen(server, port, host);
    return { url: `http://${shownHost(host)}:${taken}`, close: () => end(server, sandbox) };
  } catch (error) {
    sandbox.close();
    throw error;
  }
}

interface BuiltFacts {
  /** Patterns of the shop's screens; any other path without a file is a 404. */
  readonly routes?: readonly string[];
  readonly security?: SecurityOptions;
  /** Rupees. */
  readonly deliveryFee?: number;
}

/** The facts in the storefront's build (scripts/build/shopSettings.ts). A missing fact allows nothing. */
function builtFacts(dist: string): BuiltFacts {
  try {
    return JSON.parse(readFileSync(resolve(`build/facts-${basename(dist)}.json`), 'utf8')) as BuiltFacts;
  } catch {
    return {};
  }
}

function listenerFor(sandbox: Sandbox): ReturnType<typeof nodeListener> {
  const compress = createCompression();
  return nodeListener(async (request, address) => compress(request, await sandbox.fetch(request, address)));
}

/** Resolves with the port that was taken. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(error.code === 'EADDRINUSE' ? new Error(takenMessage(port), { cause: error }) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function takenMessage(port: number): string {
  return `Port ${port} is already in use. Stop the other program or choose another with PORT=${port + 1} npm start.`;
}

/** A URL that a browser on this computer can open. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function end(server: Server, sandbox: Sandbox): Promise<void> {
  return new Promise((done) => {
    // A call that still waits for its release gets an ended connection instead.
    sandbox.controls.faults.clear();
    server.close(() => {
      sandbox.close();
      done();
    });
    server.closeAllConnections();
  });
}
