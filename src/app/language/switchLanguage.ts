import { isLanguage, speak } from '#content/language.ts';

/** Makes the shop speak a language: its words, and the letters and lines that its script needs. Never throws. */
export async function switchLanguage(tag: string): Promise<void> {
  if (!isLanguage(tag)) return;
  const letters = tag === 'en' ? undefined : import('./letters.ts').then(({ loadLetters }) => loadLetters(tag));
  await speak(tag, letters?.catch(console.warn));
}
