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
