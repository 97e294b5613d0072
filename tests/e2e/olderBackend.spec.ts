import { walkToAnOrder } from './support/journey.ts';
import { test } from './support/shop.ts';

// docs/backend.md, Generations. The ways to pay by card and in the widget are walked with both in buying/.
test('a visitor walks the whole way with the older backend too', async ({ page, open, backend, watch, isMobile }) => {
  // The names of the typing banner are one of its three missing calls; that they are missing is said to the console only.
  watch.allow(/status of 404 .*\/api\/api\/category/, /typing banner: Failed to fetch categories/);
  await backend.generationA();
  await walkToAnOrder({ page, open, backend, isMobile });
});
