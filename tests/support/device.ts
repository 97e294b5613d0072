import { compile } from 'tailwindcss';
import { onTestFinished } from 'vitest';

import { screens } from '#styles/tokens.ts';

type Device = { readonly width: number; readonly pointer: 'coarse' | 'fine' };

const SHOWS = /^(?:[\w-]+:)*(?:hidden|block|contents|flex|grid)$/;
const CONDITIONAL = /(\.\S+ )\{\s*@media \(([^)]+)\) (\{[^}]*\})\s*\}/g;
const breakpoints = Object.entries(screens).map(([name, width]) => `--breakpoint-${name}: ${width};`);

/** Hides or shows an element and its ancestors as this device's style sheet would: jsdom has no media queries. */
export async function heldBy(element: Element, { width, pointer }: Device): Promise<void> {
  const classes: string[] = [];
  for (let part: Element | null = element; part; part = part.parentElement) classes.push(...part.classList);
  const applies = (query: string): boolean =>
    query === `pointer: ${pointer}` || width >= Number(/^width >= (\d+)px$/.exec(query)?.[1] ?? Number.NaN);
  const { build } = await compile(`@theme { ${breakpoints.join(' ')} } @tailwind utilities;`);
  const style = document.createElement('style');
  style.textContent = build(classes.filter((name) => SHOWS.test(name))).replaceAll(
    CONDITIONAL,
    (_, selector: string, query: string, rules: string) => (applies(query) ? selector + rules : ''),
  );
  document.head.append(style);
  onTestFinished(() => style.remove());
}
