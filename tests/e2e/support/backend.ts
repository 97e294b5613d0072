import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { FaultRule } from '#sandbox/faults/faultSchema.ts';
import type { JournalEntry } from '#sandbox/http/journal.ts';
import type * as SandboxProgram from '#sandbox/main.ts';
import type { OrderRecord } from '#sandbox/store/orders.ts';

/** The built shop with its backend, and the controls that inject faults. */
export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Serves a built shop and build/sandbox/ on any free port, with a database of its own. */
export async function startBackend(storefront = 'dist', security?: SandboxProgram.ServeOptions['security']) {
  const { serve } = (await import(pathToFileURL(resolve('build/sandbox/main.js')).href)) as typeof SandboxProgram;
  const { url, close } = await serve({ port: 0, database: ':memory:', dist: storefront, controls: true, security });

  const send = (method: string, path: string, data?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method,
      // The server closes a connection that rests for long.
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
    faults: (...rules: readonly FaultRule[]) => control('POST', 'faults', rules),
    /** Applies the fault to the next such call only. */
    once: (route: FaultRule['route'], fault: FaultRule['fault']) =>
      control('POST', 'faults', [{ ...(route !== undefined && { route }), times: 1, fault }]),
    clearFaults: () => control('DELETE', 'faults'),
    release: () => control('POST', 'release'),
    /** How often a call such as 'POST /api/order/place' arrived. */
    calls: async (call: string) => (await log()).filter(({ method, path }) => `${method} ${path}` === call).length,
    orders: async () => (await control<{ orders: readonly OrderRecord[] }>('GET', 'orders')).orders,
    generationA: () => control('POST', 'generation', { generationA: true }),
    /** Resets accounts, carts, orders, faults, journal and generation. */
    reset: async () => {
      await control('DELETE', 'faults');
      await control('POST', 'generation', { generationA: false });
      await control('POST', 'reset');
      await control('DELETE', 'log');
    },
    /** Posts to the backend outside the browser and returns the response body. */
    post: async (path: string, data: unknown, token?: string) => {
      const response = await send('POST', path, data, token ? { token } : {});
      return (await response.json()) as Record<string, unknown>;
    },
    close,
  };
}
