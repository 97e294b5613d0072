import { isOneSlipApart, MOST_WORDS, wordsIn } from './words.ts';

/** A single letter is no beginning of a word yet. */
const SHORTEST_START = 2;
/** In a shorter word one letter more or less makes another word, and a number is right or wrong. */
const SHORTEST_SLIP = 4;
const LETTERS_ONLY = /^[\p{L}\p{M}]+$/u;

/** The shop's words that one word of the shopper can mean. */
export type Meaning = { readonly words: ReadonlySet<string>; readonly isNear: boolean };

/** 'photoframe' as 'photo' and 'frame', where the shop knows both; the word itself otherwise. */
function parted(word: string, vocabulary: ReadonlySet<string>): readonly string[] {
  if (vocabulary.has(word)) return [word];
  for (let at = word.length - SHORTEST_START; at >= SHORTEST_START; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => vocabulary.has(half))) return halves;
  }
  return [word];
}

/** What the words of a text mean, one by one; a neighbour may belong to the word ('key chain'). */
export function meaningsOf(text: string, vocabulary: ReadonlySet<string>): readonly Meaning[] {
  const wanted = [
    ...new Set(
      wordsIn(text)
        .slice(0, MOST_WORDS)
        .flatMap((word) => parted(word, vocabulary)),
    ),
  ];
  return wanted.map((word, place) => {
    const before = wanted[place - 1];
    const after = wanted[place + 1];
    const joined = [before && before + word, after && word + after].filter((pair) => pair !== undefined);
    const whole = [word, ...joined].filter((own) => vocabulary.has(own));
    if (whole.length > 0 || word.length < SHORTEST_START) return { words: new Set(whole), isNear: false };
    const begun = [...vocabulary].filter((other) => other.startsWith(word));
    if (begun.length > 0 || word.length < SHORTEST_SLIP || !LETTERS_ONLY.test(word))
      return { words: new Set(begun), isNear: false };
    return { words: new Set([...vocabulary].filter((other) => isOneSlipApart(word, other))), isNear: true };
  });
}
