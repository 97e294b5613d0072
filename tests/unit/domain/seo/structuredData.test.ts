// @vitest-environment node
import { expect, test } from 'vitest';

import { storeData, webSiteData, type StoreFacts } from '#domain/seo/structuredData.ts';
import { productData, type ProductFacts } from '#domain/seo/structuredProduct.ts';
import { aProduct, rupees } from '#tests/support/factories.ts';

const SITE = 'https://kanuka.example/';
const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const STORE: StoreFacts = {
  name: 'Kanuka Photo Gifts',
  phone: '+91 00000 00000',
  email: 'hello@kanuka.example',
  address: '  12, Main Road, Tenali, Andhra Pradesh 522201 ',
  hours: { firstDay: 'Monday', lastDay: 'Saturday', opens: '09:00', closes: '20:00' },
  links: ['https://social.example/kanuka'],
  url: SITE,
  picture: `${SITE}share-card.jpg`,
};

const CONTEXT = { '@context': 'https://schema.org' };
/** A value of structured data. */
const a = (type: string, facts: object = {}) => ({ '@type': type, ...facts });

test('structured data has the shop’s address without the spaces around it, opening hours and contacts', () => {
  const { name, email, phone: telephone } = STORE;
  const place = { addressLocality: 'Tenali', addressRegion: 'Andhra Pradesh', postalCode: '522201' };
  expect(storeData(STORE)).toEqual({
    ...CONTEXT,
    ...a('Store', { '@id': `${SITE}#store`, url: SITE, name, image: STORE.picture, telephone, email }),
    sameAs: STORE.links,
    currenciesAccepted: 'INR',
    areaServed: 'IN',
    address: a('PostalAddress', { streetAddress: '12, Main Road', ...place, addressCountry: 'IN' }),
    contactPoint: a('ContactPoint', { contactType: 'customer service', telephone, email, areaServed: 'IN' }),
    openingHoursSpecification: a('OpeningHoursSpecification', {
      dayOfWeek: WORKING_DAYS,
      opens: '09:00',
      closes: '20:00',
    }),
  });
});

test.each(['Main Road, Tenali', 'x Main Road, Tenali, Andhra Pradesh 5222011', ''])('%j is not split', (address) => {
  const made = storeData({ ...STORE, address, url: null, picture: null });
  const whole = { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' };
  expect(made).toHaveProperty('address', whole);
  for (const name of ['@id', 'url', 'image']) expect(made).not.toHaveProperty(name);
});

// That every kind of page is described in full: tests/unit/prerender/pages.test.ts.
test('structured data of the site tells search engines how to search it', () => {
  expect(webSiteData('Kanuka', SITE, `${SITE}collection?search=`)).toHaveProperty('potentialAction', {
    '@type': 'SearchAction',
    target: a('EntryPoint', { urlTemplate: `${SITE}collection?search={search_term_string}` }),
    'query-input': 'required name=search_term_string',
  });
});

const facts = (product: Parameters<typeof aProduct>[0] = {}, more: Partial<ProductFacts> = {}): ProductFacts => ({
  product: aProduct(product),
  url: `${SITE}product/mug`,
  pictures: [`${SITE}mug.jpg`],
  description: 'A mug.',
  shopName: 'Kanuka',
  termsUrl: `${SITE}termsandconditions`,
  deliveryFee: rupees(49),
  ...more,
});
const review = { reviewer: 'Padma S.', comment: 'Lovely.', rating: 5 };

test('structured data has a product’s price, delivery, rating and reviews', () => {
  const url = `${SITE}product/mug`;
  const product = { url, name: 'Photo Mug', description: 'A mug.', image: [`${SITE}mug.jpg`], sku: 'mug' };
  const offers = a('Offer', {
    url,
    price: '299.00',
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: a('OfferShippingDetails', {
      shippingRate: a('MonetaryAmount', { value: '49.00', currency: 'INR' }),
      shippingDestination: a('DefinedRegion', { addressCountry: 'IN' }),
      deliveryTime: a('ShippingDeliveryTime', {
        businessDays: a('OpeningHoursSpecification', { dayOfWeek: WORKING_DAYS }),
        transitTime: a('QuantitativeValue', { minValue: 5, maxValue: 7, unitCode: 'DAY' }),
      }),
    }),
    hasMerchantReturnPolicy: a('MerchantReturnPolicy', {
      applicableCountry: 'IN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      merchantReturnLink: `${SITE}termsandconditions`,
    }),
  });
  const author = a('Person', { name: 'Padma S.' });
  const reviewRating = a('Rating', { ratingValue: 5, bestRating: 5 });
  expect(productData(facts({ rating: 4.5, reviewCount: 12, reviews: [review] }))).toEqual({
    ...CONTEXT,
    ...a('Product', { '@id': `${url}#product`, ...product, category: 'Custom Mugs', offers }),
    brand: a('Brand', { name: 'Kanuka' }),
    aggregateRating: a('AggregateRating', { ratingValue: 4.5, reviewCount: 12, bestRating: 5 }),
    review: [a('Review', { author, reviewRating, reviewBody: 'Lovely.' })],
  });
});

test('structured data leaves out unknown facts of a product', () => {
  const bare = productData(facts({ category: '', rating: 4, reviewCount: 0 }, { description: '' }));
  for (const name of ['description', 'category', 'aggregateRating', 'review']) expect(bare).not.toHaveProperty(name);
  expect(productData(facts({ rating: 0, reviewCount: 12 }))).not.toHaveProperty('aggregateRating');
  expect(productData(facts({ price: null, rating: 4, reviewCount: 1 }))).not.toHaveProperty('offers');
});

test.each([
  [[], false],
  [[review], true],
  [[{ ...review, rating: 0 }], false],
  [[{ ...review, reviewer: '' }], false],
])('a product without a price and rating, with reviews %j, has structured data: %s', (reviews, isDescribed) => {
  expect(productData(facts({ price: null, reviews })) !== null).toBe(isDescribed);
});

test('structured data has five reviews, with shortened author names', () => {
  const reviews = Array.from({ length: 7 }, () => ({ reviewer: 'x'.repeat(120), comment: '', rating: 3 }));
  const data = productData(facts({ reviews }));
  const shown = { author: { name: 'x'.repeat(100) }, reviewRating: { ratingValue: 3 } };
  expect(data).toMatchObject({ review: Array.from({ length: 5 }, () => shown) });
  expect(JSON.stringify(data)).not.toContain('reviewBody');
});
