import { Hono } from 'hono';
import type { Services } from '../http/services.ts';
import { isRecord } from '../catalogue/catalogues.ts';
import type { FaultRule } from '../faults/faultSchema.ts';

/** Switches for tests (docs/backend.md, The sandbox). They are never subject to the faults they set. */
export function controlRoutes(services: Services): Hono {
  const { faults, journal, mode, store } = services;
  const app = new Hono().basePath('/__sandbox');
  const done = { success: true } as const;

  // Without a body, or with JSON as plain text, any page in the developer's browser could send these calls.
  app.use(async (c, next) => {
    const from = c.req.header('origin');
    if (from !== undefined && from !== new URL(c.req.url).origin) throw new Error(`Not for pages of ${from}`);
    return next();
  });

  app.post('/faults', async (c) => {
    const rules: unknown = await c.req.json();
    for (const rule of Array.isArray(rules) ? (rules as FaultRule[]) : [rules as FaultRule]) faults.add(rule);
    return c.json(done);
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json(done);
  });
  app.post('/release', (c) => {
    faults.release();
    return c.json(done);
  });
  app.get('/log', (c) => c.json({ success: true, log: journal.entries() }));
  app.delete('/log', (c) => {
    journal.clear();
    return c.json(done);
  });
  app.get('/orders', (c) => c.json({ success: true, orders: store.orders.all() }));
  app.post('/generation', async (c) => {
    const wanted: unknown = await c.req.json();
    if (!isRecord(wanted)) throw new Error('Send {"generationA": true or false}');
    mode.generationA = wanted['generationA'] === true;
    mode.limiter = typeof wanted['limiter'] === 'boolean' ? wanted['limiter'] : mode.generationA;
    mode.checksSignatures = wanted['checksSignatures'] === true;
    mode.capturesLate = wanted['capturesLate'] === true;
    return c.json({ success: true, ...mode });
  });
  app.post('/capture', (c) => {
    store.payments.capture();
    return c.json(done);
  });
  app.post('/reset', (c) => {
    services.reset();
    return c.json(done);
  });
  app.onError((error, c) => c.json({ success: false, message: error.message }, 400));
  return app;
}
