import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { Plugin } from 'vite';

import type { SecurityOptions } from '../sandbox/http/headers.ts';
import { settingsFrom, type Settings } from '../src/config/readSettings.ts';
import { ROUTE_PATTERNS } from '../src/config/routes.ts';
import { rupeesOf } from '../src/domain/money.ts';
import { escaped } from '../src/seo/escaped.ts';

/**
 * Reads the VITE_* settings once and puts them where they belong: the shop's name and the splash's time in index.html;
 * in the storefront what came of them, not the code that reads them; in build/facts-<output folder>.json what whoever
 * serves the build must know.
 */
export function shopSettings(): Plugin {
  let settings = settingsFrom({});
  let output = 'dist';
  let isBuild = true;
  return {
    name: 'kanuka:settings',
    configResolved({ env, build, command }) {
      settings = settingsFrom(env);
      output = basename(build.outDir);
      isBuild = command === 'build';
    },
    transformIndexHtml: (html) => withSettings(html, settings),
    transform(_, id) {
      if (!isBuild || !id.endsWith('/src/config/settings.ts')) return null;
      return { code: `export const settings = ${JSON.stringify(settings)};`, map: null };
    },
    async writeBundle() {
      if (settings.siteUrl === '') {
        console.warn('VITE_SITE_URL is not set: canonical links and preview addresses are left out.');
      }
      const { deliveryFee } = settings;
      const facts = { routes: ROUTE_PATTERNS, security: securityOf(settings), deliveryFee: rupeesOf(deliveryFee) };
      await mkdir('build', { recursive: true });
      await writeFile(`build/facts-${output}.json`, JSON.stringify(facts));
    },
  };
}

/** index.html with the shop's name in its texts, and the splash's time for script and CSS alike. */
export function withSettings(html: string, { shopName, splashMs }: Pick<Settings, 'shopName' | 'splashMs'>): string {
  // A function: a name with '$&' in it is no reference.
  return html.replaceAll('__SHOP_NAME__', () => escaped(shopName)).replaceAll('__SPLASH_MS__', String(splashMs));
}

/** The other hosts that a shop with these settings talks to: the Content-Security-Policy names them. */
export function securityOf({ backendUrl, mapUrl, razorpayKeyId, emailjs }: Settings): SecurityOptions {
  return {
    backendOrigin: originOf(backendUrl),
    mapOrigin: originOf(mapUrl),
    razorpay: razorpayKeyId !== null,
    email: emailjs !== null,
  };
}

/** The origin of a URL; nothing without one. */
function originOf(url: string | null): string | undefined {
  return url ? new URL(url).origin : undefined;
}
