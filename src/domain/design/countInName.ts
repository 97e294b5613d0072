import { fold, type Product } from '#domain/product/product.ts';

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const NUMBER = String.raw`(\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`;
const PRINTS = new RegExp(String.raw`\b(?:set|sheet|string|pack) of ${NUMBER}\b`);
const PHOTOS = new RegExp(String.raw`\b${NUMBER} photos?\b`);
/** A product has at most so many prints with a photo each; the shop confirms what says more. */
export const MAX_PRINTS = 24;

const numberOf = (text: string | undefined): number => NUMBER_WORDS[text ?? ''] ?? Number(text);

type NamedProduct = Pick<Product, 'name' | 'subCategory'>;

/** Where a number is looked for: the size before the product's name. */
const textsOf = ({ name, subCategory }: NamedProduct, size: string): readonly string[] => [
  fold(size),
  fold(`${name} ${subCategory}`),
];

/** How many prints a size, else a name says: 'Set of 8', 'Pack of 4', 'Sheet of six'; null where neither does. */
export function printsNamed(product: NamedProduct, size: string): number | null {
  const counts = textsOf(product, size).map((text) => numberOf(PRINTS.exec(text)?.[1]));
  return counts.find((count) => count >= 2) ?? null;
}

/** How many photos a size, else a name says that one print has: 'for 3 Photos'; null where neither does. */
export function photosNamed(product: NamedProduct, size: string): number | null {
  const counts = textsOf(product, size).map((text) => numberOf(PHOTOS.exec(text)?.[1]));
  return counts.find((count) => count >= 2) ?? null;
}
