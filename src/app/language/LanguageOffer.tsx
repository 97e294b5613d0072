import { useRef, useState } from 'react';

import { chooseLanguage, languageToOffer } from '#app/language/chooseLanguage.ts';
import { LanguageChoice } from '#app/language/LanguageChoice.tsx';
import { askLanguage } from '#content/askLanguage.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { IconButton } from '#ui/Button.tsx';

/**
 * Asks once, in that language, whether the shopper prefers another language. It takes the strip's own place, so nothing
 * shifts.
 */
function AskLanguage() {
  const [offered, setOffered] = useState(languageToOffer);
  const line = useRef<HTMLDivElement>(null);
  if (offered === null) return null;
  const { question, yes, no } = askLanguage[offered];
  const answer = async (tag: string): Promise<void> => {
    await chooseLanguage(tag);
    if (line.current?.contains(document.activeElement)) focusHeading();
    setOffered(null);
  };
  return (
    <div
      ref={line}
      lang={offered}
      className="absolute inset-0 z-1 flex items-center justify-center gap-2 bg-sand text-small"
    >
      <p className="max-sm:sr-only">{question}</p>
      <button
        type="button"
        onClick={() => void answer(offered)}
        className="min-h-8 px-2 font-semibold underline underline-offset-4"
      >
        {yes}
      </button>
      <IconButton icon="close" label={no} onClick={() => void answer('en')} />
    </div>
  );
}

/** The languages in the slim bar, and the question for shoppers whose browser prefers another one. */
export function LanguageOffer() {
  return (
    <>
      <LanguageChoice isNarrow className="justify-end" />
      <AskLanguage />
    </>
  );
}
