import { isRecord } from '../catalogue/catalogues.ts';
import { shuffled } from './seededRandom.ts';

/** Placeholder for 1e309 while the response is serialised: JSON can contain the number, JavaScript cannot. */
const TOO_LARGE = '@@1e309@@';

const NONSENSE: readonly unknown[] = [
  null,
  '',
  'text',
  '₹499',
  -1,
  0.1,
  1e21,
  TOO_LARGE,
  true,
  [],
  [null],
  {},
  { name: null },
];

/** The same answer with another JSON body. Answers that are not JSON pass unchanged. */
export async function changedJson(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('application/json')) return response;
  const body = change(JSON.parse(await response.text()));
  return withText(response, JSON.stringify(body).replaceAll(`"${TOO_LARGE}"`, '1e309'));
}

/** The same answer with another text. */
export function withText(response: Response, text: string): Response {
  const headers = new Headers(response.headers);
  // The browser must not use a cached copy instead of the changed body.
  headers.delete('etag');
  headers.delete('content-length');
  return new Response(text, { status: response.status === 304 ? 200 : response.status, headers });
}

/** A record whose values are changed; anything else passes unchanged. */
export function withValues(record: unknown, change: (value: unknown, key: string) => unknown): unknown {
  if (!isRecord(record)) return record;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/** Without any field of this name, however deep. */
export function withoutField(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutField(entry, field));
  if (!isRecord(value)) return value;
  const { [field]: _, ...others } = value;
  return withValues(others, (entry) => withoutField(entry, field));
}

/** Nonsense in a share (0 to 1) of the fields of every item; the answer's own frame stays whole. */
export function mutated(body: unknown, share: number, random: () => number): unknown {
  return withValues(body, (value) => mutatedItems(value, share, random));
}

/** Every list at the top of the answer, shuffled. */
export function reordered(body: unknown, random: () => number): unknown {
  return withValues(body, (value) => (Array.isArray(value) ? shuffled(value, random) : value));
}

function mutatedItems(value: unknown, share: number, random: () => number): unknown {
  if (Array.isArray(value)) return value.map((item) => mutatedItems(item, share, random));
  return withValues(value, (field) =>
    random() < share ? NONSENSE[Math.floor(random() * NONSENSE.length)] : mutatedItems(field, share, random),
  );
}
