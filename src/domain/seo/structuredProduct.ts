import type {
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Product as ProductData,
  Review as ReviewData,
  WithContext,
} from 'schema-dts';

import { decimalRupees, type Paise } from '#domain/money/money.ts';
import type { Product, Review } from '#domain/product/product.ts';
import { cutAt } from '#domain/text/text.ts';

/** Longest author's name that search engines accept. */
const AUTHOR_LENGTH = 100;
/** A prerendered page has this many reviews; structured data claims no more. */
const REVIEWS = 5;
const BEST_RATING = 5;

const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** 5 to 7 working days all over India, for the shop's delivery fee. docs/behaviour.md, Product page. */
function shipping(fee: Paise): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimalRupees(fee), currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: WORKING_DAYS },
      // From the order to the door: making and carriage are promised in one sum.
      transitTime: { '@type': 'QuantitativeValue', minValue: 5, maxValue: 7, unitCode: 'DAY' },
    },
  };
}

/** Customised items cannot be returned unless they are damaged. docs/behaviour.md, Product page. */
function returns(termsUrl: string): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    merchantReturnLink: termsUrl,
  };
}

function reviewData({ reviewer, comment, rating }: Review): ReviewData {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: cutAt(reviewer, AUTHOR_LENGTH) },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST_RATING },
    ...(comment === '' ? {} : { reviewBody: comment }),
  };
}

/** The facts of a product's page and its shop, with absolute URLs. */
export type ProductFacts = {
  readonly product: Product;
  readonly url: string;
  /** At least one. */
  readonly pictures: readonly string[];
  readonly description: string;
  readonly shopName: string;
  readonly termsUrl: string;
  readonly deliveryFee: Paise;
};

function offerOf({ url, termsUrl, deliveryFee }: ProductFacts, price: Paise): Offer {
  return {
    '@type': 'Offer',
    url,
    price: decimalRupees(price),
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: shipping(deliveryFee),
    hasMerchantReturnPolicy: returns(termsUrl),
  };
}

/**
 * A product as structured data, or null without anything to report: search engines require a price, a rating or a review,
 * and each counts only when it is real.
 */
export function productData(facts: ProductFacts): WithContext<ProductData> | null {
  const { product, url, pictures, description, shopName } = facts;
  const { price, rating, reviewCount } = product;
  const isRated = rating > 0 && reviewCount > 0;
  const reviews = product.reviews.filter((review) => review.rating > 0 && review.reviewer !== '').slice(0, REVIEWS);
  if (price === null && !isRated && reviews.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.name,
    ...(description === '' ? {} : { description }),
    image: pictures,
    sku: product.id,
    brand: { '@type': 'Brand', name: shopName },
    ...(product.category ? { category: product.category } : {}),
    ...(price === null ? {} : { offers: offerOf(facts, price) }),
    ...(isRated
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount,
            bestRating: BEST_RATING,
          } as const,
        }
      : {}),
    ...(reviews.length > 0 ? { review: reviews.map(reviewData) } : {}),
  };
}
