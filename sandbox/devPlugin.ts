import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { createSandbox, Sandbox } from './app.ts';
import { nodeListener } from './http/listener.ts';

const BACKEND_PATHS = /^\/(?:api|media|__sandbox|sandbox-[a-z]+)(?:[/?]|$)/;

/** Gives `npm run dev` the same backend as `npm start`. It is loaded through Vite, so an edit of it needs no restart. */
export function devSandbox(): Plugin {
  return {
    name: 'kanuka-sandbox',
    apply: 'serve',
    configureServer(server) {
      const sandbox = newestSandbox(server);
      const answer = nodeListener(async (request, address) => (await sandbox.current()).fetch(request, address));
      server.middlewares.use((incoming, outgoing, next) => {
        if (BACKEND_PATHS.test(incoming.url ?? '')) void answer(incoming, outgoing);
        else next();
      });
      server.httpServer?.once('close', () => sandbox.close());
    },
  };
}

/** The sandbox of the newest code: a changed module brings a new one on the same data file. */
function newestSandbox(server: ViteDevServer) {
  let create: typeof createSandbox | undefined;
  let sandbox: Sandbox | undefined;
  const { root } = server.config;
  return {
    async current(): Promise<Sandbox> {
      const module = await server.ssrLoadModule('/sandbox/app.ts');
      const newest = module['createSandbox'] as typeof createSandbox;
      if (sandbox !== undefined && create === newest) return sandbox;
      sandbox?.close();
      create = newest;
      sandbox = newest({
        database: resolve(root, 'data/kanuka-dev.db'),
        controls: true,
        mediaDir: resolve(root, 'sandbox/media'),
      });
      return sandbox;
    },
    close: () => sandbox?.close(),
  };
}
