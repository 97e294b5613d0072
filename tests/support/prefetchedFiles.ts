type Files = readonly string[];
/** `messages`: what shoppers need in addition who read another language. */
type List = { readonly files: Files; readonly messages: { readonly te: Files; readonly hi: Files } };

/** URLs that each page at this origin prefetches (scripts/build/prefetchList.ts). */
export async function prefetchedFiles(shopUrl: string): Promise<Files> {
  const read = async <T>(url: URL): Promise<T> => (await (await fetch(url)).json()) as T;
  const { entry } = await read<{ readonly entry: string }>(new URL('/release.json', shopUrl));
  const listUrl = new URL(entry.replace(/\.js$/, '.json'), shopUrl);
  const { files, messages } = await read<List>(listUrl);
  for (const [part, names] of Object.entries({ files, te: messages.te, hi: messages.hi }))
    if (names.length === 0) throw new Error(`${listUrl.href} names no file for ${part}.`);
  for (const screen of ['ProductPage', 'CartPage', 'PlaceOrderPage'])
    if (!files.some((name) => name.includes(`${screen}-`))) throw new Error(`${listUrl.href} lacks ${screen}.`);
  return files.map((name) => new URL(name, listUrl).href);
}
