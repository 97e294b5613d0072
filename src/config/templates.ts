import type { ProductKind, Template, TemplateDesign, TemplateName, TemplateTexts } from '#domain/design/template.ts';
import { templates as ownTemplates } from '#own/templates.ts';
import type { Language } from './languages.ts';

/** How the program's templates look. Their texts are in content/templatesMessages.ts. */
const TEMPLATES: Readonly<Record<TemplateName, TemplateDesign>> = {
  birthday: {
    arrangement: 'split',
    styles: [
      { typeface: 'script', colour: 'gold', size: 0.15 },
      { typeface: 'modern', colour: 'white', size: 0.09 },
    ],
  },
  wedding: {
    arrangement: 'foot',
    styles: [
      { typeface: 'script', colour: 'white', size: 0.15 },
      { typeface: 'modern', colour: 'gold', size: 0.09 },
    ],
  },
  anniversary: {
    arrangement: 'split',
    styles: [
      { typeface: 'serif', colour: 'white', size: 0.13 },
      { typeface: 'script', colour: 'gold', size: 0.11 },
    ],
  },
  baby: {
    arrangement: 'foot',
    styles: [
      { typeface: 'script', colour: 'white', size: 0.14 },
      { typeface: 'modern', colour: 'gold', size: 0.08 },
    ],
  },
  home: {
    arrangement: 'foot',
    styles: [
      { typeface: 'serif', colour: 'white', size: 0.13 },
      { typeface: 'modern', colour: 'gold', size: 0.08 },
    ],
  },
  rakhi: {
    arrangement: 'split',
    styles: [
      { typeface: 'modern', colour: 'maroon', size: 0.11 },
      { typeface: 'modern', colour: 'maroon', size: 0.1 },
    ],
  },
  diwali: {
    arrangement: 'split',
    styles: [
      { typeface: 'modern', colour: 'gold', size: 0.14 },
      { typeface: 'modern', colour: 'white', size: 0.085 },
    ],
  },
  thanks: {
    arrangement: 'foot',
    styles: [
      { typeface: 'script', colour: 'white', size: 0.15 },
      { typeface: 'modern', colour: 'white', size: 0.08 },
    ],
  },
  teacher: {
    arrangement: 'split',
    styles: [
      { typeface: 'serif', colour: 'white', size: 0.12 },
      { typeface: 'script', colour: 'gold', size: 0.1 },
    ],
  },
  thenAndNow: {
    arrangement: 'sides',
    layout: 'twoAcross',
    styles: [
      { typeface: 'script', colour: 'white', size: 0.13 },
      { typeface: 'script', colour: 'gold', size: 0.13 },
    ],
  },
  firstYear: {
    arrangement: 'split',
    layout: 'twoStacked',
    styles: [
      { typeface: 'script', colour: 'white', size: 0.11 },
      { typeface: 'script', colour: 'white', size: 0.11 },
    ],
  },
};

/** Which templates each kind of product has, those that are chosen for it most often first. */
const KIND_TEMPLATES: Readonly<Record<ProductKind, readonly TemplateName[]>> = {
  mug: ['birthday', 'thanks', 'anniversary', 'teacher', 'rakhi', 'diwali', 'wedding', 'baby', 'thenAndNow'],
  frame: ['wedding', 'anniversary', 'birthday', 'baby', 'home', 'thanks', 'teacher', 'thenAndNow', 'firstYear'],
  lamp: ['anniversary', 'birthday', 'wedding', 'diwali', 'baby', 'home', 'rakhi', 'thanks'],
  cushion: ['birthday', 'anniversary', 'baby', 'rakhi', 'home', 'wedding', 'thanks', 'thenAndNow', 'firstYear'],
  print: ['wedding', 'anniversary', 'birthday', 'baby', 'home', 'diwali', 'thanks', 'thenAndNow', 'firstYear'],
  printSet: ['birthday', 'anniversary', 'wedding', 'baby', 'thanks', 'rakhi'],
  sticker: ['birthday', 'baby', 'thanks', 'rakhi', 'diwali', 'teacher'],
  keychain: ['anniversary', 'birthday', 'home', 'wedding', 'rakhi', 'thanks', 'teacher'],
  heartKeychain: ['anniversary', 'home', 'rakhi', 'thanks', 'baby'],
  cube: ['anniversary', 'wedding', 'birthday', 'baby', 'home', 'thanks'],
  phoneCover: ['birthday', 'anniversary', 'wedding', 'baby', 'rakhi', 'thanks'],
  calendar: ['home', 'birthday', 'anniversary', 'thanks', 'teacher', 'diwali'],
  collage: ['wedding', 'anniversary', 'birthday', 'baby', 'home', 'rakhi', 'thanks'],
};

/**
 * The templates of a kind of product, the shop's own last.
 * @param texts The program's texts in that language
 */
export function templatesOf(
  kind: ProductKind,
  texts: Readonly<Record<TemplateName, TemplateTexts>>,
  language: Language,
): readonly Template[] {
  const own = ownTemplates.filter(({ kinds }) => kinds.includes(kind));
  return [
    ...KIND_TEMPLATES[kind].map((id) => ({ id, ...TEMPLATES[id], ...texts[id] })),
    ...own.map(({ id, arrangement, styles, layout, [language]: ownTexts }) => ({
      id,
      arrangement,
      styles,
      ...(layout && { layout }),
      ...ownTexts,
    })),
  ];
}
