// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mediaOriginsFrom, readingsFrom, settingsFrom } from '#config/readSettings.ts';
import { KANUKAS_OWN } from '#tests/support/anotherShop.ts';
import { holds } from '#tests/support/properties.ts';

const NAMES = Object.keys(readingsFrom({}));

test('a shop without any setting works', () => {
  const settings = settingsFrom({});
  expect(settings).toMatchObject({
    backendUrl: '',
    siteUrl: '',
    shopName: 'Kanuka',
    shopFullName: 'Kanuka Photo Gifts',
    shopTown: 'Tenali',
    shopPlace: 'Tenali, Andhra Pradesh',
    shopAddress: 'Kanuka Photo Gifts, Shop address line, Tenali, Andhra Pradesh 522201',
    shopEmail: 'hello@kanuka.example',
    upiPayeeName: 'Kanuka Photo Gifts',
    sign: 'drawn',
    shareCard: '/share-card.jpg',
    upiId: 'kanuka@upi',
    whatsappNumber: '910000000000',
    razorpayKeyId: null,
    isStripeEnabled: false,
    emailjs: null,
    cardOrigins: ['https://checkout.stripe.com'],
    deliveryFee: 0,
    splashMs: 2500,
  });
  expect(settings.socialLinks.length).toBeGreaterThan(0);
  expect(settings.mapUrl).toMatch(/^https:/);
});

test('a shop of another name uses no payment account, address or e-mail that it has not set', () => {
  const asha = settingsFrom({ VITE_SHOP_NAME: 'Asha', VITE_SHOP_TOWN: 'Nashik' });
  expect(asha).toMatchObject({
    shopFullName: 'Asha Photo Gifts',
    shopPlace: 'Nashik',
    shopAddress: 'Asha Photo Gifts, Shop address line, Nashik',
    shopEmail: 'hello@shop.example',
    socialLinks: [],
    mapUrl: null,
    upiId: null,
    upiPayeeName: 'Asha Photo Gifts',
    sign: 'short',
    shareCard: '/share-card-plain.jpg',
  });
  expect(JSON.stringify(asha)).not.toMatch(KANUKAS_OWN);
});

test.each([
  ['VITE_BACKEND_URL', 'javascript:alert(1)', { backendUrl: '' }],
  ['VITE_BACKEND_URL', 'https://user:pass@backend.example', { backendUrl: '' }],
  ['VITE_SITE_URL', 'shop . example', { siteUrl: '' }],
  ['VITE_MAP_URL', '<iframe src="javascript:alert(1)"></iframe>', { mapUrl: null }],
  ['VITE_MAP_URL', 'https://www.google.com/maps/place/Guntur', { mapUrl: null }],
  ['VITE_WHATSAPP_NUMBER', '+91 98765 4321', { whatsappNumber: null }],
  ['VITE_WHATSAPP_NUMBER', '98765 43210 / 98765 43211', { whatsappNumber: null }],
  ['VITE_UPI_ID', 'shop@gmail.com', { upiId: null }],
  ['VITE_SHOP_EMAIL', 'asha at gmail', {}],
  ['VITE_UPI_ID', 'a@b&am=1', { upiId: null }],
  ['VITE_RAZORPAY_KEY_ID', 'rzp_secret', { razorpayKeyId: null }],
  ['VITE_STRIPE_ENABLED', 'cards', { isStripeEnabled: false }],
  ['VITE_EMAILJS_SERVICE_ID', 'alone', { emailjs: null }],
  ['VITE_DELIVERY_FEE', '1.299,00', { deliveryFee: 0 }],
  ['VITE_DELIVERY_FEE', '99999999999', { deliveryFee: 0 }],
  ['VITE_SPLASH_MS', '1e9', { splashMs: 2500 }],
])('%s = %j switches its own feature off, and nothing else', (name, value, wanted) => {
  expect(settingsFrom({ [name]: value })).toEqual({ ...settingsFrom({}), ...wanted });
});

const FORTY_NINE = '49 | ₹ 49 | Rs 49 | rs.49 | Rs.49/- | 49 /- | 49/= | INR 49 | 49 rupees | 49.00 | ౪౯ | ४९';
const FREE = '0 | Free | none | ₹0 | 0.00';

test.each([
  ...FORTY_NINE.split(' | ').map((written) => [written, 49, '₹49'] as const),
  ...FREE.split(' | ').map((written) => [written, 0, 'delivery is free'] as const),
  ['₹1,29,900.50', 129_900.5, '₹1,29,900.50'],
] as const)('a delivery fee of %s is read as ₹%d', (written, wanted, note) => {
  expect(readingsFrom({ VITE_DELIVERY_FEE: written }).VITE_DELIVERY_FEE).toMatchObject({
    value: wanted * 100,
    note: expect.stringContaining(note),
  });
});

test.each([
  ['9876543210', '919876543210', 'guessed'],
  ['09876543210', '919876543210', 'guessed'],
  ['౯౮౭౬౫౪౩౨౧౦', '919876543210', 'guessed'],
  // Ten digits that begin with the digits of the country's code.
  ['9198765432', '919198765432', 'guessed'],
  ['+91 (98765) 43210', '919876543210', 'set'],
  ['0091 98765 43210', '919876543210', 'set'],
  ['https://wa.me/919876543210', '919876543210', 'read'],
  ['+971 50 123 4567', '971501234567', 'set'],
  ['971501234567', '971501234567', 'doubtful'],
  ['none', null, 'off'],
])('a WhatsApp number %s is %s (%s)', (written, value, state) => {
  expect(readingsFrom({ VITE_WHATSAPP_NUMBER: written }).VITE_WHATSAPP_NUMBER).toMatchObject({ value, state });
});

const EMAILJS = { VITE_EMAILJS_SERVICE_ID: 's', VITE_EMAILJS_TEMPLATE_ID: 't', VITE_EMAILJS_PUBLIC_KEY: 'k' };
const LINKS = 'a.example/b https://c.example\nwww.d.example, javascript:alert(1),';
const ORIGINS = 'checkout.stripe.com/pay pay.example,http://plain.example,nonsense';
const FRAME =
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;hl=en" width="600" height="450" style="border:0;" loading="lazy"></iframe>';

test.each([
  [{ VITE_SHOP_NAME: 'Sri Lakshmi Studio & Gifts' }, { shopFullName: 'Sri Lakshmi Studio & Gifts', sign: 'long' }],
  [{ VITE_SHOP_NAME: 'Kanuka' }, { shopFullName: 'Kanuka Photo Gifts', sign: 'drawn' }],
  [{ VITE_SHOP_FULL_NAME: 'Kanuka of Tenali' }, { shopFullName: 'Kanuka of Tenali', upiPayeeName: 'Kanuka of Tenali' }],
  [{ VITE_SHOP_TOWN: 'Nashik', VITE_SHOP_STATE: 'Maharashtra' }, { shopPlace: 'Nashik, Maharashtra' }],
  [{ VITE_SHOP_TOWN: 'Tenali' }, { shopPlace: 'Tenali, Andhra Pradesh' }],
  [{ VITE_SHOP_STATE: 'AP' }, { shopPlace: 'Tenali, AP' }],
  [EMAILJS, { emailjs: { serviceId: 's', templateId: 't', publicKey: 'k' } }],
  [{ VITE_STRIPE_ENABLED: 'Yes' }, { isStripeEnabled: true }],
  [{ VITE_SPLASH_MS: '0' }, { splashMs: 0 }],
  [{ VITE_RAZORPAY_KEY_ID: 'rzp_test_abc123' }, { razorpayKeyId: 'rzp_test_abc123' }],
  [{ VITE_BACKEND_URL: ' https://backend.example/v1/ ' }, { backendUrl: 'https://backend.example/v1' }],
  [{ VITE_BACKEND_URL: 'api.shop.example/v1/' }, { backendUrl: 'https://api.shop.example/v1' }],
  [{ VITE_BACKEND_URL: '192.168.1.5:4000' }, { backendUrl: 'http://192.168.1.5:4000' }],
  [{ VITE_SITE_URL: '//shop.example/' }, { siteUrl: 'https://shop.example' }],
  [
    { VITE_SOCIAL_LINKS: LINKS },
    { socialLinks: ['https://a.example/b', 'https://c.example', 'https://www.d.example'] },
  ],
  [{ VITE_SOCIAL_LINKS: 'none' }, { socialLinks: [] }],
  [{ VITE_CARD_ORIGINS: ORIGINS }, { cardOrigins: ['https://checkout.stripe.com', 'https://pay.example'] }],
  [{ VITE_MAP_URL: FRAME }, { mapUrl: 'https://www.google.com/maps/embed?pb=!1m18&hl=en' }],
  [{ VITE_MAP_URL: "<iframe width=1 src='//maps.example/e'>" }, { mapUrl: 'https://maps.example/e' }],
  [{ VITE_UPI_ID: 'upi://pay?pn=Asha&pa=shop%40okbank&cu=INR' }, { upiId: 'shop@okbank' }],
  [{ VITE_SHOP_EMAIL: 'mailto:asha@gmail.com' }, { shopEmail: 'asha@gmail.com' }],
])('%o is read as %o', (env, wanted) => {
  expect(settingsFrom(env)).toMatchObject(wanted);
});

test('pictures may come from http origins too, and invalid ones are skipped', () => {
  const written = 'https://cdn.shop.example/media/, http://10.0.0.2:8080,nonsense';
  const origins = ['https://cdn.shop.example', 'http://10.0.0.2:8080'];
  expect(mediaOriginsFrom({ VITE_MEDIA_ORIGINS: written })).toEqual(origins);
});

test('S21: no environment variable breaks the shop', () => {
  const value = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.webUrl(), fc.double().map(String));
  holds(
    fc.property(fc.dictionary(fc.constantFrom(...NAMES), value), (env) => {
      const settings = settingsFrom(env);
      for (const text of [settings.shopName, settings.shopAddress, settings.shopPhone, settings.shopEmail]) {
        expect(text.trim()).not.toBe('');
      }
      for (const url of [settings.backendUrl, settings.siteUrl, settings.mapUrl, ...settings.socialLinks]) {
        if (url) expect(['http:', 'https:']).toContain(new URL(url).protocol);
      }
      for (const origin of settings.cardOrigins) expect(new URL(origin).origin).toBe(origin);
      expect(Number.isSafeInteger(settings.deliveryFee) && settings.deliveryFee >= 0).toBe(true);
      expect(settings.splashMs >= 0 && settings.splashMs <= 60_000).toBe(true);
    }),
  );
});
