import * as v from 'valibot';
import { CATALOGUE_NAMES } from '../catalogue/catalogues.ts';

export const BODY_KINDS = [
  'html',
  'truncated',
  'empty',
  'null',
  'array',
  'wrongType',
  'textSuccess',
  'wrongContentType',
] as const;

const ms = v.pipe(v.number(), v.minValue(0));
const code = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599));
const repeats = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const faultSchema = v.variant('type', [
  /** The connection ends before the call is made. */
  v.object({ type: v.literal('refuse') }),
  /** The call waits for a release before it is made, or its answer does. */
  v.object({ type: v.literal('hang'), isMade: v.optional(v.boolean(), false) }),
  /** Waits before the call is made: milliseconds, and up to `jitter` more by chance. */
  v.object({ type: v.literal('delay'), ms: v.optional(ms, 0), jitter: v.optional(ms, 0) }),
  /** The call is made at once, and answered after so many milliseconds. */
  v.object({ type: v.literal('lateAnswer'), ms }),
  /** The call is not made; without a message the body is an HTML page. */
  v.object({
    type: v.literal('status'),
    code,
    message: v.optional(v.unknown()),
  }),
  /** The call is made, and its answer's body replaced. */
  v.object({ type: v.literal('body'), kind: v.picklist(BODY_KINDS) }),
  /** Every field of this name is missing from the answer. */
  v.object({ type: v.literal('drop'), field: v.string() }),
  /** This share of the fields in the answer's items holds nonsense. */
  v.object({ type: v.literal('mutate'), percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  /** The call is not made; HTTP 200 with `success: false`. */
  v.object({ type: v.literal('successFalse'), message: v.optional(v.unknown()) }),
  /** A token ends after this many calls; a new login is good again. */
  v.object({ type: v.literal('expireToken'), afterCalls: v.optional(v.pipe(v.number(), v.minValue(0)), 0) }),
  /** The call is made, and its answer lost. */
  v.object({ type: v.literal('commitThenDrop') }),
  /** The call is made, and a gateway in between answers with this status instead; without a message, a page. */
  v.object({ type: v.literal('commitThenStatus'), code, message: v.optional(v.unknown()) }),
  /**
   * The connection ends before the first byte of an answer. A browser whose connection was used before then sends the
   * call again by itself; in a test's own process `repeats` says how often.
   */
  v.object({
    type: v.literal('unanswered'),
    isMade: v.optional(v.boolean(), true),
    repeats: v.optional(repeats, 0),
  }),
  /** The call is made so many times more, as by a browser that sends it again by itself; the last answer counts. */
  v.object({ type: v.literal('resent'), repeats: v.optional(repeats, 1) }),
  /** The call is made while the payment provider behind the backend cannot be reached. */
  v.object({ type: v.literal('providerDown') }),
  /** The response's lists are shuffled. */
  v.object({ type: v.literal('reorder') }),
  v.object({ type: v.literal('noCors') }),
  v.object({ type: v.literal('catalogue'), name: v.picklist(CATALOGUE_NAMES) }),
]);

/** `'refuse'` is short for `{ type: 'refuse' }`. */
const ruleSchema = v.object({
  route: v.optional(v.string()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  seed: v.optional(v.number()),
  fault: v.union([
    v.pipe(
      v.picklist(['refuse', 'hang', 'commitThenDrop', 'providerDown', 'reorder', 'noCors']),
      v.transform((type): v.InferInput<typeof faultSchema> => ({ type })),
      faultSchema,
    ),
    faultSchema,
  ]),
});

/** What to break where: `route` ('*' when absent), how many `times` (for ever when absent), with which `seed`. */
export type FaultRule = v.InferInput<typeof ruleSchema>;

export type CheckedRule = v.InferOutput<typeof ruleSchema>;

/** Checks a rule that came over HTTP or from a test. Throws a readable error for one that means nothing. */
export function readFault(rule: unknown): CheckedRule {
  const reading = v.safeParse(ruleSchema, rule);
  if (reading.success) return reading.output;
  throw new Error(`Not a fault rule: ${v.summarize(reading.issues)}`);
}
