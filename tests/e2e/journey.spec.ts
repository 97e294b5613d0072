import { walkToAnOrder } from './support/journey.ts';
import { PHONE_TOO, test } from './support/shop.ts';

test(
  'S13: a visitor finds a gift, signs up on the way, orders it for cash, leaves no address on the disk, and finds the order after a restart',
  PHONE_TOO,
  async ({ page, open, backend, isMobile }) => walkToAnOrder({ page, open, backend, isMobile }),
);
