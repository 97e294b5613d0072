import type { Page } from '@playwright/test';

/** Limits the backend's product list; the prerendered pages contain all products. */
export async function listOnly(page: Page, count: number): Promise<void> {
  await page.route('**/api/product/list', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { products: unknown[] };
    await route.fulfill({ response, json: { ...body, products: body.products.slice(0, count) } });
  });
}
