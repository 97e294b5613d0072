import { ALL_ROUTES, ROUTE_PATTERNS } from '../../src/config/routes.ts';

/** The lines of a file that follow from the routes, and their format. */
type Rules = { readonly present: RegExp; readonly rules: readonly string[] };

/** Home needs no rule: it has its own file on every server. */
const patterns = ROUTE_PATTERNS.filter((pattern) => pattern !== '/');
const aligned = (left: readonly string[], right: string): readonly string[] => {
  const width = Math.max(...left.map(({ length }) => length)) + 2;
  return left.map((text) => `${text.padEnd(width)}${right}\n`);
};

const nginx = patterns.map((pattern) => `    ~*^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`);
const privateRoutes = ALL_ROUTES.filter(({ isPrivate }) => isPrivate);

const RULES: Readonly<Record<string, Rules>> = {
  'deploy/nginx.conf': { present: /(?: +~\*\S+ +\/shell\.html;\n)+/, rules: aligned(nginx, '/shell.html;') },
  'deploy/_redirects': { present: /(?:\/\S+ +\/shell\.html +200\n)+/, rules: aligned(patterns, '/shell.html  200') },
  'public/robots.txt': {
    present: /(?:Disallow: \S+\n)+/,
    rules: privateRoutes.map(({ pattern }) => `Disallow: ${pattern}\n`),
  },
};

/** The files by which other servers and search engines know the routes of config/routes.ts. */
export const SAMPLES: readonly string[] = Object.keys(RULES);

/** The text of such a file with the rules of the current routes. @throws Error when it has no place for them */
export function withRoutes(file: string, text: string): string {
  const rules = RULES[file];
  if (!rules?.present.test(text)) throw new Error(`${file} has no rule to put those of the routes in place of.`);
  return text.replace(rules.present, () => rules.rules.join(''));
}
