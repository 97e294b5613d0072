// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** A citation in a comment: a document of docs/ and one of its headings, or a numbered finding. */
const CITATION = /docs\/(backend|behaviour)\.md, ([A-Z][A-Za-z' -]*|finding \d+)/g;

const headingsOf = (name: string): Set<string> =>
  new Set([...readFileSync(`docs/${name}.md`, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? ''));

const headings = { backend: headingsOf('backend'), behaviour: headingsOf('behaviour') };
const findings = new Set(
  [...readFileSync('docs/backend.md', 'utf8').matchAll(/^(\d+)\. /gm)].map(([, n]) => `finding ${n}`),
);

it('every document that the code cites has the heading it is cited by', () => {
  const files = ['src', 'shop', 'sandbox', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const citations = files
    .filter((name) => /\.(?:tsx?|mjs|css)$/.test(name))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(CITATION)].map(([, name, heading = '']) => ({
        file,
        name: name as 'backend' | 'behaviour',
        heading: heading.trim(),
      })),
    );
  expect(citations.length).toBeGreaterThan(20);
  expect(citations.filter(({ name, heading }) => !headings[name].has(heading) && !findings.has(heading))).toEqual([]);
});
