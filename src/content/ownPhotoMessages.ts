import { en } from './en/ownPhoto.ts';
import { inLanguages, type ByLanguage } from './messages.ts';

/** Messages about the photo on every product, loaded with the screens that need them. */
export const ownPhotoMessages: ByLanguage<typeof en> = inLanguages({
  en,
  te: async () => (await import('./te/ownPhoto.ts')).te,
  hi: async () => (await import('./hi/ownPhoto.ts')).hi,
});
