import { walkToAnOrder } from './support/journey.ts';
import { PHONE_TOO, test } from './support/shop.ts';

test(
  'S13: a visitor finds a gift, signs up, and orders it for cash',
  PHONE_TOO,
  async ({ page, open, backend, isMobile }) => walkToAnOrder({ page, open, backend, isMobile }),
);
