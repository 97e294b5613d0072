// The settings as the commands of the project read them: from .env and the environment.
import { loadEnv, runnerImport } from 'vite';

const PREFIXES = ['VITE_', 'KANUKA_'];

/** Every setting of the shop that is written down, by its name. */
export const writtenSettings = () => loadEnv('production', process.cwd(), PREFIXES);

/** Where no setting names a shop, the embedded backend's own is meant: its demo. */
export function takeUnnamedForDemo() {
  if (!writtenSettings()['VITE_SHOP_NAME']) process.env['KANUKA_DEMO'] ||= 'true';
}

/** True where somebody has said that the demo is meant. */
export const isDemo = () => writtenSettings()['KANUKA_DEMO'] === 'true';

/** The lines that every build prints first, for a start without one. */
export async function settingsLines() {
  takeUnnamedForDemo();
  /** @type {{ module: typeof import('../src/config/settingFindings.ts') }} */
  const { module } = await runnerImport(new URL('../src/config/settingFindings.ts', import.meta.url).pathname);
  return module.settingsSummary(module.settingFindings(writtenSettings(), isDemo())).join('\n');
}
