/** A second English, accented and longer, in builds that tests visit: what is not translated shows. docs/languages.md */
export const hasPseudoLanguage: boolean = import.meta.env['VITE_PSEUDO_LANGUAGE'] === 'true';
