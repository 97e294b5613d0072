import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { loadEnv, type Plugin } from 'vite';

import { settingsFrom } from '../src/config/readSettings.ts';
import { rupeesOf } from '../src/domain/money.ts';

/** The origin of an address; nothing without one. */
function originOf(address: string | null): string | undefined {
  return address ? new URL(address).origin : undefined;
}

/**
 * Writes build/facts-<output folder>.json: which other hosts this build talks to, so that whoever serves it can name them in the
 * Content-Security-Policy (sandbox/headers.ts), and the delivery fee in rupees that the embedded backend has to charge.
 */
export function builtFacts(): Plugin {
  let env: Record<string, string> = {};
  let output = 'dist';
  return {
    name: 'kanuka:built-facts',
    apply: 'build',
    configResolved: ({ mode, envDir, root, build }) => {
      output = basename(build.outDir);
      env = loadEnv(mode, envDir || root, 'VITE_');
    },
    closeBundle: async () => {
      const settings = settingsFrom(env);
      if (settings.siteUrl === '') {
        console.warn('VITE_SITE_URL is not set: canonical links and preview addresses are left out.');
      }
      await mkdir('build', { recursive: true });
      await writeFile(
        `build/facts-${output}.json`,
        JSON.stringify({
          security: {
            backendOrigin: originOf(settings.backendUrl),
            mapOrigin: originOf(settings.mapUrl),
            razorpay: settings.razorpayKeyId !== null,
          },
          deliveryFee: rupeesOf(settings.deliveryFee),
        }),
      );
    },
  };
}
