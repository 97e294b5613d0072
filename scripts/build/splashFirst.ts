import type { Plugin } from 'vite';

const SHEETS = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPTS = /\s*(?:<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>)/g;
/** After the splash in index.html. */
const SHEETS_PLACE = '<!-- styles -->';
const BODY_END = '</body>';

/**
 * Reorders a built document. Style sheets move from the head to the place after the splash: a browser paints what comes
 * before a sheet in the body, and lays out what follows once the sheet arrives. Scripts, which run after the document
 * is parsed anyway, are linked at its end: requested before the first paint they delay it.
 * docs/decisions/0035-splash-first.md
 * @throws Error if the document has no style sheet or script, or no place for them
 */
function withSplashFirst(html: string): string {
  const [sheets, scripts] = [html.match(SHEETS), html.match(SCRIPTS)];
  if (!sheets || !scripts) throw new Error('The built index.html has no style sheet or no script.');
  for (const place of [SHEETS_PLACE, BODY_END])
    if (!html.includes(place)) throw new Error(`index.html has no ${place}.`);
  const written = (elements: readonly string[]) => (): string => elements.map((element) => element.trim()).join('');
  return html
    .replaceAll(SHEETS, '')
    .replaceAll(SCRIPTS, '')
    .replace(SHEETS_PLACE, written(sheets))
    .replace(BODY_END, () => `${written(scripts)()}\n  ${BODY_END}`);
}

export function splashFirst(): Plugin {
  return {
    name: 'kanuka:splash-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withSplashFirst },
  };
}
