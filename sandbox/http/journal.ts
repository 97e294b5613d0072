import { isJson, type Body } from './body.ts';

export interface JournalEntry {
  readonly method: string;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON where it is JSON, else the text; null without a body. Passwords are masked. */
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The HTTP status, 'pending' while it is being answered, 'dropped' when the connection ended without an answer. */
  status: number | 'pending' | 'dropped';
}

export type Journal = ReturnType<typeof createJournal>;

const HEADERS_OF_INTEREST = [
  'accept',
  'authorization',
  'content-type',
  'cookie',
  'origin',
  'referer',
  'token',
  'x-xsrf-token',
];

/** Capacity in entries; beyond it the older half is deleted. */
const CAPACITY = 2000;

/** The requests that reached the server, for tests that count orders; none unless they are kept. */
export function createJournal(now: () => number, areKept: boolean) {
  let entries: JournalEntry[] = [];
  return {
    begin(request: Request, body: Body): JournalEntry {
      const url = new URL(request.url);
      const entry: JournalEntry = {
        method: request.method,
        path: url.pathname,
        search: url.search,
        headers: headersOf(request.headers),
        body: bodyOf(body, request.headers.get('content-type')),
        time: now(),
        status: 'pending',
      };
      if (areKept) entries.push(entry);
      if (entries.length > CAPACITY) entries = entries.slice(-CAPACITY / 2);
      return entry;
    },
    entries: (): readonly JournalEntry[] => entries,
    clear(): void {
      entries = [];
    },
  };
}

function headersOf(headers: Headers): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of HEADERS_OF_INTEREST) {
    const value = headers.get(name);
    if (value !== null) found[name] = value;
  }
  return found;
}

function bodyOf(body: Body, contentType: string | null): unknown {
  if (body.kind === 'none') return null;
  if (body.kind === 'tooLarge') return '(too large)';
  if (!isJson(contentType)) return body.text;
  try {
    return JSON.parse(body.text, (key, value: unknown) => (key === 'password' ? '(masked)' : value)) as unknown;
  } catch {
    return body.text;
  }
}
