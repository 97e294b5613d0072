// @vitest-environment node
import { expect, test } from 'vitest';

import { en } from '#content/en/checkout.ts';
import { hi } from '#content/hi/checkout.ts';
import { te } from '#content/te/checkout.ts';
import { formatPaise } from '#domain/money/money.ts';
import { itemsText, shortItems } from '#domain/order/itemsText.ts';
import { anOrderItem, rupees } from '#tests/support/factories.ts';

const AMOUNT = rupees(129_999);
const NUMBER = '0A1B2C3D';

const items = Array.from({ length: 60 }, (_, n) =>
  anOrderItem({ name: `Personalised Photo Mug with a long name ${n}`, size: '325 ml', quantity: 10 }),
);

test.each([
  ['en', en],
  ['te', te],
  ['hi', hi],
])('in %s a UPI message begins with what the shop compares, and fits into an app', (_, messages) => {
  const { message } = messages.checkout.upi;
  const { proofMessage, andMore } = messages.orders;
  const texts = [
    message(shortItems(itemsText(items), andMore), formatPaise(AMOUNT), NUMBER),
    proofMessage(NUMBER, formatPaise(AMOUNT), shortItems(itemsText(items), andMore)),
  ];
  for (const text of texts) {
    expect(text.length, 'apps cut longer ones').toBeLessThan(1000);
    // The data that the shop has to compare is not cut off.
    const opening = text.slice(0, text.indexOf('\nUPI transaction ID: \n10 x Personalised'));
    expect(opening).toContain(`I have paid ₹1,29,999 by UPI for order ${NUMBER}. Please confirm my payment`);
    const shown = text.split('\n').filter((row) => row.startsWith('10 x ')).length;
    expect(text).toContain(andMore(items.length - shown));
    expect(text).toContain(`and ${items.length - shown} more`);
  }
});
