import { fold, kindText, type Product } from '#domain/product/product.ts';
import { countPlaced, withLayout, type DesignContent } from './design.ts';
import { MAX_TEXTS, type DesignText } from './designText.ts';
import { countPlaces, firstLayout, sheetsOf, type PlacesOffer, type Print } from './layouts.ts';
import { mountOf } from './mount.ts';
import { type ProductKind, type Template, TEMPLATE_FIELDS, type FieldValues, type TemplateField } from './template.ts';
import { isShort, textsOf, type TemplatePlace } from './templateLayout.ts';

type NamedProduct = Pick<Product, 'category' | 'subCategory' | 'name'>;

/** The first rule that fits a product's category and name decides; all others are prints. */
const KINDS: readonly (readonly [pattern: RegExp, kind: ProductKind])[] = [
  [/\bcollage\b/, 'collage'],
  [/\bcalendars?\b/, 'calendar'],
  [/\bcrystal\b|\bcubes?\b/, 'cube'],
  [/\bgift set\b/, 'frame'],
  [/\bmugs?\b/, 'mug'],
  [/\blamps?\b/, 'lamp'],
  [/\b(?:cushions?|pillows?)\b/, 'cushion'],
  [/\b(?:phone|mobile)\b.*\b(?:covers?|cases?)\b/, 'phoneCover'],
  [/\bkey ?(?:chains?|rings?)\b/, 'keychain'],
  [/\bstickers?\b/, 'sticker'],
  [/\bframes?\b/, 'frame'],
];

/** The kind of a product follows from its category and name; a heart as a keychain, and several loose prints, are kinds of their own. */
function kindOf(product: NamedProduct, offer: PlacesOffer, { outline }: Print): ProductKind {
  const text = kindText(product);
  const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? (offer.kind === 'apart' ? 'printSet' : 'print');
  return kind === 'keychain' && outline === 'heart' ? 'heartKeychain' : kind;
}

/** Where templates are applied on a product: on the mount of a collage frame, else on the first print. Null for a product without prints. */
export function templatePlace(product: NamedProduct, offer: PlacesOffer): TemplatePlace | null {
  const mount = mountOf(offer);
  const isMount = mount !== null && mount.piece !== null;
  const print = isMount ? mount : sheetsOf(offer, firstLayout(offer))[0];
  if (!print) return null;
  return { kind: kindOf(product, offer, print), offer, print, surface: isMount ? 'mount' : 'print' };
}

/**
 * The templates that suit a product, in the given order, those of an occasion in its name ('Wedding Photo Mug') first. Layouts of several
 * photos are only for a product that offers them.
 */
export function templatesFor(
  templates: readonly Template[],
  { name }: Pick<Product, 'name'>,
  place: TemplatePlace,
): readonly Template[] {
  const { offer } = place;
  const short = isShort(place);
  const suitable = templates.filter(({ layout, ...template }) => {
    const isOffered = layout === undefined || (offer.kind === 'together' && offer.layouts.includes(layout));
    return isOffered && (!short || template.short !== '');
  });
  const text = fold(name);
  const isNamed = ({ id }: Template): boolean => text.includes(id.toLowerCase());
  return [...suitable.filter(isNamed), ...suitable.filter((template) => !isNamed(template))];
}

/** What a template is applied with, and to which product. */
export type TemplateUse = { readonly template: Template; readonly language: string; readonly place: TemplatePlace };

/** The fields of a template on a product, in the order in which a shopper fills them in. */
export function fieldsOf({ template: { texts, short }, place }: TemplateUse): readonly TemplateField[] {
  const patterns = isShort(place) ? short : texts.join('\n');
  return TEMPLATE_FIELDS.filter((field) => patterns.includes(`{${field}}`));
}

/**
 * A content with a template: its texts take the place of the content's, and photos keep their order. Its layout, or the product's first
 * where it has none, is taken over unless that would leave out a photo. The template that the content already has, in whichever language,
 * leaves the layout unchanged. Fields that were filled in before stay filled in.
 */
export function withTemplate(content: DesignContent, { template, language, place }: TemplateUse): DesignContent {
  const values = valuesIn(content);
  const texts = textsOf(template, values, place).filter((text) => text !== null);
  const { layout = firstLayout(place.offer) } = template;
  const places = countPlaces(place.offer, layout);
  const isOther = layout !== content.layout && !hasTemplate(content, template);
  const isTaken = isOther && places >= countPlaced(content);
  const laidOut = isTaken ? withLayout(content, layout, places) : content;
  const layoutBefore = content.template?.layoutBefore ?? (isTaken ? content.layout : undefined);
  return { ...laidOut, texts, template: { id: template.id, language, values, ...(layoutBefore && { layoutBefore }) } };
}

/**
 * A content without texts and template: what templates begin from. Its layout is the one before all templates; photos beyond its
 * places are left out.
 */
export function withoutTemplate(content: DesignContent, offer: PlacesOffer): DesignContent {
  const { texts, template } = content;
  if (texts.length === 0 && !template?.id) return content;
  const without = { ...content, texts: [], ...(template && { template: { ...template, id: null } }) };
  const layout = template?.layoutBefore;
  return layout === undefined ? without : withLayout(without, layout, countPlaces(offer, layout));
}

/** What has been filled into the fields of a content's templates. */
export function valuesIn({ template }: Pick<DesignContent, 'template'>): FieldValues {
  return template?.values ?? {};
}

/** Texts are the same however their lines are broken. */
const isSameText = (a: DesignText | null, b: DesignText): boolean =>
  a !== null && a.text.replaceAll(/[\s·]+/gu, ' ') === b.text.replaceAll(/[\s·]+/gu, ' ');

/** True while a content has a text of the template that was applied to it. */
export function hasTemplate(content: DesignContent, { id }: Template): boolean {
  return content.template?.id === id && content.texts.length > 0;
}

/**
 * A content with other values in its template's fields: each text that is still the template's gets its new letters, and its new place
 * unless the shopper has moved it. Texts that the shopper has changed stay.
 */
export function refilled(
  content: DesignContent,
  { template, language, place }: TemplateUse,
  values: FieldValues,
): DesignContent {
  const before = textsOf(template, valuesIn(content), place);
  const texts = textsOf(template, values, place).reduce<readonly DesignText[]>((all, next, at) => {
    const earlier = before[at] ?? null;
    if (earlier === null) return next !== null && all.length < MAX_TEXTS ? [...all, next] : all;
    const found = all.findIndex((text) => isSameText(earlier, text));
    const text = all[found];
    if (text === undefined) return all;
    if (next === null) return all.toSpliced(found, 1);
    const isMoved = text.at.x !== earlier.at.x || text.at.y !== earlier.at.y;
    return all.with(found, { ...text, text: next.text, at: isMoved ? text.at : next.at });
  }, content.texts);
  return { ...content, texts, template: { ...content.template, id: template.id, language, values } };
}
