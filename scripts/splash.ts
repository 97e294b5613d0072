import { loadEnv, type Plugin } from 'vite';

import { settingsFrom } from '../src/config/readSettings.ts';

/** Sets the splash's time in index.html from VITE_SPLASH_MS, for script and CSS alike. */
export function splash(): Plugin {
  let ms = 0;
  return {
    name: 'kanuka:splash',
    configResolved: ({ mode, envDir, root }) => {
      ms = settingsFrom(loadEnv(mode, envDir || root, 'VITE_')).splashMs;
    },
    transformIndexHtml: (html) => html.replaceAll('__SPLASH_MS__', String(ms)),
  };
}
