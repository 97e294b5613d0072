import type { Language } from '#config/languages.ts';
import { isLanguage } from '#content/language.ts';
import { deviceStorage, tabStorage } from '#lib/storage.ts';
import { LANGUAGE_KEY } from './startLanguage.ts';
import { switchLanguage } from './switchLanguage.ts';

/** Stores the shopper's choice on this device. Never throws. */
export async function chooseLanguage(tag: string): Promise<void> {
  deviceStorage.write(LANGUAGE_KEY, tag);
  tabStorage.remove(LANGUAGE_KEY);
  await switchLanguage(tag);
}

/**
 * The language that this browser prefers, if the shop has it and the shopper has not chosen; otherwise null. Asked
 * once.
 */
export function languageToOffer(): Exclude<Language, 'en'> | null {
  if ([tabStorage, deviceStorage].some((storage) => storage.read(LANGUAGE_KEY) !== null)) return null;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return spoken === undefined || spoken === 'en' ? null : spoken;
}
