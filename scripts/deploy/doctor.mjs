/**
 * Reports how each setting was read, and what a shopper will see of the backend, without changing anything:
 *
 *   npm run doctor [-- [--json] [--demo] [--wait <seconds>]]
 *
 * Exit status: 0 if the shop is fit for production, 1 if something must be fixed, 2 for wrong options.
 * docs/doctor.md explains each line and each key.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { createServer } from 'vite';

import { takenByNpm, takenText } from '../build/commandLine.mjs';
import { ownFindings } from '../build/ownFindings.mjs';
import { isDemo, writtenSettings } from '../build/settings.mjs';

const USAGE = `npm run doctor [-- [--json] [--demo] [--wait <seconds>]]

  --json  what was found as JSON, for programs
  --demo  the demo's placeholders are meant
  --wait  how long each answer of the backend is waited for: 1 to 60 seconds, 20 unless said`;
const OPTIONS = /** @type {const} */ ({
  json: { type: 'boolean', default: false },
  demo: { type: 'boolean', default: false },
  wait: { type: 'string', default: '20' },
});

/** The parsed options; null and the usage if they are invalid. */
function asked() {
  try {
    const [taken] = takenByNpm(OPTIONS);
    if (taken !== undefined) throw new Error(takenText(taken));
    const { values } = parseArgs({ options: OPTIONS });
    if (!/^[1-9]\d?$/.test(values.wait) || Number(values.wait) > 60) throw new Error(`--wait ${values.wait}?`);
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return null;
  }
}

/**
 * Runs the doctor's modules, which are the storefront's, without a build. They load some parts lazily: the loader stays
 * open.
 * @template T
 * @param {(program: typeof import('../../src/doctor/main.ts')) => Promise<T>} run
 */
async function withProgram(run) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const loader = await createServer({
    root,
    mode: 'production',
    configFile: false,
    envDir: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const program = /** @type {typeof import('../../src/doctor/main.ts')} */ (
      await loader.ssrLoadModule('/src/doctor/main.ts')
    );
    return await run(program);
  } finally {
    await loader.close();
  }
}

async function main() {
  const values = asked();
  if (values === null) return 2;
  if (values.demo) process.env.KANUKA_DEMO = 'true';
  const env = writtenSettings();
  // The storefront's own modules read them as in a build.
  Object.assign(process.env, env, { NODE_ENV: 'production' });
  // The warnings of the list readers are among the findings.
  console.warn = () => {};
  const report = await withProgram(async ({ examine, reportLines }) => {
    const own = isDemo() ? [] : await ownFindings();
    const found = await examine({ env, isDemo: isDemo(), waitMs: Number(values.wait) * 1000, own });
    console.log(values.json ? JSON.stringify(found, null, 2) : reportLines(found).join('\n'));
    return found;
  });
  return report.fit ? 0 : 1;
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error);
  process.exit(1);
}
