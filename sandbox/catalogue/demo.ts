/** Everything the demo shop sells and says, each list in the order in which the backend sends it. */
export { categories } from './categories.ts';
export { keywords } from './keywords.ts';
export { products } from './products.ts';
export { slides } from './slides.ts';
