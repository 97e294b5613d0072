import type { Plugin } from 'vite';

const NOTHING = 'axios/lib/helpers/null.js';
/** What Tailwind adds for browsers without @property; vite.config.ts targets none of them. */
const WITHOUT_PROPERTY = /@layer properties\{@supports[^{]*\{\*,:before,:after,::backdrop\{[^}]*\}\}\}/;
const NATIVE_OBSERVER = '\0native-resize-observer';

/**
 * Leaves out what no browser of this shop ever runs: axios' second way to send (api/client.ts names `fetch`; axios
 * itself replaces its Node way the same way), react-slick's stand-in for ResizeObserver, and styles for old browsers.
 */
export function slim(): Plugin {
  return {
    name: 'kanuka:slim',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === 'resize-observer-polyfill') return NATIVE_OBSERVER;
      if (source === './xhr.js' && importer.includes('/axios/lib/adapters/')) {
        return importer.replace(/axios\/lib\/.*$/, NOTHING);
      }
      return null;
    },
    load(id) {
      return id === NATIVE_OBSERVER ? 'export default globalThis.ResizeObserver;' : null;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = file.source.toString().replace(WITHOUT_PROPERTY, '');
      }
    },
  };
}
