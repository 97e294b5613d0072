import { open, readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { matchesEtag } from './listAnswer.ts';

export interface FoundFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
}

/**
 * The file a URL path names inside a folder, or nothing when it is missing, no file, or outside. The path comes from
 * a request: it is decoded here, once, and can neither climb nor reach hidden files.
 */
export async function fileIn(folder: string, urlPath: string): Promise<FoundFile | undefined> {
  const path = safePath(urlPath);
  if (path === undefined) return undefined;
  const root = resolve(folder);
  const full = resolve(root, path);
  if (!full.startsWith(root + sep)) return undefined;
  try {
    const found = await stat(full);
    if (!found.isFile()) return undefined;
    const { mtimeMs, size } = found;
    return { path: full, size, etag: `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"` };
  } catch {
    return undefined;
  }
}

/** The decoded, relative form of a URL path; nothing when it tries to leave. */
export function safePath(urlPath: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(urlPath.replace(/^\/+/, ''));
  } catch {
    return undefined;
  }
  const isHonest = !/[\\\0]/.test(path) && path.split('/').every((part) => !part.startsWith('.'));
  return isHonest && path !== '' ? path : undefined;
}

/** No browser guesses at what a file is. */
export const PLAIN = { 'X-Content-Type-Options': 'nosniff' } as const;

export function missingFile(): Response {
  const headers = { ...PLAIN, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };
  return new Response('Not found', { status: 404, headers });
}

/** The file, the part of it that was asked for (206), or word that the browser's copy is still good (304). */
export async function fileResponse(
  file: FoundFile,
  request: Request,
  extra: Record<string, string>,
): Promise<Response> {
  const type = getMimeType(file.path) ?? 'application/octet-stream';
  const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes', ETag: file.etag, ...extra };
  if (matchesEtag(request.headers.get('if-none-match'), file.etag)) return new Response(null, { status: 304, headers });
  const range = rangeOf(request, file);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.size}` } });
  }
  if (range === undefined) {
    const bytes = new Uint8Array(await readFile(file.path));
    return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.byteLength) } });
  }
  const { start, end } = range;
  return new Response(await partOf(file.path, start, end), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      'Content-Range': `bytes ${start}-${end}/${file.size}`,
    },
  });
}

/** One range of bytes, both ends included. Several ranges at once are answered with the whole file, as HTTP allows. */
function rangeOf(
  request: Request,
  { size, etag }: FoundFile,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const condition = request.headers.get('if-range');
  if (condition !== null && condition !== etag) return undefined;
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (match === null) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

async function partOf(path: string, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const part = new Uint8Array(end - start + 1);
  const file = await open(path);
  try {
    await file.read(part, 0, part.byteLength, start);
    return part;
  } finally {
    await file.close();
  }
}
