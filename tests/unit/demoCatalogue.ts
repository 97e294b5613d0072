import * as v from 'valibot';

import { productSchema } from '#api/products.ts';
import type { Product } from '#domain/product/product.ts';
import { products } from '#sandbox/catalogue/demo.ts';

/** The demo's products as the shop reads them, newest first. */
export const demoProducts: readonly Product[] = products.toReversed().map((raw) => v.parse(productSchema, raw));

/** A product of the demo by its name. @throws Error when there is none */
export function demoProduct(name: string): Product {
  const found = demoProducts.find((product) => product.name === name);
  if (!found) throw new Error(`No product named ${name}`);
  return found;
}
