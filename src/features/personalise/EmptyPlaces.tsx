import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { countEmpty, type Design } from '#domain/design/design.ts';

/** How many places of a design have no photo; silent where all of them have one. */
export function EmptyPlaces({ design }: { readonly design: Design }) {
  const t = useMessages(personaliseMessages).personalise;
  const empty = countEmpty(design);
  if (empty === 0) return null;
  return <p className="text-small font-semibold text-ink-2">{t.empty(empty, design.places.length)}</p>;
}
