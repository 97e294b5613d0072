import { isOneEditApart, MAX_TOKENS, tokensOf } from '#domain/text/tokens.ts';

/** A single letter is too short to be the beginning of a word. */
const MIN_PREFIX_LENGTH = 2;
/** In a shorter word one different letter makes another word. */
const MIN_FUZZY_LENGTH = 4;
const LETTERS_ONLY = /^[\p{L}\p{M}]+$/u;

/** The tokens of the shop that one token of the query can mean. `isFuzzy` for tokens that are one edit apart. */
export type TokenExpansion = { readonly tokens: ReadonlySet<string>; readonly isFuzzy: boolean };

/** 'photoframe' as 'photo' and 'frame', where the vocabulary has both; the token itself otherwise. */
function splitCompound(token: string, vocabulary: ReadonlySet<string>): readonly string[] {
  if (vocabulary.has(token)) return [token];
  for (let at = token.length - MIN_PREFIX_LENGTH; at >= MIN_PREFIX_LENGTH; at -= 1) {
    const halves = [token.slice(0, at), token.slice(at)];
    if (halves.every((half) => vocabulary.has(half))) return halves;
  }
  return [token];
}

/** Expands each token of a text to tokens of the vocabulary; a token may be joined with its neighbour ('key chain'). */
export function expandTokens(text: string, vocabulary: ReadonlySet<string>): readonly TokenExpansion[] {
  const queryTokens = [
    ...new Set(
      tokensOf(text)
        .slice(0, MAX_TOKENS)
        .flatMap((token) => splitCompound(token, vocabulary)),
    ),
  ];
  return queryTokens.map((token, place) => {
    const before = queryTokens[place - 1];
    const after = queryTokens[place + 1];
    const joined = [before && before + token, after && token + after].filter((pair) => pair !== undefined);
    const whole = [token, ...joined].filter((own) => vocabulary.has(own));
    if (whole.length > 0 || token.length < MIN_PREFIX_LENGTH) return { tokens: new Set(whole), isFuzzy: false };
    const prefixed = [...vocabulary].filter((other) => other.startsWith(token));
    if (prefixed.length > 0 || token.length < MIN_FUZZY_LENGTH || !LETTERS_ONLY.test(token))
      return { tokens: new Set(prefixed), isFuzzy: false };
    return { tokens: new Set([...vocabulary].filter((other) => isOneEditApart(token, other))), isFuzzy: true };
  });
}
