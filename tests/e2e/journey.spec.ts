import { walkToAnOrder } from './support/journey.ts';
import { test } from './support/shop.ts';

// On a desktop: translated.spec.ts.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('S13: a visitor finds a gift, signs up, and orders it for cash', async ({ page, open, backend, isMobile }) =>
  walkToAnOrder({ page, open, backend, isMobile }));
