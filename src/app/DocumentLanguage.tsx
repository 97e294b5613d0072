import { useLayoutEffect } from 'react';

import { useLanguage } from '#content/language.ts';

/** Tells the browser and screen readers which language the document is in. */
export function DocumentLanguage() {
  const language = useLanguage();
  useLayoutEffect(() => {
    const { documentElement } = document;
    const lang = language === 'en' ? 'en-IN' : language;
    // Set anew, even to what it is, it has the style of every element computed anew.
    if (documentElement.lang !== lang) documentElement.lang = lang;
    // index.html held a page back that was written in another language, or for another choice.
    delete documentElement.dataset['other'];
  }, [language]);
  return null;
}
