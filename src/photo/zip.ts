import { Zip, ZipPassThrough } from 'fflate';

/** Bytes per push. */
const CHUNK = 1_000_000;

/** Puts files into one archive, without compression: pictures are compressed already. */
export async function zipped(files: readonly File[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, data) => {
    if (error) throw error;
    parts.push(new Uint8Array(data));
  });
  for (const file of files) {
    const entry = new ZipPassThrough(file.name);
    archive.add(entry);
    for (let at = 0; at < file.size; at += CHUNK) {
      const end = Math.min(file.size, at + CHUNK);
      entry.push(new Uint8Array(await file.slice(at, end).arrayBuffer()), end === file.size);
    }
  }
  archive.end();
  return new Blob(parts, { type: 'application/zip' });
}
