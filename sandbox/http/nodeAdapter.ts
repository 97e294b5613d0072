import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { errorPage } from './errorPages.ts';

type Fetch = (request: Request, address?: string) => Promise<Response>;

/**
 * Breaks off inside an answer. Without its beginning a browser takes a reused connection for a stale one, and sends
 * the request once more by itself, orders included: the fault 'unanswered' is for that.
 */
const BROKEN_ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{';

/** Lets node:http speak to the sandbox. A dropped connection ends in the middle of an answer, or before its first byte. */
export function nodeListener(fetch: Fetch): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return getRequestListener(
    async (request, { incoming }) => {
      try {
        return await fetch(request, incoming.socket.remoteAddress);
      } catch (error) {
        // By name, not by class: in development every edit reloads the class.
        if (error instanceof Error && error.name === 'ConnectionDropped') {
          if ('isBeforeFirstByte' in error && error.isBeforeFirstByte === true) incoming.socket.destroy();
          else incoming.socket.end(BROKEN_ANSWER);
          return RESPONSE_ALREADY_SENT;
        }
        console.error(error);
        return errorPage(500, 'Internal Server Error');
      }
    },
    { overrideGlobalObjects: false },
  );
}
