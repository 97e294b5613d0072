/** A second English, accented and longer, in builds for tests: untranslated texts stand out. docs/languages.md */
export const hasPseudoLanguage: boolean = import.meta.env['VITE_PSEUDO_LANGUAGE'] === 'true';
