/** What a link to a gift's page says when it is about the shopper's photo. */
export type PhotoIntent = {
  readonly intent: 'photo';
  readonly size: string;
  /** The line (lineId) or ordered thing (orderedKey) that it is for; absent for the gift itself. */
  readonly key?: string;
  /** Which of its parts; the first one otherwise. */
  readonly part?: number;
};

export function isPhotoIntent(state: unknown): state is PhotoIntent {
  if (typeof state !== 'object' || state === null) return false;
  const { intent, size, key, part } = state as Partial<Record<keyof PhotoIntent, unknown>>;
  return intent === 'photo' && typeof size === 'string' && isAbsentOr('string', key) && isAbsentOr('number', part);
}

function isAbsentOr(type: 'string' | 'number', value: unknown): boolean {
  return value === undefined || typeof value === type;
}
