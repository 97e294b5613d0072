import type { ShopWays } from '#domain/shopWays.ts';
import type { Settings } from './readSettings.ts';
import { settings } from './settings.ts';

/** What these settings have on. */
export function shopWaysOf(of: Settings): ShopWays {
  return {
    stripe: of.isStripeEnabled,
    razorpay: of.razorpayKeyId !== null,
    upi: of.upiId !== null,
    whatsapp: of.whatsappNumber !== null,
    mailService: of.emailjs !== null,
    map: of.mapUrl !== null,
  };
}

/** The ways of this build. */
export const shopWays: ShopWays = shopWaysOf(settings);
