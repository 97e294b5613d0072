import { fileURLToPath } from 'node:url';

import { minifySync, type Plugin } from 'vite';

const NOTHING = 'axios/lib/helpers/null.js';
/** What Tailwind adds for browsers without @property; vite.config.ts targets none of them. */
export const WITHOUT_PROPERTY = /@layer properties\{@supports[^{]*\{\*,:before,:after,::backdrop\{[^}]*\}\}\}/;

const ROUTER = 'React Router’s build for developers';
const XHR = 'axios’ XMLHttpRequest';
/** Of each what is replaced in style sheets, and by what. */
const IN_STYLES: Readonly<Record<string, readonly [what: RegExp, by: string]>> = {
  'Tailwind’s styles without @property': [WITHOUT_PROPERTY, ''],
  // Set on the root they have every element's style computed anew when the messages come.
  'react-toastify’s variables of the whole page': [/:root(?=\{--toastify-)/g, '.Toastify'],
};

/** index.html's own script is part of every page that is written: without its comments and indents it is half as long. */
function withShortScripts(html: string): string {
  return html.replaceAll(/(<script>)([\s\S]*?)(<\/script>)/g, (_, begin: string, code: string, end: string) => {
    // Its names are read by other scripts.
    const { code: short, errors } = minifySync('inline.js', code, { module: false, mangle: { toplevel: false } });
    const [problem] = errors;
    if (problem) throw new Error(`index.html: ${problem.message}`);
    return begin + short.trim() + end;
  });
}

/**
 * Leaves out what no browser of this shop ever runs: axios' second way to send (api/client.ts names `fetch`; axios
 * itself replaces its Node way the same way), styles for old browsers, and variables where nothing uses them.
 * A build fails when one of them is not there: a newer package hides it elsewhere, or no longer needs this.
 */
export function slim(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'kanuka:slim',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === './xhr.js' && importer.includes('/axios/lib/adapters/')) {
        replaced.add(XHR);
        return importer.replace(/axios\/lib\/.*$/, NOTHING);
      }
      // Its package names no build without warnings for developers.
      if (source === 'react-router') {
        replaced.add(ROUTER);
        return fileURLToPath(new URL('../production/index.mjs', import.meta.resolve(source)));
      }
      return null;
    },
    transformIndexHtml: { order: 'post', handler: withShortScripts },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        for (const [name, [what, by]] of Object.entries(IN_STYLES)) {
          const css = file.source.toString();
          file.source = css.replace(what, by);
          if (file.source !== css) replaced.add(name);
        }
      }
      const missing = [ROUTER, XHR, ...Object.keys(IN_STYLES)].filter((name) => !replaced.has(name));
      if (missing.length > 0) this.error(`scripts/slim.ts found nothing to replace for ${missing.join(', ')}.`);
    },
  };
}
