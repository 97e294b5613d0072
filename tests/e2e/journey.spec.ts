import { walkToAnOrder } from './support/journey.ts';
import { expect, test } from './support/shop.ts';

// In a translated shop: translated.spec.ts.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('S13: a newcomer finds a gift, adds a photo, signs up, and orders for cash in ten taps', async ({
  page,
  open,
  backend,
}) => {
  test.slow();
  await walkToAnOrder({ page, open, backend });
  await page.goto('about:blank');
  await backend.restart();
  await open('/orders');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});
