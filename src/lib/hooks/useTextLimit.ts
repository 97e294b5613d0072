import { useState, type ChangeEvent, type CompositionEvent } from 'react';

import { cutAt } from '#domain/text/text.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Limits a typed or pasted text to `limit` UTF-16 units and reports whether something was cut off: `maxLength` cuts
 * silently. While an input method composes a letter the text may be longer, because a cut would end the composition.
 */
export function useTextLimit(limit: number, onText: (text: string) => void) {
  const [isCut, setCut] = useState(false);
  const take = (text: string): void => {
    setCut(text.length > limit);
    onText(cutAt(text, limit));
  };
  return {
    /** True until the next change that fits. */
    isCut,
    /** For the text field. */
    handlers: {
      onChange: ({ target, nativeEvent }: ChangeEvent<TextControl>): void =>
        (nativeEvent as InputEvent).isComposing ? onText(target.value) : take(target.value),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>): void => take(currentTarget.value),
    },
  };
}
