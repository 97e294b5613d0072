/** What a link to a gift's page says when it is about the shopper's photo. */
export type PhotoIntent = { readonly intent: 'photo'; readonly size: string };

export function isPhotoIntent(state: unknown): state is PhotoIntent {
  if (typeof state !== 'object' || state === null) return false;
  const { intent, size } = state as Partial<Record<keyof PhotoIntent, unknown>>;
  return intent === 'photo' && typeof size === 'string';
}
