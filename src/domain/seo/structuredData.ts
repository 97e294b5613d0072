import type {
  BreadcrumbList,
  FAQPage,
  ItemList,
  PostalAddress,
  SearchAction,
  Store,
  WebPage,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';

import { openDays, type OpeningHours } from '#domain/shop/openingHours.ts';

/** Facts for a schema.org Store; texts as the shop writes them. */
export type StoreFacts = {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: OpeningHours;
  readonly links: readonly string[];
  readonly url: string | null;
  /** URL of a picture of the shop. */
  readonly picture: string | null;
};

const CONTEXT = 'https://schema.org';
const LANGUAGE = 'en-IN';

/** The parts of 'Street, Town, State 522201'; any other form is returned as one part. */
function postalAddress(text: string): PostalAddress {
  const found = /^(.+), ([^,]+), ([^,]+?) (\d{6})$/.exec(text.trim());
  const [, street, town, state, pin] = found ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? text,
    ...(town && state && pin ? { addressLocality: town, addressRegion: state, postalCode: pin } : {}),
    addressCountry: 'IN',
  };
}

/** The shop as schema.org describes a Store: name, address, contact point, hours, other profiles. */
export function storeData({ name, address, phone, email, hours, links, url, picture }: StoreFacts): WithContext<Store> {
  return {
    '@context': CONTEXT,
    '@type': 'Store',
    ...(url ? { '@id': `${url}#store`, url } : {}),
    name,
    ...(picture ? { image: picture } : {}),
    address: postalAddress(address),
    telephone: phone,
    email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email,
      areaServed: 'IN',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openDays(hours),
      opens: hours.opens,
      closes: hours.closes,
    },
    currenciesAccepted: 'INR',
    areaServed: 'IN',
    sameAs: links,
  };
}

const SEARCH_TERM = '{search_term_string}';

/** The site and its search; `searchUrl` gives the URL of a search for a text. */
export function webSiteData(name: string, url: string, searchUrl: string): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}${SEARCH_TERM}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name,
    inLanguage: LANGUAGE,
    potentialAction: search,
  };
}

/** One breadcrumb; the page itself has no URL here. */
export type TrailStep = { readonly label: string; readonly url?: string };

function breadcrumbs(trail: readonly TrailStep[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(url ? { item: url } : {}),
    })),
  };
}

/** The breadcrumbs of a page, from home. */
export function breadcrumbData(trail: readonly TrailStep[]): WithContext<BreadcrumbList> {
  return { '@context': CONTEXT, ...breadcrumbs(trail) };
}

/** Products in the order that a page shows them in. */
export function itemListData(items: readonly { readonly name: string; readonly url: string }[]): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, url })),
  };
}

/** Questions and answers of the page, and their language as a BCP 47 tag. */
export function faqData(
  entries: readonly { readonly question: string; readonly answer: string }[],
  language: string,
): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type PageFacts = {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** URL of the site that the page belongs to. */
  readonly siteUrl: string;
  readonly trail: readonly TrailStep[];
};

/** A page of text. */
export function webPageData({ name, description, url, siteUrl, trail }: PageFacts): WithContext<WebPage> {
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    description,
    inLanguage: LANGUAGE,
    isPartOf: { '@id': `${siteUrl}#website` },
    breadcrumb: breadcrumbs(trail),
  };
}
