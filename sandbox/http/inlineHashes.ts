import { createHash } from 'node:crypto';

/** Script types that a browser runs. JSON blocks are data: the policy does not apply to them. */
const RUNNABLE = new Set(['', 'text/javascript', 'application/javascript', 'module', 'importmap', 'speculationrules']);

/** The sha256 sources that allow exactly the inline blocks of this page. */
export function inlineHashes(html: string) {
  const scripts = blocksOf(html, 'script').filter(({ attributes }) => !hasSource(attributes) && isRunnable(attributes));
  return {
    scripts: unique(scripts.map(({ text }) => cspHash(text))),
    styles: unique(blocksOf(html, 'style').map(({ text }) => cspHash(text))),
  };
}

export function cspHash(text: string): string {
  // Browsers read line ends as \n before they hash.
  const read = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}

function blocksOf(html: string, tag: 'script' | 'style'): { attributes: string; text: string }[] {
  const pattern = new RegExp(`<${tag}\\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\\s\\S]*?)</${tag}\\s*>`, 'gi');
  return [...withoutComments(html).matchAll(pattern)].map(([, attributes = '', text = '']) => ({ attributes, text }));
}

function withoutComments(html: string): string {
  // Only comments between tags: what looks like one inside a script is part of the script.
  return html.replace(/(<(script|style)\b[\s\S]*?<\/\2\s*>)|<!--[\s\S]*?-->/gi, (_, block?: string) => block ?? '');
}

function hasSource(attributes: string): boolean {
  return /(?:^|\s)src\s*=/i.test(attributes);
}

function isRunnable(attributes: string): boolean {
  const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return RUNNABLE.has(type.toLowerCase());
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}
