import type { Page } from '@playwright/test';

/** The backend lists no more than so many products; the prerendered pages hold all of them. */
export async function listOnly(page: Page, count: number): Promise<void> {
  await page.route('**/api/product/list', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { products: unknown[] };
    await route.fulfill({ response, json: { ...body, products: body.products.slice(0, count) } });
  });
}
