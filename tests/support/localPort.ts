import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Starts a server at a free port of this machine; resolves with the port. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A port of this machine that nothing uses yet. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  server.close();
  return port;
}
