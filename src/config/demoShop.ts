/**
 * The shop of the demo, which the embedded backend belongs to. What a setting does not say is taken from here, so that the
 * demo needs none; a build for production refuses whatever of it a shopper would pay to, write to or call.
 */
export const DEMO_SHOP = {
  name: 'Kanuka',
  fullName: 'Kanuka Photo Gifts',
  town: 'Tenali',
  state: 'Andhra Pradesh',
  pinCode: '522201',
  /** Where an address would name house and street. */
  addressLine: 'Shop address line',
  phone: '+91 00000 00000',
  /** International, digits only. */
  whatsappNumber: '910000000000',
  email: 'hello@kanuka.example',
  /** Of a shop with another name. */
  otherEmail: 'hello@shop.example',
  upiId: 'kanuka@upi',
  socialLinks: [
    'https://www.instagram.com/kanuka.example',
    'https://www.facebook.com/kanuka.example',
    'https://www.youtube.com/@kanuka.example',
  ],
  mapUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=80.60%2C16.22%2C80.68%2C16.26&layer=mapnik',
} as const;
