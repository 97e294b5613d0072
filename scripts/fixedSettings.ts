import { loadEnv, type Plugin } from 'vite';

import { settingsFrom } from '../src/config/readSettings.ts';

/** Reads the settings at build time: the storefront gets what came of them, not the code that reads them. */
export function fixedSettings(): Plugin {
  let env: Record<string, string> = {};
  return {
    name: 'kanuka:fixed-settings',
    apply: 'build',
    configResolved: ({ mode, envDir, root }) => {
      env = loadEnv(mode, envDir || root, 'VITE_');
    },
    transform(_, id) {
      if (!id.endsWith('/src/config/settings.ts')) return null;
      return { code: `export const settings = ${JSON.stringify(settingsFrom(env))};`, map: null };
    },
  };
}
