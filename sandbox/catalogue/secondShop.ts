import { databaseFields } from './databaseFields.ts';
import type { Catalogue } from './types.ts';

const DAY = '2025-03-0';
const PICTURES = ['/media/slides/slide-1.jpg', '/media/slides/slide-3.jpg'] as const;

const PRODUCTS: readonly (readonly [name: string, category: string, price: number])[] = [
  ['Wooden Jigsaw, 120 Pieces', 'Jigsaws', 649],
  ['Round Jigsaw, 60 Pieces', 'Jigsaws', 499],
  ['Jute Lunch Bag', 'Jute Bags', 349],
];

const products = PRODUCTS.map(([name, category, price], index) => ({
  _id: databaseFields('product', `${DAY}${index + 1}T10:00:00+05:30`, index + 901)._id,
  name,
  description: `${name}, printed with your picture.`,
  price,
  bestseller: true,
  category,
  subCategory: '',
  sizes: ['Small', 'Large'],
  rating: 0,
  customers: 0,
  reviews: [],
  media: [
    {
      ...databaseFields('media', `${DAY}1T10:00:00+05:30`, index + 901),
      type: 'image',
      url: PICTURES[index % 2] ?? '',
    },
  ],
  date: Date.parse(`${DAY}${index + 1}T10:00:00+05:30`),
}));

/** Newest first, as the backend sends them. */
const categories = ['Jigsaws', 'Jute Bags']
  .map((name, index) => ({
    ...databaseFields('category', `${DAY}1T11:00:00+05:30`, index + 901),
    name,
    image: [PICTURES[index] ?? ''],
  }))
  .toReversed();

const slides = PICTURES.map((picture, index) => ({
  ...databaseFields('slide', `${DAY}1T12:00:00+05:30`, index + 901),
  name: 'Gifts',
  image: [picture],
}));

const keywords = [
  {
    ...databaseFields('keyword', `${DAY}1T13:00:00+05:30`, 901),
    slug: 'jigsaws-for-grandparents',
    keyword: 'Jigsaws for grandparents',
    description: 'How many pieces, and which picture.',
    content: '<p>Large pieces, one face each.</p>',
  },
];

/** A second shop's catalogue. It shares nothing with the demo's, so that tests detect the demo's texts in another shop. */
export const secondShop: Catalogue = { products, slides, categories, keywords };
