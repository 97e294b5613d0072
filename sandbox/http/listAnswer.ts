import { createHash } from 'node:crypto';
import type { RouteContext } from './services.ts';

const texts = new WeakMap<readonly unknown[], { text: string; etag: string }>();

/**
 * A JSON list with an ETag and no Cache-Control, as measured (docs/backend.md, Transport). Each list is serialised once:
 * ten thousand products would take too long for every visit.
 */
export function listAnswer(c: RouteContext, key: string, list: readonly unknown[]): Response {
  const answer = texts.get(list) ?? answerOf(key, list);
  texts.set(list, answer);
  const headers = { 'Content-Type': 'application/json; charset=utf-8', ETag: answer.etag };
  if (matchesEtag(c.req.header('if-none-match'), answer.etag)) return c.body(null, 304, { ETag: answer.etag });
  return c.body(answer.text, 200, headers);
}

/** Whether a browser's cached copy is current. Weak comparison: only the text in the quotes counts. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

function etagOf(content: string | Uint8Array): string {
  return `W/"${content.length.toString(16)}-${createHash('sha1').update(content).digest('base64url')}"`;
}

function answerOf(key: string, list: readonly unknown[]): { text: string; etag: string } {
  const text = JSON.stringify({ success: true, [key]: list });
  return { text, etag: etagOf(text) };
}
