export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tooLarge' };

/** Bytes: what the backend's JSON parser accepts (docs/backend.md, finding 6). */
const BODY_LIMIT = 100 * 1024;

export type Fields = Readonly<Record<string, unknown>>;

export type JsonReading =
  | { readonly kind: 'fields'; readonly fields: Fields }
  | { readonly kind: 'malformed'; readonly reason: string }
  | { readonly kind: 'tooLarge' };

/** Reads the body once, for the journal and the route alike, and stops at the limit. */
export async function readBody(request: Request): Promise<Body> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.body === null) return { kind: 'none' };
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) return { kind: 'tooLarge' };
  const bytes: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > BODY_LIMIT) {
      void reader.cancel();
      return { kind: 'tooLarge' };
    }
    bytes.push(value);
  }
  return { kind: 'text', text: Buffer.concat(bytes).toString('utf8') };
}

/** The fields of a JSON body. Any other content type reads as empty, the way the backend reads a submitted form. */
export function jsonOf(body: Body, contentType: string | null): JsonReading {
  if (!isJson(contentType)) return { kind: 'fields', fields: {} };
  if (body.kind === 'tooLarge') return { kind: 'tooLarge' };
  if (body.kind === 'none' || body.text === '') return { kind: 'fields', fields: {} };
  try {
    const value: unknown = JSON.parse(body.text);
    if (typeof value === 'object' && value !== null) return { kind: 'fields', fields: value as Fields };
    return { kind: 'malformed', reason: 'SyntaxError: Unexpected token in JSON at position 0' };
  } catch (error) {
    return { kind: 'malformed', reason: String(error) };
  }
}

export function isJson(contentType: string | null): boolean {
  return /^application\/json\b/i.test(contentType ?? '');
}
