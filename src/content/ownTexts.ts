import type { Language } from '#config/languages.ts';
import type { ShopFacts } from '#config/readSettings.ts';
import type { ProductKind, TemplateDesign, TemplateTexts } from '#domain/design/template.ts';
import type { OpeningHours } from '#domain/shop/openingHours.ts';
import type { Meaning } from '#domain/search/lexicon.ts';
import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';

// The types of a shop's own texts, which are in its own folder: docs/own-folder.md.

/** A heading with the paragraphs under it. */
export type AboutSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

/** One of the four feature cards. */
export type AboutFeature = {
  readonly title: string;
  readonly text: string;
};

/** A service on request: its link opens the contact form with this subject. */
type AboutOffer = {
  readonly title: string;
  readonly text: string;
  readonly contactSubject: string;
};

/** Offers of one kind under one heading. */
export type AboutOffers = {
  readonly heading: string;
  readonly text: string;
  readonly offers: readonly AboutOffer[];
};

/** Everything on the About page except the keyword links. */
export type AboutCopy = {
  readonly lead: string;
  readonly sections: readonly AboutSection[];
  readonly features: readonly AboutFeature[];
  readonly photography?: AboutOffers;
  readonly partnerships?: AboutOffers;
};

/** The shop in its own words. docs/behaviour.md, About. */
export type AboutText = (shop: ShopFacts, capabilities: ShopCapabilities) => AboutCopy;

/** One of the points beside the story film. */
type StoryPoint = {
  readonly title: string;
  readonly text: string;
};

/** What the shop is for. docs/behaviour.md, Our Story. */
export type StoryText = (shop: ShopFacts) => readonly StoryPoint[];

/** One question of the home page; the first half of them is in the left column. */
export type FaqEntry = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
};

/** The questions of home with their answers. docs/behaviour.md, Frequently asked questions. */
export type FaqText = (hours: OpeningHours, capabilities: ShopCapabilities) => readonly FaqEntry[];

/** One numbered part of a policy; its id is the anchor that a link can point to. */
export type PolicySection = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
};

/** A page of legal text in plain language. */
export type Policy = {
  readonly title: string;
  /** Month and year in English, 'July 2025': each language formats it. */
  readonly updated: string;
  readonly intro: string;
  readonly sections: readonly PolicySection[];
};

/** The privacy policy or the terms of a shop. */
export type PolicyText = (shop: ShopFacts, capabilities: ShopCapabilities) => Policy;

/** Services on request, named in the footer; an empty list omits the heading. */
export type ServicesText = readonly string[];

/** Links to searches of the collection, in their order; an empty list omits them. */
export type ShortcutsText = readonly { readonly label: string; readonly search: string }[];

/** A customer's testimonial: first name with an initial, and a picture of the product, never a face. */
export type Testimonial = {
  readonly id: string;
  readonly name: string;
  readonly comment: string;
  /** '/customers/lamp.jpg', which is public/customers/lamp.jpg of the shop's own folder: square, about 720 pixels wide. */
  readonly pic: string;
};

/**
 * What shoppers type, in any language, and what of the shop's products it means, by its name. `isThing` for what a product
 * is; otherwise it is what a product is about.
 */
export type OwnSearchMeanings = Readonly<
  Record<string, Pick<Meaning, 'typed' | 'finds' | 'near'> & { readonly isThing?: boolean }>
>;

/** A ready-made design of the shop's own, with its texts in each language. */
export type OwnTemplate = TemplateDesign & { readonly id: string; readonly kinds: readonly ProductKind[] } & Readonly<
    Record<Language, TemplateTexts>
  >;
