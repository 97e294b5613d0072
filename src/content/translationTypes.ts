import type { OTHER_LANGUAGES } from '#config/languages.ts';

/** A language that is loaded when it is in use. */
export type Late = (typeof OTHER_LANGUAGES)[number];

/** A name within the text that `At` leads to: 'header.menu'. */
type Within<At extends string, Key> = At extends '' ? Key & string : `${At}.${Key & string}`;

type Named<At extends string> = At extends '' ? 'the whole' : At;

/** The problems of each entry of the translation. */
type EntryProblems<English, Other, At extends string> = {
  [Key in keyof English]-?: Key extends keyof Other
    ? TranslationProblem<English[Key], Other[Key], Within<At, Key>>
    : undefined extends English[Key]
      ? never
      : `${Within<At, Key>} is missing`;
}[keyof English];

/** Why a translated function cannot replace the English one: its result, otherwise its parameters. */
type FunctionProblem<Gives, OtherGives, At extends string> = [OtherGives] extends [Gives]
  ? `${Named<At>} takes other values than in English`
  : TranslationProblem<Gives, OtherGives, `${At}()`>;

/**
 * Where a translation cannot replace the English text, as a sentence: 'faq.title is missing', 'steps[].picture
 * has to be a text'. `never` where it can.
 */
type TranslationProblem<English, Other, At extends string = ''> = [Other] extends [English]
  ? never
  : [English] extends [(...given: never[]) => infer Gives]
    ? [Other] extends [(...given: never[]) => infer OtherGives]
      ? FunctionProblem<Gives, OtherGives, At>
      : `${Named<At>} has to be a function, as in English`
    : [English] extends [readonly (infer Item)[]]
      ? [Other] extends [readonly (infer OtherItem)[]]
        ? TranslationProblem<Item, OtherItem, `${At}[]`>
        : `${Named<At>} has to be a list, as in English`
      : [English] extends [object]
        ? [Other] extends [object]
          ? EntryProblems<English, Other, At>
          : `${Named<At>} has to be an object, as in English`
        : [English] extends [string]
          ? `${Named<At>} has to be ${string extends English ? 'a text' : `“${English}”`}`
          : `${Named<At>} has to be of the same type as in English`;

/** The sentence, with a fallback for differences that have none. */
type Stated<Problem extends string> = [Problem] extends [never]
  ? 'the whole differs from English in its types'
  : Problem;

/** A text, a list or a dictionary of any kind; English is included so that inline functions get its parameter types. */
export type AnyText<English> = English | object | string;

/**
 * The required type of a part's loaders. A loader of a wrong translation is required to be a sentence instead, which the
 * compiler prints: it names the difference.
 */
export type CheckedLoaders<English, Loaders> = {
  readonly [Tag in Late]: Tag extends keyof Loaders
    ? Loaders[Tag] extends () => Promise<infer Other>
      ? [AnyText<English>] extends [Other]
        ? // A function with untyped parameters: its type is not known here.
          () => Promise<English>
        : [Other] extends [English]
          ? Loaders[Tag]
          : `${Tag}: ${Stated<TranslationProblem<English, Other>>}`
      : () => Promise<English>
    : () => Promise<English>;
};
