import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { loadEnv, type Plugin } from 'vite';

import type { SecurityOptions } from '../sandbox/http/headers.ts';
import { settingsFrom, type Settings } from '../src/config/readSettings.ts';
import { ROUTE_PATTERNS } from '../src/config/routes.ts';
import { rupeesOf } from '../src/domain/money.ts';

/** The origin of an address; nothing without one. */
function originOf(address: string | null): string | undefined {
  return address ? new URL(address).origin : undefined;
}

/** The other hosts that a shop with these settings talks to. */
export function securityOf({ backendUrl, mapUrl, razorpayKeyId, emailjs }: Settings): SecurityOptions {
  return {
    backendOrigin: originOf(backendUrl),
    mapOrigin: originOf(mapUrl),
    razorpay: razorpayKeyId !== null,
    email: emailjs !== null,
  };
}

/**
 * Writes build/facts-<output folder>.json: the patterns of the screens, so that whoever serves this build can tell them from
 * 'Page not found'; which other hosts it talks to, for the Content-Security-Policy (sandbox/http/headers.ts); and the delivery fee in
 * rupees that the embedded backend has to charge.
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
          routes: ROUTE_PATTERNS,
          security: securityOf(settings),
          deliveryFee: rupeesOf(settings.deliveryFee),
        }),
      );
    },
  };
}
