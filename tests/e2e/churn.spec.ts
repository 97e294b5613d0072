import type { CDPSession, Page } from '@playwright/test';

import { expect, goTo, test } from './support/shop.ts';
import { PRODUCTS } from './support/shopper.ts';

const VISITS = 20;

async function homeAndProduct(page: Page, times: number): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (let count = 0; count < times; count += 1) {
    await goTo(page, '/');
    await expect(heading).toHaveText('Welcome to Kanuka');
    await goTo(page, `/product/${PRODUCTS.weddingFrame.id}`);
    await expect(heading).toHaveText(PRODUCTS.weddingFrame.name);
  }
}

/** Nodes and listeners of the page after garbage collection. */
async function held(client: CDPSession): Promise<{ readonly nodes: number; readonly listeners: number }> {
  for (let pass = 0; pass < 3; pass += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

test('R27: many visits leave no nodes or listeners behind', async ({ page, open, context }) => {
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  await open(`/product/${PRODUCTS.weddingFrame.id}`);
  await homeAndProduct(page, 3);
  const before = await held(client);
  await homeAndProduct(page, VISITS);
  const after = await held(client);
  expect(before.nodes).toBeGreaterThan(100);
  expect(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners + 10);
  expect(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes * 1.25);
});
