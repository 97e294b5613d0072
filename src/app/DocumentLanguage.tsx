import { useLayoutEffect } from 'react';

import { useLanguage } from '#content/language.ts';

/** Sets the document's language for the browser and screen readers. */
export function DocumentLanguage() {
  const language = useLanguage();
  useLayoutEffect(() => {
    const { documentElement } = document;
    const lang = language === 'en' ? 'en-IN' : language;
    // Setting `lang` recomputes the style of every element, even if the value is unchanged.
    if (documentElement.lang !== lang) documentElement.lang = lang;
    // index.html hides a page that was prerendered in another language or for other filters.
    delete documentElement.dataset['other'];
  }, [language]);
  return null;
}
