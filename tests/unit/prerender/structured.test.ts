// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';

import { aProduct, rupees } from '#tests/support/factories.ts';
import { productData } from '#domain/seo/structuredProduct.ts';
import { paise } from '#domain/money/money.ts';
import { buildShop, SITE, structuredIn } from '#tests/support/builtShop.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

type Data = Record<string, unknown>;

/**
 * Properties that Google requires of each type, and that schema.org's definition needs: paths into the object;
 * `[]` is every item of a list, `|` separates alternatives.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Store: [
    'name',
    'address.streetAddress',
    'address.addressLocality',
    'address.addressRegion',
    'address.postalCode',
    'address.addressCountry',
    'telephone',
    'url',
    'image',
    'openingHoursSpecification.opens',
    'contactPoint.telephone',
    'sameAs[]',
  ],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  Product: [
    'name',
    'image[]',
    'offers|aggregateRating|review',
    'offers.price',
    'offers.priceCurrency',
    'offers.availability',
    'offers.shippingDetails.shippingRate.value',
    'offers.shippingDetails.shippingRate.currency',
    'offers.shippingDetails.shippingDestination.addressCountry',
    'offers.shippingDetails.deliveryTime.transitTime.minValue',
    'offers.shippingDetails.deliveryTime.transitTime.maxValue',
    'offers.hasMerchantReturnPolicy.applicableCountry',
    'offers.hasMerchantReturnPolicy.returnPolicyCategory',
  ],
  AggregateRating: ['ratingValue', 'reviewCount|ratingCount'],
  Review: ['author.name', 'reviewRating.ratingValue'],
  BreadcrumbList: ['itemListElement[].position', 'itemListElement[].name'],
  ItemList: ['itemListElement[].position', 'itemListElement[].url'],
  FAQPage: ['mainEntity[].name', 'mainEntity[].acceptedAnswer.text'],
  WebPage: ['name', 'url', 'description', 'breadcrumb.itemListElement[].name'],
};

function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  const isList = step.endsWith('[]');
  const next = (value as Data | undefined)?.[isList ? step.slice(0, -2) : step];
  if (!isList) return next === undefined ? [undefined] : valuesAt(next, rest);
  const list = Array.isArray(next) ? (next as unknown[]) : [];
  return list.length === 0 ? [undefined] : list.flatMap((item) => valuesAt(item, rest));
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Missing properties of an object and of its inner objects of the listed types. */
function lacking(data: Data): readonly string[] {
  const type = String(data['@type']);
  const own = (REQUIRED[type] ?? []).filter(
    (path) => !path.split('|').some((way) => valuesAt(data, way.split('.')).every(isThere)),
  );
  const inner = Object.values(data)
    .flat()
    .filter((value): value is Data => typeof value === 'object' && value !== null);
  return [...own.map((path) => `${type}.${path}`), ...inner.flatMap(lacking)];
}

/** Errors of the type check against schema-dts. */
function typeErrors(samples: readonly Data[]): string {
  const folder = 'test-results/structured';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const lines = samples.map((data, index) => {
    const type = String(data['@type']);
    const actions = type === 'WebSite' ? 'satisfies Loose' : `satisfies WithContext<schema.${type}>`;
    return `export const a${index} = ${JSON.stringify(data)} as const ${actions};`;
  });
  writeFileSync(
    `${folder}/samples.ts`,
    `import type * as schema from 'schema-dts';\nimport type { WithContext, WithActionConstraints } from 'schema-dts';\n` +
      `type Site = Exclude<schema.WebSite, string>;\ntype Loose = WithContext<schema.WebSite> & { potentialAction: WithActionConstraints<schema.SearchAction> } & Partial<Site>;\n` +
      lines.join('\n'),
  );
  const flags =
    '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --types node'.split(
      ' ',
    );
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', ...flags, `${folder}/samples.ts`],
    {
      encoding: 'utf8',
    },
  );
  return stdout;
}

let all: readonly Data[];
beforeAll(async () => {
  const shop = await buildShop();
  all = [...shop.files.keys()]
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => structuredIn(shop.page(file)));
});

test('every kind of page describes itself', () => {
  const types = new Set(all.map((data) => data['@type']));
  expect(types).toEqual(new Set(['Store', 'WebSite', 'FAQPage', 'Product', 'BreadcrumbList', 'ItemList', 'WebPage']));
  expect(all.filter((data) => data['@type'] === 'Product')).toHaveLength(77);
});

test('no property that search engines require is missing', () => {
  expect(all.flatMap(lacking)).toEqual([]);
  for (const data of all) expect(data['@context']).toBe('https://schema.org');
  expect(lacking({ '@type': 'Product', name: 'x', image: [] }), 'the check itself can fail').toContain(
    'Product.image[]',
  );
});

test('every URL in it is absolute, and every list of steps counts from one', () => {
  for (const data of all) {
    const urls = JSON.stringify(data).match(/"(?:url|item|image|@id|merchantReturnLink)":"[^"]*"/g) ?? [];
    for (const url of urls) expect(url).toMatch(/:"https:\/\/shop\.example/);
    if (!('itemListElement' in data)) continue;
    const steps = data['itemListElement'] as { position: number }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    if (data['@type'] === 'BreadcrumbList') expect(steps.length).toBeGreaterThanOrEqual(2);
  }
});

test('schema.org’s types accept it, and refuse unknown properties', () => {
  const samples = [
    ...new Map(all.map((data) => [`${String(data['@type'])} ${Object.keys(data).join()}`, data])).values(),
  ];
  expect(typeErrors(samples)).toBe('');
  const [product] = all.filter((data) => data['@type'] === 'Product');
  expect(typeErrors([{ ...product, prise: '1' }])).toMatch(/prise/);
});

const facts = {
  url: `${SITE}/product/mug`,
  pictures: [`${SITE}/mug.jpg`],
  description: 'A mug.',
  shopName: 'Kanuka Photo Gifts',
  termsUrl: `${SITE}/termsandconditions#returns`,
  deliveryFee: paise(4950),
};

test('ratings and reviews are included only when there are any', () => {
  const bare = productData({ ...facts, product: aProduct() });
  expect(bare).not.toHaveProperty('aggregateRating');
  expect(bare).not.toHaveProperty('review');
  const reviews = [
    { reviewer: 'Padma', comment: 'Lovely </script>', rating: 5 },
    { reviewer: '', comment: 'Nobody said this', rating: 5 },
    { reviewer: 'Ravi', comment: 'No stars', rating: 0 },
  ];
  const rated = productData({ ...facts, product: aProduct({ rating: 4.5, reviewCount: 2, reviews }) });
  expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
  expect((rated as unknown as { review: unknown[] }).review).toHaveLength(1);
});

test('a product without price, rating and reviews has no product data', () => {
  expect(productData({ ...facts, product: aProduct({ price: null }) })).toBeNull();
  expect(productData({ ...facts, product: aProduct({ price: null, rating: 4, reviewCount: 3 }) })).not.toHaveProperty(
    'offers',
  );
});

test('an offer has the shop’s price, and the delivery fee', () => {
  const data = productData({ ...facts, product: aProduct({ price: rupees(1299.5) }) });
  expect(data).toMatchObject({
    offers: {
      price: '1299.50',
      priceCurrency: 'INR',
      shippingDetails: { shippingRate: { value: '49.50', currency: 'INR' } },
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    },
  });
});
