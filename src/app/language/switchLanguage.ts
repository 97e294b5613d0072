import { isLanguage, speak } from '#content/language.ts';

/** Switches the language: loads its texts, fonts and line heights. Never throws. */
export async function switchLanguage(tag: string): Promise<void> {
  if (!isLanguage(tag)) return;
  const letters = tag === 'en' ? undefined : import('./letters.ts').then(({ loadLetters }) => loadLetters(tag));
  await speak(tag, letters?.catch(console.warn));
}
