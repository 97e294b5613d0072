import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { FaultRule } from '#sandbox/faults/definition.ts';
import type { JournalEntry } from '#sandbox/http/journal.ts';
import type * as SandboxProgram from '#sandbox/main.ts';
import type { OrderRecord } from '#sandbox/store/orders.ts';

/** The built shop with its backend, and the controls that inject faults. */
export interface Backend {
  readonly url: string;
  /** Adds faults to the active ones. */
  faults(...rules: readonly FaultRule[]): Promise<void>;
  /** Applies the fault to the next such call only. */
  once(call: FaultRule['route'], fault: FaultRule['fault']): Promise<void>;
  clearFaults(): Promise<void>;
  /** Releases every hanging request. */
  release(): Promise<void>;
  /** What the server received since the test began. */
  log(): Promise<readonly JournalEntry[]>;
  /** How often a call such as 'POST /api/order/place' arrived. */
  calls(call: string): Promise<number>;
  /** The orders of all accounts in the database. */
  orders(): Promise<readonly OrderRecord[]>;
  generationA(): Promise<void>;
  /** Switches to this generation, with these payment options. */
  payments(how: {
    readonly generationA: boolean;
    readonly checksSignatures?: boolean;
    readonly capturesLate?: boolean;
  }): Promise<void>;
  /** Makes the widget's provider capture authorized payments. */
  capture(): Promise<void>;
  /** Resets accounts, carts, orders, faults, journal and generation. */
  reset(): Promise<void>;
  /** Posts to the backend outside the browser and returns the response body. */
  post(path: string, data: unknown, token?: string): Promise<Record<string, unknown>>;
  /** Ends the server and opens it again at the same address, on the same database file. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Serves a built shop and build/sandbox/ on any free port, with a database file of its own. */
export async function startBackend(storefront = 'dist'): Promise<Backend> {
  const { serve } = (await import(pathToFileURL(resolve('build/sandbox/main.js')).href)) as typeof SandboxProgram;
  const folder = await mkdtemp(join(tmpdir(), 'kanuka-e2e-'));
  const options = { database: join(folder, 'shop.db'), dist: storefront, controls: true };
  let serving = await serve({ ...options, port: 0 });
  const { url } = serving;

  const send = (method: string, path: string, data?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method,
      // A keep-alive connection would not survive a restart of the server.
      headers: { ...headers, 'Content-Type': 'application/json', Connection: 'close' },
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    });
  const control = async <T>(method: string, name: string, data?: unknown): Promise<T> => {
    const response = await send(method, `/__sandbox/${name}`, data);
    const body = (await response.json()) as T & { readonly message?: string };
    if (!response.ok) throw new Error(`${method} ${name}: ${body.message}`);
    return body;
  };
  const log = async () => (await control<{ log: readonly JournalEntry[] }>('GET', 'log')).log;

  return {
    url,
    log,
    faults: (...rules) => control('POST', 'faults', rules),
    once: (route, fault) => control('POST', 'faults', [{ ...(route !== undefined && { route }), times: 1, fault }]),
    clearFaults: () => control('DELETE', 'faults'),
    release: () => control('POST', 'release'),
    calls: async (call) => (await log()).filter(({ method, path }) => `${method} ${path}` === call).length,
    orders: async () => (await control<{ orders: readonly OrderRecord[] }>('GET', 'orders')).orders,
    generationA: () => control('POST', 'generation', { generationA: true }),
    payments: (how) => control('POST', 'generation', { limiter: false, ...how }),
    capture: () => control('POST', 'capture'),
    reset: async () => {
      await control('DELETE', 'faults');
      await control('POST', 'generation', { generationA: false });
      await control('POST', 'reset');
      await control('DELETE', 'log');
    },
    post: async (path, data, token) => {
      const response = await send('POST', path, data, token ? { token } : {});
      return (await response.json()) as Record<string, unknown>;
    },
    restart: async () => {
      await serving.close();
      serving = await serve({ ...options, port: Number(new URL(url).port) });
    },
    close: async () => {
      await serving.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
