import { readFileSync } from 'node:fs';

import { FILES, MISSING, named, type Answer } from './shop.ts';

type Redirect = { readonly from: string; readonly to: string; readonly status: number };
type HeaderRule = { readonly path: string; readonly headers: [name: string, value: string][] };

const linesOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

function readRedirects(path: string): readonly Redirect[] {
  return linesOf(path).map((line) => {
    const [from = '', to = '', status = ''] = line.trim().split(/\s+/);
    return { from, to, status: Number(status) };
  });
}

function readHeaders(path: string): readonly HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(path)) {
    if (!/^\s/.test(line)) rules.push({ path: line, headers: [] });
    else {
      const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    }
  }
  return rules;
}

/** A `:name` matches one segment of a path, a star at the end all remaining ones. Case matters, a trailing slash does not. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .split(/(\*$|:\w+)/)
    .map((part, i) =>
      i % 2 === 0 ? part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`) : part === '*' ? '.*' : '[^/]+',
    )
    .join('');
  return new RegExp(`^${source}/?$`).test(path);
}

function ownFile(path: string): string | undefined {
  const name = path.replace(/^\/|\/+$/g, '');
  return [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].find((file) => FILES.includes(file));
}

/**
 * The response of a static host that follows the rules of `_headers` and `_redirects`: a file comes first, also without
 * `.html`, then the first rule that matches, then 404.html. All headers whose path matches the URL are sent, whatever the status.
 */
export function staticHost(redirects: string, headers: string): (url: string) => Answer {
  const rules = readRedirects(redirects);
  const headerRules = readHeaders(headers);
  return (url) => {
    const [path = ''] = url.split('?');
    const answer = (): { readonly status: number; readonly file: string } => {
      const own = ownFile(path);
      if (own !== undefined) return { status: 200, file: own };
      const rule = rules.find(({ from }) => matches(from, path));
      const target = rule === undefined ? undefined : ownFile(rule.to);
      return { status: target === undefined ? 404 : (rule?.status ?? 404), file: target ?? MISSING };
    };
    const { status, file } = answer();
    const sent = headerRules.filter((rule) => matches(rule.path, path)).flatMap((rule) => rule.headers);
    return { status, body: named(file), headers: Object.fromEntries(sent) };
  };
}
