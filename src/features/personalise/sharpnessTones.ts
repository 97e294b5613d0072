import type { Sharpness } from '#domain/design/printSize.ts';

/** The colour of each verdict on a print. */
export const SHARPNESS_TONES: Readonly<Record<Sharpness, string>> = {
  sharp: 'text-success',
  good: 'text-gold-text',
  blur: 'text-error',
};
