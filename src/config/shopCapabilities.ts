import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';
import type { Settings } from './readSettings.ts';
import { settings } from './settings.ts';

/** The capabilities that these settings switch on. */
export function capabilitiesOf(of: Settings): ShopCapabilities {
  return {
    stripe: of.isStripeEnabled,
    razorpay: of.razorpayKeyId !== null,
    upi: of.upiId !== null,
    whatsapp: of.whatsappNumber !== null,
    mailService: of.emailjs !== null,
    map: of.mapUrl !== null,
  };
}

/** The capabilities of this build. */
export const shopCapabilities: ShopCapabilities = capabilitiesOf(settings);
