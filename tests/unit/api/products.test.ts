import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { getProduct, productSchema } from '#api/products.ts';
import { STANDARD_SIZE, type Product } from '#domain/product/product.ts';
import { aProduct, rawProduct, rupees } from '#tests/support/factories.ts';
import { forAll } from '#tests/support/properties.ts';
import { expectReadable } from '#tests/support/readable.ts';
import { answers } from '#tests/support/shopper.ts';

/** The product read from a record; null when the record cannot be used. */
function read(raw: unknown): Product | null {
  const result = v.safeParse(productSchema, raw);
  return result.success ? result.output : null;
}

const one = (fields: Record<string, unknown>): Product => {
  const product = read(rawProduct(fields));
  if (!product) throw new Error('The record was dropped');
  return product;
};

test('a record becomes a product', () => {
  const reviews = [{ reviewer: 'Padma S.', comment: 'Lovely.', rating: 5 }];
  const addedAt = 1_735_689_600_000;
  expect(read(rawProduct())).toEqual(aProduct({ sizes: ['M'], rating: 4, reviewCount: 12, reviews, addedAt }));
});

test('a record with only id and name is a product on request', () => {
  const none = { price: null, description: '', category: '', subCategory: '', media: [] };
  expect(read({ _id: 'x', name: ' Surprise ' })).toEqual(aProduct({ ...none, id: 'x', name: 'Surprise' }));
});

test('a record without a usable id is dropped', () => {
  for (const _id of [null, '', 7, 'x'.repeat(201)]) expect(read(rawProduct({ _id }))).toBeNull();
});

test('a single product is read with or without a wrapper object, and from a successful answer only', async () => {
  for (const body of [{ success: true, product: rawProduct() }, rawProduct()]) {
    answers('/api/product/mug', body, { status: 299 });
    expect((await getProduct('mug')).name).toBe('Photo Mug');
  }
  answers('/api/product/mug', { success: true, product: null });
  await expect(getProduct('mug')).rejects.toMatchObject({ kind: 'shape' });
  for (const status of [300, 404]) {
    answers('/api/product/mug', { success: true, message: 'Here it is', product: rawProduct() }, { status });
    await expect(getProduct('mug')).rejects.toMatchObject({ kind: 'http', status });
  }
});

test('pictures are found in every shape that backends store them in', () => {
  const urls = (fields: Record<string, unknown>) => one(fields).media.map(({ source }) => source);
  expect(urls({ media: undefined, image: ['/a.jpg', '/b.mp4'] })).toEqual(['/a.jpg', '/b.mp4']);
  expect(urls({ media: [], image: '/a.jpg' })).toEqual(['/a.jpg']);
  expect(urls({ media: ['/a.jpg', { url: '/b.mp3' }], image: [] })).toEqual(['/a.jpg', '/b.mp3']);
  expect(urls({ image: [] })).toEqual(['/media/mug.jpg']);
  expect(urls({ media: [{ url: 'javascript:1' }, { url: null }, 7, null], image: ['/old.jpg'] })).toEqual(['/old.jpg']);
  expect(one({ media: [{ url: '/clip', type: 'video' }] }).media[0]?.kind).toBe('video');
});

test('sizes are read unchanged; without any there is one default size', () => {
  expect(one({ sizes: ['12 x 15 ', '1.5 x 2', 'FREE SIZE'] }).sizes).toEqual(['12 x 15 ', '1.5 x 2', 'FREE SIZE']);
  expect(one({ sizes: [{ size: 'M', stock: 3 }, 40, 'M', '', null, {}] }).sizes).toEqual(['M', '40']);
  expect(one({ sizes: ['x'.repeat(100), 'y'.repeat(101), Infinity] }).sizes).toEqual(['x'.repeat(100)]);
  for (const sizes of [undefined, null, [], 'M', [null], [' ']]) expect(one({ sizes }).sizes).toEqual([STANDARD_SIZE]);
});

test.each([
  [{ price: '₹1,299.00' }, { price: rupees(1299) }],
  [{ price: 'ask' }, { price: null }],
  [{ category: { name: ' Prints ' } }, { category: 'Prints' }],
  [{ category: { name: { name: 'x' } } }, { category: '' }],
  [{ subCategory: undefined, subcategory: ' Canvas ' }, { subCategory: 'Canvas' }],
  [{ bestseller: true }, { isBestseller: true }],
  [{ bestseller: 'true' }, { isBestseller: false }],
  [{ bestseller: 1 }, { isBestseller: false }],
  [{ rating: 47 }, { rating: 5 }],
  [{ rating: '4.26' }, { rating: 4.3 }],
  [{ rating: true }, { rating: 0 }],
  [{ customers: -3 }, { reviewCount: 0 }],
  [{ customers: '12' }, { reviewCount: 12 }],
  [{ customers: [12] }, { reviewCount: 0 }],
])('%j is read as %j', (fields, wanted) => {
  expect(one(fields)).toMatchObject(wanted);
});

test('HTML entities in names are decoded', () => {
  const fields = {
    name: 'Mugs &amp; Cups &#8211; 11&quot; &constructor; &nope;',
    category: { name: 'Men&#039;s Mugs' },
    subCategory: 'Black &amp;amp; White',
    reviews: [{ reviewer: 'Asha &amp; Ravi', comment: 'So &lt;b&gt;good&lt;/b&gt; &hearts;', rating: 5 }],
  };
  expect(one(fields)).toMatchObject({
    name: 'Mugs & Cups – 11" &constructor; &nope;',
    category: "Men's Mugs",
    subCategory: 'Black & White',
    reviews: [{ reviewer: 'Asha & Ravi', comment: 'So <b>good</b> ♥' }],
  });
  expect(read(rawProduct({ name: '&nbsp; &#0;' }))).toBeNull();
});

test.each([
  ['A mug &amp; a box', 'A mug & a box', null],
  ['Smaller than < 5 cm, or > 3', 'Smaller than < 5 cm, or > 3', null],
  ['<p>For <b>tea</b>.</p><ul><li>325&nbsp;ml</li></ul>', 'For tea.\n• 325 ml', undefined],
  ['&lt;p&gt;Escaped&lt;/p&gt;', 'Escaped', '<p>Escaped</p>'],
  ['<h1 class="x">Size</h1>A4<center>Now</center>', 'Size\nA4\nNow', '<h2>Size</h2>A4<p>Now</p>'],
  ['<table><tr><th>Size<th>Price<tr><td>A4<td>₹99</table>', 'Size Price\nA4 ₹99', undefined],
  ['Size: A4\n<b>Note:</b> oak', 'Size: A4\nNote: oak', 'Size: A4<br><b>Note:</b> oak'],
  ['<![CDATA[<p>Oak</p>]]>', 'Oak', '<p>Oak</p>'],
  ['One<br/>two<script>alert(1)</script>', 'One\ntwo', undefined],
])('the description %j is read as text, and as markup where it is some', (description, text, html = description) => {
  const markup = html === null ? null : { html, isClean: false };
  expect(one({ description })).toMatchObject({ description: text, markup });
});

test('an unusable review is dropped alone', () => {
  const unusable = [null, 'text', {}, { reviewer: {}, comment: [] }];
  const reviews = [...unusable, { comment: 'Good', rating: 9 }, { reviewer: 'Asha' }];
  expect(one({ reviews }).reviews).toEqual([
    { reviewer: '', comment: 'Good', rating: 5 },
    { reviewer: 'Asha', comment: '', rating: 0 },
  ]);
});

test('R6: whatever a field contains, a product has readable texts', () => {
  const nonsense = fc.oneof(fc.anything(), fc.jsonValue(), fc.constantFrom(Number.NaN, Infinity, '1e309', -0));
  const field = fc.constantFrom(...Object.keys(rawProduct()), 'image', 'subcategory');
  forAll(fc.dictionary(field, nonsense), (fields) => {
    const product = read({ ...rawProduct(), ...fields });
    if (!product) return;
    const { price, rating, reviewCount, addedAt, isBestseller, sizes } = product;
    expectReadable({ price, rating, reviewCount, addedAt, isBestseller });
    expect(sizes.length).toBeGreaterThan(0);
    for (const text of [product.name, product.description, product.category, ...sizes])
      expect(text).toBeTypeOf('string');
  });
});
