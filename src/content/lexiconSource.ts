import { searchMeanings as own } from '#own/search.ts';
import type { LexiconSource, Meaning } from '#domain/search/lexicon.ts';
import { amounts, completions, emoji, groups, meanings as known } from './en/searchMeanings.ts';
import * as hi from './hi/searchMeanings.ts';
import * as te from './te/searchMeanings.ts';

/** The program's meanings with the shop's own; of the same name, both have their spellings. */
function withOwn(): Readonly<Record<string, Meaning>> {
  const all = new Map<string, Meaning>(Object.entries(known));
  for (const [name, { typed, ...meaning }] of Object.entries(own)) {
    const before = all.get(name);
    all.set(name, { ...before, ...meaning, typed: before ? `${before.typed},${typed}` : typed });
  }
  return Object.fromEntries(all);
}

const ownThings = Object.keys(own).filter((name) => own[name]?.isThing);

/** What shoppers type, in every language at once: searches mix them. docs/own-folder.md says how a shop adds its own. */
export const lexiconSource: LexiconSource = {
  meanings: withOwn(),
  groups: { ...groups, thing: [...groups.thing, ...ownThings] },
  completions,
  languages: [te, hi],
  emoji,
  amounts,
};
