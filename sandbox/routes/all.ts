import { Hono, type MiddlewareHandler } from 'hono';
import { jsonOf } from '../http/body.ts';
import { Refusal } from '../http/refusal.ts';
import type { Env, Services } from '../http/services.ts';
import type { SandboxOptions } from '../options.ts';
import { errorPage, notFoundPage } from '../http/errorPages.ts';
import { addCardPageRoutes } from '../payments/cardPage.ts';
import { addCardPaymentRoutes } from './cardPayments.ts';
import { addCartRoutes } from './cart.ts';
import { addListRoutes } from './lists.ts';
import { addMediaRoutes } from './media.ts';
import { addOrderRoutes } from './orders.ts';
import { addUserRoutes } from './users.ts';
import { addWidgetPaymentRoutes } from './widgetPayments.ts';
import { addEmbeddedWidgetRoutes } from '../payments/embeddedWidget.ts';

/** Every route of the backend; other paths go to the fallback or get a 404 page. */
export function allRoutes(services: Services, fallback: SandboxOptions['fallback']): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/api/*', jsonBody);
  app.use('/sandbox-razorpay/*', jsonBody);
  addMediaRoutes(app, services);
  addListRoutes(app, services);
  addUserRoutes(app, services);
  addCartRoutes(app, services);
  addOrderRoutes(app, services);
  addCardPaymentRoutes(app, services);
  addWidgetPaymentRoutes(app, services);
  addCardPageRoutes(app, services);
  addEmbeddedWidgetRoutes(app, services);
  app.notFound(async (c) => {
    const isForShop = !/^\/(?:api|media)(?:\/|$)/.test(c.req.path);
    return (isForShop ? await fallback?.(c.req.raw) : undefined) ?? notFoundPage(c.req.raw);
  });
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) console.error(error);
    return c.json({ success: false, message: error.message });
  });
  return app;
}

/** The JSON parser runs before every route, so a malformed body gives an error page whatever the path. */
const jsonBody: MiddlewareHandler<Env> = async (c, next) => {
  const reading = jsonOf(c.env.body, c.req.header('content-type') ?? null);
  if (reading.kind === 'tooLarge') return errorPage(413, 'PayloadTooLargeError: request entity too large');
  if (reading.kind === 'malformed') return errorPage(400, reading.reason);
  c.set('fields', reading.fields);
  return next();
};
