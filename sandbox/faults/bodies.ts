import { isRecord } from '../catalogue/catalogues.ts';
import { htmlResponse } from '../http/errorPages.ts';
import type { BODY_KINDS } from './faultSchema.ts';
import { changedJson, withText, withValues } from './answerMutation.ts';

export type BodyKind = (typeof BODY_KINDS)[number];

/** An answer whose body is not what was promised (fault R5). */
export async function spoiledBody(response: Response, kind: BodyKind): Promise<Response> {
  switch (kind) {
    case 'html':
      return htmlResponse('<!DOCTYPE html><html lang="en"><title>Welcome</title><body><h1>Welcome</h1></body></html>');
    case 'truncated': {
      const text = await response.text();
      return withText(response, text.slice(0, Math.ceil(text.length / 2)));
    }
    case 'empty':
      return withText(response, '');
    case 'null':
      return withText(response, 'null');
    case 'array':
      return withText(response, '[]');
    case 'wrongType':
      return changedJson(response, (body) =>
        withValues(body, (value, key) => (key === 'success' ? value : wrongTyped(value))),
      );
    case 'textSuccess':
      return changedJson(response, (body) => (isRecord(body) ? { ...body, success: String(body['success']) } : body));
    case 'wrongContentType': {
      const headers = new Headers(response.headers);
      headers.set('Content-Type', 'text/plain; charset=utf-8');
      return new Response(await response.text(), { status: response.status, headers });
    }
  }
}

/** A value of another type. */
function wrongTyped(value: unknown): unknown {
  if (Array.isArray(value)) return 'text';
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return String(value);
  return 7;
}
