// @vitest-environment node
import { expect, test } from 'vitest';
import { parseAst } from 'vite';

import plugin from '../../../scripts/test/translatable.mjs';

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Visitor = Readonly<Record<string, ((node: Node) => void) | undefined>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Visits a node and all below it, in the order of the source, as the linter does. */
function walk(node: Node, visitor: Visitor): void {
  visitor[node.type]?.(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visitor);
  visitor[`${node.type}:exit`]?.(node);
}

/** The source passages that a rule reports. */
function complaintsAbout(text: string, rule: keyof typeof plugin.rules = 'text-alone'): readonly string[] {
  const found: string[] = [];
  const report = ({ node }: { readonly node: Node }): void => void found.push(text.slice(node.start, node.end));
  walk(parseAst(text, { lang: 'tsx' }), plugin.rules[rule].create({ sourceCode: { text }, report }));
  return found;
}

test.each([
  ['<p>{isBusy ? t.busy : t.idle}</p>', []],
  ['<p><Icon /><span>{t.words}</span></p>', []],
  ['<p><b>One</b> <i>two</i>{" "}<u>three</u>{/* nothing */}</p>', []],
  ['<ul>{items.map((item) => <li>{item}</li>)}{isOpen && <li />}</ul>', []],
  ['const label = <b />; <p>{label}<i /></p>', []],
  ['const Box = ({ children }: { readonly children: ReactNode }) => <p><Icon />{children}</p>;', []],
  ['const Box = ({ row }: { readonly row: (item: Item) => ReactNode }) => <p><Icon />{row(1)}</p>;', []],
  ['function useRow(item: Item): ReactNode { return <li />; } const row = useRow(1); <ul>{row}<li /></ul>;', []],
  ['<p><Icon />Words</p>', ['Words']],
  ['<p><Icon />{words(1)}</p>', ['{words(1)}']],
  ['<p>{isBusy && t.words}{isDone && <Icon />}</p>', ['{isBusy && t.words}']],
  ['<p>{label ?? <b />}<Icon /></p>', ['{label ?? <b />}']],
  ['<p>{size}, {count}</p>', ['{size}', ', ', '{count}']],
  ['<>{t.words}</>', ['{t.words}']],
])('a text has an element of its own: %s', (code, texts) => {
  expect(complaintsAbout(code)).toEqual(texts);
});

test('an option needs a value of its own', () => {
  expect(complaintsAbout('<option value="a">A</option>', 'option-value')).toEqual([]);
  expect(complaintsAbout('<option key="a">A</option>', 'option-value')).toEqual(['<option key="a">']);
});
