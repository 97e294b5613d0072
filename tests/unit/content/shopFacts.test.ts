// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { settingsFrom } from '#config/readSettings.ts';
import { settings } from '#config/settings.ts';
import { capabilitiesOf } from '#config/shopCapabilities.ts';
import { about } from '#content/about.ts';
import { checkoutMessages } from '#content/checkoutMessages.ts';
import { faq } from '#content/faq.ts';
import { messagesOf } from '#content/messages.ts';
import { privacy } from '#content/privacy.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { terms } from '#content/terms.ts';
import { openDays, type OpeningHours } from '#domain/shop/openingHours.ts';
import type { ShopCapabilities } from '#domain/shop/shopCapabilities.ts';
import { shopData } from '#seo/shopData.ts';
import { KANUKAS_OWN } from '#tests/support/anotherShop.ts';
import { manifestWith, withSettings } from '../../../scripts/build/shopSettings.ts';

const messages = messagesOf(commonMessages);

const ALL: ShopCapabilities = { stripe: true, razorpay: true, upi: true, whatsapp: true, mailService: true, map: true };

const ASHA = settingsFrom({ VITE_SHOP_NAME: 'Asha', VITE_SHOP_TOWN: 'Nashik', VITE_SHOP_STATE: 'Maharashtra' });

const LATE: OpeningHours = { firstDay: 'Tuesday', lastDay: 'Sunday', opens: '00:30', closes: '12:00' };

test('changed opening hours are shown in every text', () => {
  expect(messages.header.hours(settings.openingHours)).toBe('Mon-Sat 9:00 AM - 8:00 PM');
  expect(shopData()).toMatchObject({ openingHoursSpecification: { opens: '09:00', closes: '20:00' } });
  expect(messages.header.hours(LATE)).toBe('Tue-Sun 12:30 AM - 12:00 PM');
  expect(openDays(LATE)).toEqual(['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  for (const text of [
    JSON.stringify(messagesOf(faq)(LATE, ALL)),
    JSON.stringify(messagesOf(about)({ ...ASHA, openingHours: LATE }, ALL)),
  ]) {
    expect(text).toContain('Tuesday to Sunday, 12:30 AM to 12:00 PM.');
    expect(text).not.toContain('9:00 AM');
  }
});

const { orders, checkout } = messagesOf(checkoutMessages);

const textsOf = (capabilities: ShopCapabilities): string =>
  JSON.stringify([
    messagesOf(faq)(LATE, capabilities),
    messagesOf(about)(ASHA, capabilities),
    messagesOf(terms)(ASHA, capabilities),
    messagesOf(privacy)(ASHA, capabilities),
    orders.twice(2, capabilities),
    orders.paidTwice(capabilities),
    orders.settledHelp(capabilities),
    orders.tellUs(capabilities),
    checkout.blockers.changedUpi('₹598', capabilities),
  ])
    // Texts of every shop: details that it never requests.
    .replace('Card numbers, UPI PINs and bank passwords never reach us.', '')
    .replace('by phone, email or WhatsApp.', '')
    // Methods that every shop accepts, if need be by a payment link.
    .replace('We accept credit and debit cards, PayPal and UPI.', '')
    .replace(/For an? [\w, ]+ payment link/, 'For a payment link');

test.each([
  ['stripe', { stripe: false }, /Card \(Stripe\)/],
  ['Razorpay', { razorpay: false }, /“Razorpay”/],
  ['cards', { stripe: false, razorpay: false }, /Card \(Stripe\)|Razorpay|payment provider receives/],
  ['UPI', { upi: false }, /UPI/],
  ['WhatsApp', { whatsapp: false }, /WhatsApp/],
  ['a mail service', { mailService: false }, /contact form sends/],
  ['a map', { map: false }, /map provider/],
] as const)('a shop without %s mentions that method nowhere, and one with it does', (_, without, pattern) => {
  expect(textsOf(ALL)).toMatch(pattern);
  expect(textsOf({ ...ALL, ...without })).not.toMatch(pattern);
});

// The texts of a shop without them: tests/unit/prerender/anotherShop.test.ts.
test('the texts of no payment method or service name another shop', () => {
  expect(textsOf(ALL)).not.toMatch(KANUKAS_OWN);
});

test('PayPal, which has no setting, is offered by payment link only', () => {
  expect(textsOf(ALL)).not.toContain('PayPal');
});

test('the enabled features are read from the settings', () => {
  const off = settingsFrom({ VITE_UPI_ID: 'none', VITE_WHATSAPP_NUMBER: 'none', VITE_MAP_URL: 'none' });
  expect(Object.values(capabilitiesOf(off))).toEqual([false, false, false, false, false, false]);
  expect(capabilitiesOf(settingsFrom({ VITE_STRIPE_ENABLED: 'true' })).stripe).toBe(true);
  expect(capabilitiesOf(settingsFrom({ VITE_RAZORPAY_KEY_ID: 'rzp_live_1' })).razorpay).toBe(true);
});

test('the page has the shop’s name before any script runs, as text and never as markup', () => {
  const html = withSettings(readFileSync('index.html', 'utf8'), settingsFrom({ VITE_SHOP_NAME: 'Asha & <b>$&' }));
  expect(html).toContain('<title data-prerendered>Asha &amp; &lt;b&gt;$&amp; Photo Gifts</title>');
  expect(html).toMatch(/Asha &amp; &lt;b&gt;\$&amp; needs JavaScript/);
  expect(html).toMatch(/<\/svg>\s*<b class="long">Asha &amp; &lt;b&gt;\$&amp;<\/b>\s*<\/div>/);
  expect(html).not.toMatch(/Kanuka|__[A-Z_]+__/);
  expect(withSettings(readFileSync('index.html', 'utf8'), settingsFrom({}))).toContain('<i class="word"></i>');
});

test('a phone’s home screen has the shop’s name', () => {
  const settings = settingsFrom({ VITE_SHOP_NAME: 'Asha & <b>"$&' });
  const manifest = manifestWith(readFileSync('public/manifest.webmanifest', 'utf8'), settings);
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Asha & <b>"$& Photo Gifts', short_name: 'Asha & <b>"$&' });
});
