import { useLayoutEffect } from 'react';

import { useLanguage } from '#content/language.ts';

/** Tells the browser and screen readers which language the document is in. */
export function DocumentLanguage() {
  const language = useLanguage();
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language === 'en' ? 'en-IN' : language;
    // index.html held a page back that was written in another language.
    delete documentElement.dataset['language'];
  }, [language]);
  return null;
}
