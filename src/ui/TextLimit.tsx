import { useState, type ChangeEvent, type CompositionEvent } from 'react';

import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
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

type TextLimitProps = {
  readonly text: string;
  readonly limit: number;
  /** Some typed or pasted text did not fit. */
  readonly isCut: boolean;
};

/** How many characters still fit into a text field, and that some did not. */
export function TextLimit({ text, limit, isCut }: TextLimitProps) {
  const t = useMessages(shopMessages).typing;
  return (
    <>
      <p className="mt-1.5 text-note text-ink-3">{t.left(Math.max(0, limit - text.length))}</p>
      <p role="status" className="text-small font-medium text-error">
        {isCut && t.cut(limit)}
      </p>
    </>
  );
}
