import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

import { loadEnv, type Plugin } from 'vite';

import type { SecurityOptions } from '../../sandbox/http/headers.ts';
import { OTHER_LANGUAGES } from '../../src/config/languages.ts';
import { mediaOriginsFrom, settingsFrom, type Settings } from '../../src/config/readSettings.ts';
import { refusalOf, refusedSettings, settingFindings, settingsSummary } from '../../src/config/settingFindings.ts';
import { ROUTE_PATTERNS } from '../../src/config/routes.ts';
import { rupeesOf } from '../../src/domain/money/money.ts';
import { EMBEDDED_WIDGET_KEY } from '../../src/lib/razorpay.ts';
import { escaped } from '../../src/seo/escaped.ts';
import { ownHours } from './ownProblems.mjs';

const MANIFEST = 'manifest.webmanifest';
/** Embedded in the page: the splash is painted before any other file arrives. */
const SPLASH_SVG = 'src/styles/brand/kolam-medallion-gold-soft.svg';

/**
 * Reads the VITE_* settings once and writes them where they are used: the shop's name and the splash's time into
 * index.html and the manifest; their values, not the code that reads them, into the storefront; what a server of the
 * build must know into build/facts-<output folder>.json (beside an output folder outside the project).
 * @param own the shop's own folder, which contains its hours
 */
export function shopSettings(own: string | null = null): Plugin {
  let settings = settingsFrom({});
  let mediaOrigins: readonly string[] = [];
  let hasPseudoLanguage = false;
  let output = 'dist';
  let factsFolder = 'build';
  let isBuild = true;
  return {
    name: 'kanuka:settings',
    async configResolved({ env, build, command, mode, envDir }) {
      checkSettings({ ...env, ...loadEnv(mode, envDir || '.', 'KANUKA_') }, command === 'build');
      settings = { ...settingsFrom(env), openingHours: await ownHours(own) };
      mediaOrigins = mediaOriginsFrom(env);
      hasPseudoLanguage = env['VITE_PSEUDO_LANGUAGE'] === 'true';
      output = basename(build.outDir);
      const folder = dirname(build.outDir);
      factsFolder = folder === '.' ? 'build' : folder;
      isBuild = command === 'build';
    },
    transformIndexHtml: (html) => withSettings(html, settings),
    transform(_, id) {
      if (!isBuild) return null;
      if (id.endsWith('/src/config/settings.ts'))
        return { code: `export const settings = ${JSON.stringify(settings)};`, map: null };
      if (id.endsWith('/src/config/hasPseudoLanguage.ts'))
        return { code: `export const hasPseudoLanguage = ${hasPseudoLanguage};`, map: null };
      return null;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${MANIFEST}`, (_, response, next) => {
        readFile(`public/${MANIFEST}`, 'utf8').then((json) => response.end(manifestWith(json, settings)), next);
      });
    },
    async writeBundle({ dir = output }, bundle) {
      // Its name changes with everything that belongs to a release: open tabs request it (src/lib/release.ts).
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === 'index',
      );
      await writeFile(`${dir}/release.json`, JSON.stringify({ entry: entry?.fileName }));
      // Public files are copied unchanged.
      await writeFile(`${dir}/${MANIFEST}`, manifestWith(await readFile(`public/${MANIFEST}`, 'utf8'), settings));
      const { deliveryFee } = settings;
      const security = { ...securityOf(settings), mediaOrigins };
      const facts = { routes: ROUTE_PATTERNS, security, deliveryFee: rupeesOf(deliveryFee) };
      await mkdir(factsFolder, { recursive: true });
      await writeFile(`${factsFolder}/facts-${output}.json`, JSON.stringify(facts));
    },
  };
}

/**
 * Reports the findings of the settings, and stops a production build that would publish the demo's values.
 * KANUKA_DEMO=true accepts them: `npm start` without a shop name, `--demo`, and the builds for tests set it.
 */
function checkSettings(env: Readonly<Record<string, unknown>>, isBuild: boolean): void {
  const isDemo = !isBuild || env['KANUKA_DEMO'] === 'true';
  const findings = settingFindings(env, isDemo);
  const refused = isDemo ? [] : refusedSettings(findings);
  console.log(settingsSummary(findings, refused).join('\n'));
  const refusal = refusalOf(refused);
  // Without a stack trace.
  if (refusal !== null) throw Object.assign(new Error(refusal), { stack: refusal });
}

/** The drawings of Kanuka's name (styles/splash.css); every other name is text. */
const DRAWN_SIGN = '<i class="word"></i><i class="telugu"></i>';

/** index.html with the shop's name in its texts and on the splash, and the splash's time for script and CSS. */
export function withSettings(html: string, settings: Settings): string {
  const { sign, shopName, splashMs } = settings;
  return withNames(html, settings, escaped)
    .replaceAll('__LANGUAGES__', OTHER_LANGUAGES.join('|'))
    .replace('__ORNAMENT__', () => readFileSync(SPLASH_SVG, 'utf8').trim())
    .replace('__SIGN__', () => (sign === 'drawn' ? DRAWN_SIGN : `<b class="${sign}">${escaped(shopName)}</b>`))
    .replaceAll('__SPLASH_MS__', String(splashMs));
}

/** The web app's manifest with the shop's names. */
export function manifestWith(json: string, settings: Settings): string {
  return withNames(json, settings, (name) => JSON.stringify(name).slice(1, -1));
}

/** A text with the shop's names inserted, escaped as that kind of text requires. */
function withNames(text: string, { shopName, shopFullName }: Settings, written: (name: string) => string): string {
  // Functions: a name that contains '$&' is not a reference.
  return text
    .replaceAll('__SHOP_NAME__', () => written(shopName))
    .replaceAll('__SHOP_FULL_NAME__', () => written(shopFullName));
}

/** The other hosts that a shop with these settings uses: the Content-Security-Policy names them. */
export function securityOf({ backendUrl, mapUrl, razorpayKeyId, emailjs }: Settings): SecurityOptions {
  return {
    backendOrigin: originOf(backendUrl),
    mapOrigin: originOf(mapUrl),
    razorpay: razorpayKeyId !== null && razorpayKeyId !== EMBEDDED_WIDGET_KEY,
    email: emailjs !== null,
  };
}

/** The origin of a URL; none without one. */
function originOf(url: string | null): string | undefined {
  return url ? new URL(url).origin : undefined;
}
