import { tokensOf } from '#domain/text/tokens.ts';
import { keyOf } from './spelling.ts';

/** What a text means in a search. Lists are separated by commas, the best first. */
export type Meaning = {
  /** What shoppers type, besides the meaning's own name. '~' is before a spelling that is understood, but never suggested. */
  readonly typed: string;
  /** Texts of names, categories and sizes; '*' for best sellers. Without it the meaning's own name. */
  readonly finds?: string;
  /** Where the shop has no such thing: texts of what comes closest. */
  readonly near?: string;
  /** True for things that have nothing in common but what comes closest. Otherwise a product called by any spelling is one. */
  readonly isMixed?: boolean;
  /** True for a thing that only says how or where beside another one: 'mug print'. */
  readonly isAside?: boolean;
};

/** Meanings that have a job of their own in a search; docs/behaviour.md, Search. */
const ROLES = ['gift', 'photo', 'filler', 'under', 'over', 'between', 'rupees', 'cheap', 'costly'] as const;

/** How a search for an occasion or a person goes on: with Latin letters, and with the language's own. '…' is what was typed. */
export type Completions = Readonly<Record<'occasion' | 'person', readonly [latin: string, own: string]>>;

/** 'thing' for what a product is, 'topic' for what it is about: an occasion, a person, a material. */
type Role = 'thing' | 'topic' | (typeof ROLES)[number];

export type Concept = {
  readonly name: string;
  readonly role: Role;
  /** Tokens of each text; an empty list for best sellers. */
  readonly finds: readonly (readonly string[])[];
  readonly near: readonly (readonly string[])[];
  /** True where the meaning finds what is called by its spellings. */
  readonly isOwnName: boolean;
  readonly isAside: boolean;
  /** A product says less about a person than about an occasion. */
  readonly about: 'occasion' | 'person' | null;
};

/** Everything that shoppers type and the shop knows the meaning of. */
export type Lexicon = {
  /** Meanings by the keys of their spellings, the words of each joined. */
  readonly byKey: ReadonlyMap<string, readonly Concept[]>;
  /** The keys that a mistyped word or the beginning of a word may mean. */
  readonly guessable: readonly string[];
  /** What tokens were found to be typos of: every letter that is typed asks several times. */
  readonly guesses: Map<string, readonly (readonly string[])[]>;
  /** The most words of a spelling. */
  readonly longest: number;
  readonly emoji: readonly (readonly [marks: string, name: string])[];
  /** Numbers by the keys of their words: 'five', 'hundred'. */
  readonly amounts: ReadonlyMap<string, number>;
  /** All spellings of things and topics, with which a search is completed. */
  readonly labels: readonly Label[];
};

/** A spelling in small letters, its meaning, and the search that it is completed to. */
export type Label = { readonly text: string; readonly concept: Concept; readonly completed: string };

export type LexiconSource = {
  readonly meanings: Readonly<Record<string, Meaning>>;
  readonly groups: Readonly<Record<'thing' | 'occasion' | 'person', readonly string[]>>;
  readonly completions: Completions;
  /** Spellings in other languages by the meaning's name. */
  readonly languages: readonly {
    readonly spellings: Readonly<Record<string, string>>;
    readonly completions: Completions;
  }[];
  readonly emoji: Readonly<Record<string, string>>;
  /** The words of numbers, separated by commas. */
  readonly amounts: Readonly<Record<number, string>>;
};

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const keyOfWords = (tokens: readonly string[]): string =>
  tokens.length === 1 ? keyOf(tokens[0] ?? '') : tokens.map(keyOf).join('');

const isRole = (name: string): name is (typeof ROLES)[number] => ROLES.some((role) => role === name);

function conceptOf(name: string, meaning: Meaning, isThing: boolean, about: Concept['about']): Concept {
  const { typed, finds, near = '', isAside = false, isMixed = false } = meaning;
  const isOwnName = finds === undefined;
  const own = isThing && isOwnName && !isMixed ? `${name},${typed}` : name;
  const texts = (text: string): Concept['finds'] => listOf(text).map((part) => (part === '*' ? [] : tokensOf(part)));
  return {
    name,
    role: isRole(name) ? name : isThing ? 'thing' : 'topic',
    finds: texts(finds ?? own),
    near: texts(near),
    isOwnName,
    isAside,
    about,
  };
}

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const GIFT = /gift|గిఫ్ట్|కానుక|గిఫ|गिफ|present/u;

function completedTo(text: string, goesOn: 'occasion' | 'person' | null, completions: Completions): string {
  if (goesOn === null || GIFT.test(text)) return text;
  const [latin, own] = completions[goesOn];
  return (OTHER_SCRIPT.test(text) ? own : latin).replace('…', text);
}

/** How many meanings are read between two idle moments. */
const SLICE = 12;

/**
 * Reads the spellings of all languages step by step; the caller decides when the next step is due. A text that is in
 * several meanings has all of them.
 */
export function* lexiconSteps(source: LexiconSource): Generator<void, Lexicon> {
  const { meanings, groups, completions, languages, emoji } = source;
  const amounts = new Map(
    Object.entries(source.amounts).flatMap(([amount, words]) =>
      listOf(words).map((word) => [keyOf(word), Number(amount)] as const),
    ),
  );
  const byKey = new Map<string, Concept[]>();
  const labels: Label[] = [];
  let longest = 1;
  const add = (key: string, concept: Concept): void => {
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [concept]);
    else if (!known.includes(concept)) known.push(concept);
  };
  const fillers = new Set<string>();
  const [things, occasions, people] = [groups.thing, groups.occasion, groups.person].map((names) => new Set(names));
  // Fillers are first: a spelling of several words is found with and without those between them.
  const names = Object.keys(meanings).toSorted((a, b) => Number(b === 'filler') - Number(a === 'filler'));
  for (const [position, name] of names.entries()) {
    if (position % SLICE === SLICE - 1) yield;
    const meaning = meanings[name];
    if (!meaning) continue;
    const goesOn = occasions?.has(name) ? 'occasion' : people?.has(name) ? 'person' : null;
    const concept = conceptOf(name, meaning, things?.has(name) ?? false, goesOn);
    const isCompleted = concept.role === 'thing' || concept.role === 'topic';
    const own = name === 'filler' ? '' : `${name},`;
    const sources = [
      { typed: `${own}${meaning.typed}`, completions },
      ...languages.map(({ spellings, completions }) => ({ typed: spellings[name] ?? '', completions })),
    ];
    for (const { typed, completions } of sources)
      for (const spelling of listOf(typed)) {
        const text = spelling.replace('~', '');
        if (isCompleted && text === spelling)
          labels.push({ text, concept, completed: completedTo(text, goesOn, completions) });
        const keys = tokensOf(text).map(keyOf);
        longest = Math.max(longest, keys.length);
        const whole = keys.join('');
        add(whole, concept);
        if (name === 'filler' && keys.length === 1) fillers.add(whole);
        if (keys.length < 3) continue;
        const meant = keys.filter((key) => !fillers.has(key));
        if (meant.length > 1 && meant.length < keys.length) add(meant.join(''), concept);
      }
  }
  const guessable = [...byKey].flatMap(([key, concepts]) =>
    concepts.some(
      ({ role }) => role === 'thing' || role === 'topic' || role === 'gift' || role === 'photo' || role === 'cheap',
    )
      ? [key]
      : [],
  );
  return { byKey, guessable, guesses: new Map(), longest, emoji: Object.entries(emoji), amounts, labels };
}

/** All steps at once. */
export function lexiconOf(source: LexiconSource): Lexicon {
  const steps = lexiconSteps(source);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Meanings of nothing: words are only searched for as the shop has them. */
export const EMPTY_LEXICON: Lexicon = {
  byKey: new Map(),
  guessable: [],
  guesses: new Map(),
  longest: 1,
  emoji: [],
  amounts: new Map(),
  labels: [],
};

/** The meanings of neighbouring tokens, read as one spelling. */
export function conceptsOf({ byKey }: Lexicon, tokens: readonly string[]): readonly Concept[] | undefined {
  return byKey.get(keyOfWords(tokens));
}
