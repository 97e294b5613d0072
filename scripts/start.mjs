// Builds the shop and serves it with the embedded backend. PORT and HOST choose where, KANUKA_DATABASE the data file.
// With --no-build it serves what was built before. Where no setting names a shop it is the demo; --demo says so of any other.
import { resolve } from 'node:path';

import { buildShop } from './build.mjs';
import { builtBackend } from './programs.mjs';
import { settingsLines } from './settings.mjs';

const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

if (process.argv.includes('--demo')) process.env.KANUKA_DEMO = 'true';
if (process.argv.includes('--no-build')) console.log(await settingsLines());
else {
  console.log('Building the shop…');
  try {
    await buildShop(`http://localhost:${port}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
const { serve } = await builtBackend();
const database = resolve(process.env.KANUKA_DATABASE || 'data/kanuka.db');
try {
  const shop = await serve({ port, host: process.env.HOST ?? '127.0.0.1', database });
  console.log(`
  Kanuka is open:  ${shop.url.replace('127.0.0.1', 'localhost')}
  Demo account:    demo@kanuka.example  /  kanuka-demo-1
  Accounts, carts and orders lie in  ${database}
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
