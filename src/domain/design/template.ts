import type { TextColour, Typeface } from './designText.ts';
import type { LayoutName } from './layouts.ts';

/** What a shopper fills into the texts of a template. */
export const TEMPLATE_FIELDS = ['name', 'partner', 'date', 'from'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
export type FieldValues = Readonly<Partial<Record<TemplateField, string>>>;

/** The most UTF-16 units of a field. */
export const FIELD_LENGTH = 30;

/** The template that a content comes from; null for none. Its language, and what the shopper has filled in, stay for the next one. */
export type AppliedTemplate = {
  readonly id: string | null;
  /** The language of its texts, as a tag. */
  readonly language: string;
  readonly values: FieldValues;
  /** The layout before any template; absent where templates have changed none, and where the shopper has chosen another one since. */
  readonly layoutBefore?: LayoutName;
};

const PART = /\[(?<part>[^[\]]*)\]|\{(?<field>\w+)\}/gu;
const FIELD = /\{(\w+)\}/gu;
/** Signs between two parts, one of which may be missing. */
const LOOSE_ENDS = /^[\s·&,]+|[\s·&,]+$/gu;

/**
 * A text with its fields filled in. What belongs to an empty field is left out, and a text that has nothing else is what
 * follows its bar. Braces are never printed.
 */
export function filledText(pattern: string, values: FieldValues): string {
  const valueOf = (field: string): string => (values[field as TemplateField] ?? '').trim();
  const [main = '', otherwise = ''] = pattern.split('|');
  const filled = main.replaceAll(PART, (...match) => {
    const { part, field } = match.at(-1) as Readonly<Record<string, string | undefined>>;
    if (part === undefined) return valueOf(field ?? '');
    const isComplete = [...part.matchAll(FIELD)].every(([, name = '']) => valueOf(name) !== '');
    return isComplete ? part.replaceAll(FIELD, (_, name: string) => valueOf(name)) : '';
  });
  const text = filled.replaceAll(LOOSE_ENDS, '');
  return text === '' ? otherwise : text;
}

/** The templates that the program has, each for an occasion; a shop adds its own (docs/own-folder.md). */
export type TemplateName =
  | 'birthday'
  | 'wedding'
  | 'anniversary'
  | 'baby'
  | 'home'
  | 'rakhi'
  | 'diwali'
  | 'thanks'
  | 'teacher'
  | 'thenAndNow'
  | 'firstYear';

/** Kinds of products, each with templates of its own. */
export const PRODUCT_KINDS = [
  'mug',
  'frame',
  'lamp',
  'cushion',
  'print',
  'printSet',
  'sticker',
  'keychain',
  'heartKeychain',
  'cube',
  'phoneCover',
  'calendar',
  'collage',
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** How a text of a template looks; `size` is the height of a text line as a share of the print's shorter side. */
export type TemplateStyle = { readonly typeface: Typeface; readonly colour: TextColour; readonly size: number };

/**
 * Where the texts of a template are: all at the foot of the print, the first at its head and the rest at the foot, or two side by side
 * at the foot, each on a photo of its own.
 */
type Arrangement = 'foot' | 'split' | 'sides';

/** How a template looks, without its texts. */
export type TemplateDesign = {
  readonly arrangement: Arrangement;
  /** One for each text, from the top. */
  readonly styles: readonly TemplateStyle[];
  /** Its layout of several photos; absent for one with the product's first layout. */
  readonly layout?: LayoutName;
};

/**
 * The texts of a template in one language. `{name}` is a field. A part in square brackets is left out while one of its fields is empty:
 * 'Happy Birthday[ {name}]'. After a bar comes what is printed where nothing else is: '[{name}]|Our baby'.
 */
export type TemplateTexts = {
  /** The occasion, which the shopper reads under the thumbnail. */
  readonly label: string;
  /** One for each style of the template. */
  readonly texts: readonly string[];
  /** Instead of them all on small and on round products; '' leaves the template out there. */
  readonly short: string;
};

/** A template with its texts. */
export type Template = TemplateDesign & TemplateTexts & { readonly id: string };
