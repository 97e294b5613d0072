import type { Language } from '#config/languages.ts';
import { isLanguage } from '#content/language.ts';
import { deviceStorage, tabStorage } from '#lib/storage.ts';
import { LANGUAGE_KEY } from './startLanguage.ts';
import { switchLanguage } from './switchLanguage.ts';

/** The shopper's own choice, remembered on this device. Never throws. */
export async function chooseLanguage(tag: string): Promise<void> {
  deviceStorage.write(LANGUAGE_KEY, tag);
  tabStorage.remove(LANGUAGE_KEY);
  await switchLanguage(tag);
}

/** What this browser would rather read, if the shop speaks it and nobody has chosen here; else null. Asked once. */
export function languageToOffer(): Exclude<Language, 'en'> | null {
  if ([tabStorage, deviceStorage].some((storage) => storage.read(LANGUAGE_KEY) !== null)) return null;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return spoken === undefined || spoken === 'en' ? null : spoken;
}
