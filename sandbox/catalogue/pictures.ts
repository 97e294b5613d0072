import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from './catalogues.ts';

/** The widths in pixels, smallest first, in which a picture exists. */
export interface PictureWidths {
  readonly avif: readonly number[];
  readonly jpeg: readonly number[];
}

export type Manifest = ReadonlyMap<string, PictureWidths>;

export interface PictureRequest {
  /** Pixels; without one the largest picture answers. */
  readonly width: number | undefined;
  readonly avif: boolean;
}

const known = new Map<string, { mtimeMs: number; manifest: Manifest }>();

/** What manifest.json lists, read again when the file changed; empty when there is none. */
export async function manifestOf(mediaDir: string): Promise<Manifest> {
  const path = join(mediaDir, 'manifest.json');
  try {
    const { mtimeMs } = await stat(path);
    const last = known.get(path);
    if (last?.mtimeMs === mtimeMs) return last.manifest;
    const manifest = parsedManifest(JSON.parse(await readFile(path, 'utf8')));
    known.set(path, { mtimeMs, manifest });
    return manifest;
  } catch {
    return new Map();
  }
}

/** The file for a request: the smallest picture that is wide enough, otherwise the widest. */
export function pictureFile(name: string, widths: PictureWidths, { width, avif }: PictureRequest): string | undefined {
  const isAvif = avif && widths.avif.length > 0;
  const choices = isAvif ? widths.avif : widths.jpeg;
  const chosen = choices.find((choice) => choice >= (width ?? Infinity)) ?? choices.at(-1);
  return chosen === undefined ? undefined : `${name}-${chosen}.${isAvif ? 'avif' : 'jpg'}`;
}

function parsedManifest(json: unknown): Manifest {
  const entries = isRecord(json) ? Object.entries(json) : [];
  return new Map(
    entries.map(([name, entry]) => [
      name,
      { avif: widthsOf(isRecord(entry) && entry['avif']), jpeg: widthsOf(isRecord(entry) && entry['jpeg']) },
    ]),
  );
}

function widthsOf(value: unknown): number[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((width) => typeof width === 'number').toSorted((a, b) => a - b);
}
