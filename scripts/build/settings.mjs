// The settings as the project's commands read them: from .env and the environment.
import { fileURLToPath } from 'node:url';

import { loadEnv, runnerImport } from 'vite';

const PREFIXES = ['VITE_', 'KANUKA_'];

/** Every setting of the shop that is set, by its name. */
export const writtenSettings = () => loadEnv('production', process.cwd(), PREFIXES);

/** If no setting names a shop, the embedded backend's demo is built. */
export function takeUnnamedForDemo() {
  if (!writtenSettings()['VITE_SHOP_NAME']) process.env['KANUKA_DEMO'] ||= 'true';
}

/** True if the demo was requested. */
export const isDemo = () => writtenSettings()['KANUKA_DEMO'] === 'true';

/**
 * A module of the shop's own that reads settings.
 * @template T
 * @param {string} file
 * @returns {Promise<T>}
 */
async function reader(file) {
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport(fileURLToPath(new URL(`../../src/config/${file}`, import.meta.url)));
  // The loader treats an unset environment as development: a following build would not be a production build.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return /** @type {T} */ (module);
}

/** The lines that every build prints first, for a start without one. */
export async function settingsLines() {
  takeUnnamedForDemo();
  /** @type {typeof import('../../src/config/settingFindings.ts')} */
  const { settingFindings, settingsSummary } = await reader('settingFindings.ts');
  return settingsSummary(settingFindings(writtenSettings(), isDemo())).join('\n');
}

/** The shop's public URL, as its pages read it; '' without one. */
export async function publicUrl() {
  /** @type {typeof import('../../src/config/readSettings.ts')} */
  const { readingsFrom } = await reader('readSettings.ts');
  return readingsFrom(writtenSettings()).VITE_SITE_URL.value;
}

/** The backend that KANUKA_BUILD_BACKEND names, in the environment or in .env; null without one. */
export async function namedBackend() {
  /** @type {typeof import('../../src/config/readSettings.ts')} */
  const { readingsFrom } = await reader('readSettings.ts');
  const written = writtenSettings();
  const { state, value, note } = readingsFrom(written).KANUKA_BUILD_BACKEND;
  if (state === 'unusable') throw new Error(`KANUKA_BUILD_BACKEND “${written['KANUKA_BUILD_BACKEND']}”: ${note}.`);
  return value || null;
}
