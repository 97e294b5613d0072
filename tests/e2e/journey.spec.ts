import { walkToAnOrder } from './support/journey.ts';
import { EVERYWHERE, test } from './support/shop.ts';

test(
  'a visitor finds a gift, signs up on the way, orders it for cash, and finds the order after a restart',
  EVERYWHERE,
  async ({ page, open, backend, isMobile }) => walkToAnOrder({ page, open, backend, isMobile }),
);
