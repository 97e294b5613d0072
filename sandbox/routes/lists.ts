import type { Hono } from 'hono';
import { listAnswer } from '../http/listAnswer.ts';
import { isRecord, productWithId } from '../catalogue/catalogues.ts';
import type { Env, RouteContext, Services } from '../http/services.ts';
import { notFoundPage } from '../http/errorPages.ts';

/** Everything a visitor reads (docs/backend.md, Lists). Three of these calls do not exist in generation A. */
export function addListRoutes(app: Hono<Env>, { mode }: Services): void {
  const missingInA = (c: RouteContext, answer: () => Response) =>
    mode.generationA ? notFoundPage(c.req.raw) : answer();

  app.get('/api/product/list', (c) => listAnswer(c, 'products', c.env.catalogue.products));
  app.get('/api/product/:id', (c) => missingInA(c, () => oneProduct(c, c.req.param('id'))));
  app.get('/api/slides/list', (c) => listAnswer(c, 'slides', c.env.catalogue.slides));
  app.get('/api/catagere/list', (c) => listAnswer(c, 'catageres', c.env.catalogue.categories));
  app.get('/api/category', (c) => listAnswer(c, 'categories', plainCategories(c.env.catalogue.categories)));
  app.get('/api/api/category', (c) =>
    missingInA(c, () => listAnswer(c, 'categories', plainCategories(c.env.catalogue.categories))),
  );
  app.get('/api/keyword', (c) => listAnswer(c, 'keywords', c.env.catalogue.keywords));
  app.get('/api/keywords', (c) => missingInA(c, () => listAnswer(c, 'keywords', c.env.catalogue.keywords)));
  app.get('/api/keyword/:slug', (c) => oneKeyword(c, c.req.param('slug')));
}

function oneProduct(c: RouteContext, id: string): Response {
  const product = productWithId(c.env.catalogue, id);
  if (product === undefined) return c.json({ success: false, message: 'Product not found' }, 404);
  return c.json({ success: true, product });
}

function oneKeyword(c: RouteContext, slug: string): Response {
  const keyword = c.env.catalogue.keywords.find((entry) => isRecord(entry) && entry['slug'] === slug);
  if (keyword === undefined) return c.json({ success: false, message: 'Keyword not found' }, 404);
  return c.json({ success: true, keyword });
}

/** The same categories without pictures, oldest first: a separate collection in the backend. */
function plainCategories(categories: readonly unknown[]): readonly unknown[] {
  return categories.map(withoutImage).toReversed();
}

function withoutImage(category: unknown): unknown {
  if (!isRecord(category)) return category;
  const { image: _, ...plain } = category;
  return plain;
}
