import { cleanup, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

import { openCheckout } from './checkout.ts';
import { holdClock } from './clock.ts';
import { anAddress } from './factories.ts';

export const TICK = 'I have completed the UPI payment';

/** The checkout with a filled-in form and UPI selected, for a logged-in shopper. The clock is stopped from here on. */
export async function openUpi(address = anAddress()) {
  vi.useRealTimers();
  cleanup();
  const checkout = await openCheckout(address);
  fireEvent.click(checkout.main.getByRole('radio', { name: /^UPI QR/ }));
  const code = await checkout.main.findByRole('img', { name: 'UPI QR code: pay ₹598 to Kanuka Photo Gifts' });
  const clock = holdClock();
  const box = (): HTMLElement => checkout.main.getByRole('checkbox', { name: TICK });
  return { ...checkout, clock, code, box, tick: () => fireEvent.click(box()) };
}
