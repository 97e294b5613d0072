import type { OrderedDesign } from './design.ts';

/** The state of a link that opens a product's page to choose the shopper's photo. */
export type PhotoLinkState = {
  readonly intent: 'photo';
  readonly size: string;
  /** The line (lineId) or ordered product (orderedKey) that it is for; absent for the product itself. */
  readonly key?: string;
  /** Which of its parts; by default the first. */
  readonly part?: number;
  /** The design to start with where the part has none of its own. */
  readonly from?: string | undefined;
  /** What an order says of a design that is not on this device: it starts with that text, note and layout. */
  readonly ordered?: OrderedDesign | undefined;
};

/** True for the history state of a link to the photo dialog; a reload may restore one of an earlier release. */
export function isPhotoLinkState(state: unknown): state is PhotoLinkState {
  if (typeof state !== 'object' || state === null) return false;
  const { intent, size, key, part, from, ordered } = state as Partial<Record<keyof PhotoLinkState, unknown>>;
  const areTexts = [key, from].every((text) => isAbsentOr('string', text));
  return (
    intent === 'photo' &&
    typeof size === 'string' &&
    areTexts &&
    isAbsentOr('number', part) &&
    isAbsentOr('object', ordered)
  );
}

function isAbsentOr(type: 'string' | 'number' | 'object', value: unknown): boolean {
  return value === undefined || typeof value === type;
}
