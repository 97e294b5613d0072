import { useWords } from '#content/language.ts';
import { personaliseWords } from '#content/personaliseWords.ts';
import { countEmpty, type Design } from '#domain/design.ts';

/** How many places of a design have no photo; silent where all of them have one. */
export function EmptyPlaces({ design }: { readonly design: Design }) {
  const t = useWords(personaliseWords).personalise;
  const empty = countEmpty(design);
  if (empty === 0) return null;
  return <p className="text-small font-semibold text-ink-2">{t.empty(empty, design.places.length)}</p>;
}
