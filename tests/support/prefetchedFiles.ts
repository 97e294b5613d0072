/** URLs that each page at this origin prefetches (scripts/build/prefetchList.ts). */
export async function prefetchedFiles(shopUrl: string): Promise<readonly string[]> {
  const read = async <T>(url: URL): Promise<T> => (await (await fetch(url)).json()) as T;
  const { entry } = await read<{ readonly entry: string }>(new URL('/release.json', shopUrl));
  const listUrl = new URL(entry.replace(/\.js$/, '.json'), shopUrl);
  const { files } = await read<{ readonly files: readonly string[] }>(listUrl);
  if (files.length === 0) throw new Error(`${listUrl.href} names no file.`);
  return files.map((name) => new URL(name, listUrl).href);
}
