import { inlineJson } from './inlineJson.ts';

/** Facts for search engines (JSON-LD), escaped so that nothing breaks out of the element. */
export function StructuredData({ data }: { readonly data: object }) {
  return <script type="application/ld+json">{inlineJson(data)}</script>;
}
