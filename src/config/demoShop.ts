/**
 * The shop of the demo, with which the embedded backend comes. A missing setting takes its value from here, so that the
 * demo needs none; a production build refuses every value here that a shopper would pay to, write to or call.
 */
export const DEMO_SHOP = {
  name: 'Kanuka',
  fullName: 'Kanuka Photo Gifts',
  town: 'Tenali',
  state: 'Andhra Pradesh',
  pinCode: '522201',
  /** In place of house and street in an address. */
  addressLine: 'Shop address line',
  phone: '+91 00000 00000',
  /** International, digits only. */
  whatsappNumber: '910000000000',
  email: 'hello@kanuka.example',
  /** For a shop with another name. */
  otherEmail: 'hello@shop.example',
  upiId: 'kanuka@upi',
  socialLinks: [
    'https://www.instagram.com/kanuka.example',
    'https://www.facebook.com/kanuka.example',
    'https://www.youtube.com/@kanuka.example',
  ],
  mapUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=80.60%2C16.22%2C80.68%2C16.26&layer=mapnik',
} as const;
