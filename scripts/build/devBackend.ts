import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

import type { createSandbox, Sandbox } from '../../sandbox/app.ts';
import { nodeListener } from '../../sandbox/http/nodeAdapter.ts';
import { settingsFrom } from '../../src/config/readSettings.ts';
import { rupeesOf } from '../../src/domain/money/money.ts';

const BACKEND_PATHS = /^\/(?:api|media|__sandbox|sandbox-[a-z]+)(?:[/?]|$)/;

/**
 * Gives `npm run dev` the same backend as `npm start`. It is loaded through Vite, so an edit of it needs no restart.
 * @param database Its data file, in the project's folder unless it says where; ':memory:' for none.
 */
export function devBackend(database = 'data/kanuka-dev.db'): Plugin {
  return {
    name: 'kanuka:backend',
    apply: 'serve',
    configureServer(server) {
      const sandbox = newestSandbox(server, database);
      const answer = nodeListener(async (request, address) => (await sandbox.current()).fetch(request, address));
      server.middlewares.use((incoming, outgoing, next) => {
        if (BACKEND_PATHS.test(incoming.url ?? '')) void answer(incoming, outgoing);
        else next();
      });
      server.httpServer?.once('close', () => sandbox.close());
    },
  };
}

/** The sandbox of the newest code: a changed module creates a new one on the same data file. */
function newestSandbox(server: ViteDevServer, database: string) {
  let create: typeof createSandbox | undefined;
  let sandbox: Sandbox | undefined;
  const { root, env } = server.config;
  return {
    async current(): Promise<Sandbox> {
      const module = await server.ssrLoadModule('/sandbox/app.ts');
      const newest = module['createSandbox'] as typeof createSandbox;
      if (sandbox !== undefined && create === newest) return sandbox;
      sandbox?.close();
      create = newest;
      sandbox = newest({
        database: database === ':memory:' ? database : resolve(root, database),
        controls: true,
        deliveryFee: rupeesOf(settingsFrom(env).deliveryFee),
        mediaDir: resolve(root, 'sandbox/media'),
      });
      return sandbox;
    },
    close: () => sandbox?.close(),
  };
}
