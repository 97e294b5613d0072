import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this computer; `close` ends its open connections too. */
export type LocalServer = { readonly url: string; readonly close: () => Promise<void> };

/** Starts a server with these answers on a free port. */
export async function localServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
