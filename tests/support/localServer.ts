import { createServer, type RequestListener } from 'node:http';

import { listenLocally } from './localPort.ts';

/** A server on this computer; `close` ends its open connections too. */
export type LocalServer = { readonly url: string; readonly close: () => Promise<void> };

/** Starts a server with these answers on a free port. */
export async function localServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
