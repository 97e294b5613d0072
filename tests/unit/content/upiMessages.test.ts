// @vitest-environment node
import { expect, test } from 'vitest';

import { en } from '#content/en/checkout.ts';
import { hi } from '#content/hi/checkout.ts';
import { te } from '#content/te/checkout.ts';
import { formatPaise } from '#domain/money/money.ts';
import { itemsText, orderText, shortItems } from '#domain/order/orderText.ts';
import { anOrderItem, rupees } from '#tests/support/factories.ts';

/** Apps cut longer messages. */
const MOST_LETTERS = 1000;
const AMOUNT = rupees(129_999);
const NUMBER = '0A1B2C3D';

const items = Array.from({ length: 60 }, (_, n) =>
  anOrderItem({ name: `Personalised Photo Mug with a long name ${n}`, size: '325 ml', quantity: 10 }),
);

test.each([
  ['en', en],
  ['te', te],
  ['hi', hi],
])(
  'in %s both messages about a UPI payment contain id and order first, then the items, within 1,000 letters',
  (_, words) => {
    const { message } = words.checkout.upi;
    const { proofMessage, andMore } = words.orders;
    const texts = [
      message(shortItems(itemsText(items), andMore), formatPaise(AMOUNT), NUMBER),
      proofMessage(NUMBER, orderText({ items, amount: AMOUNT }, andMore)),
    ];
    for (const text of texts) {
      expect(text.length).toBeLessThan(MOST_LETTERS);
      expect(text.startsWith('UPI transaction ID: \n')).toBe(true);
      expect(text.indexOf(NUMBER)).toBeGreaterThan(0);
      expect(text.indexOf(NUMBER)).toBeLessThan(text.indexOf('10 x Personalised'));
      // The data that the shop has to compare is not cut off.
      expect(text).toContain('₹1,29,999');
      const shown = text.split('\n').filter((row) => row.startsWith('10 x ')).length;
      expect(text).toContain(andMore(items.length - shown));
      expect(text).toContain(`and ${items.length - shown} more`);
    }
  },
);
