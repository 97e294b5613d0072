// @vitest-environment node
import { expect, test } from 'vitest';
import { parseAst } from 'vite';

import plugin from '../../../scripts/test/browserTranslationRules.mjs';

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

// A rule that is too strict is noticed by the lint of src/.
test.each([
  ['<p><Icon />Words</p>', ['Words']],
  ['<p><Icon />{words(1)}</p>', ['{words(1)}']],
  ['<p>{isBusy && t.words}{isDone && <Icon />}</p>', ['{isBusy && t.words}']],
  ['<p>{label ?? <b />}<Icon /></p>', ['{label ?? <b />}']],
  ['<p>{size}, {count}</p>', ['{size}', ', ', '{count}']],
  ['<>{t.words}</>', ['{t.words}']],
])('a text with siblings is reported: %s', (code, texts) => {
  expect(complaintsAbout(code)).toEqual(texts);
});

test('an option needs a value of its own', () => {
  expect(complaintsAbout('<option key="a">A</option>', 'option-value')).toEqual(['<option key="a">']);
});
