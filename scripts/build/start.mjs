// Builds the shop and serves it with the embedded backend. PORT and HOST choose where, KANUKA_DATABASE the data file.
// With --no-build it serves the last build. Without a setting that names a shop it is the demo; --demo forces the demo.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import process from 'node:process';

import { commandLine } from './commandLine.mjs';
import { finishSwap } from './swap.mjs';

const { values } = commandLine('npm start -- [--no-build] [--demo]', {
  'no-build': { type: 'boolean', default: false },
  demo: { type: 'boolean', default: false },
});
if (values.demo) process.env.KANUKA_DEMO = 'true';

const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}
const host = process.env.HOST ?? '127.0.0.1';

/**
 * Occupies the port during the build, so that a shop already running there is detected before anything is done, and no
 * other process takes the port in the meantime.
 */
async function holdPort() {
  const server = createServer((_, response) => {
    response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' }).end('The shop is being built.\n');
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is already in use. Stop the other program or choose another with PORT=${port + 1} npm start.`,
      { cause: error },
    );
  }
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

try {
  const releasePort = await holdPort();
  if (values['no-build']) {
    await finishSwap();
    const { settingsLines } = await import('./settings.mjs');
    console.log(await settingsLines());
  } else {
    console.log('Building the shop…');
    const { buildShop } = await import('./build.mjs');
    await buildShop({ isEmbedded: true, url: `http://localhost:${port}` });
  }
  const { builtBackend } = await import('./programs.mjs');
  const { serve } = await builtBackend();
  const database = resolve(process.env.KANUKA_DATABASE || 'data/kanuka.db');
  await releasePort();
  const shop = await serve({ port, host, database });
  console.log(`
  Kanuka is open:   ${shop.url.replace('127.0.0.1', 'localhost')}
  Demo account:     demo@kanuka.example  /  kanuka-demo-1
  Orders and carts: ${database}
  Stop with Ctrl-C.
`);
  const stop = async () => {
    await shop.close();
    console.log('Kanuka is closed.');
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
