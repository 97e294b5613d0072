import { build, type PluginOption, type Rolldown } from 'vite';

/** Only a path: nothing is read from there. */
const ROOT = '/in-memory';

/**
 * The files that Vite builds of these modules, from `entry.js` on, without reading or writing a file.
 * @param sources modules by their path, which the others import as `./path`
 */
export async function buildInMemory(
  sources: Readonly<Record<string, string>>,
  plugins: readonly PluginOption[],
): Promise<Rolldown.RolldownOutput['output']> {
  const outputs = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: { index: `${ROOT}/entry.js` } } },
    plugins: [
      ...plugins,
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (source) => {
          if (source.startsWith('./')) return ROOT + source.slice(1);
          return source.startsWith(`${ROOT}/`) ? source : null;
        },
        load: (id) => (id.startsWith(`${ROOT}/`) ? (sources[id.slice(ROOT.length + 1)] ?? null) : null),
      },
    ],
  });
  if (!('output' in outputs)) throw new Error('One build gives one output.');
  return outputs.output;
}
