import type { OpeningHours } from '#domain/shop/openingHours.ts';
import { withoutInvisibleMarks } from '#domain/text/text.ts';
import { parsed } from '#domain/text/url.ts';
import { openingHours } from '#own/openingHours.ts';
import { DEMO_SHOP } from './demoShop.ts';
import {
  asSet,
  isNone,
  mapReading,
  readUrl,
  readDeliveryFee,
  readEmail,
  reading,
  readLinks,
  readMap,
  readMilliseconds,
  readOrigins,
  readPhone,
  readRazorpayKey,
  readSwitch,
  readUpiId,
  readWhatsapp,
  type Reading,
} from './readValues.ts';

/** Facts of the shop that texts contain. */
export type ShopFacts = {
  /** The short name, for headings: 'Kanuka'. */
  readonly shopName: string;
  /** The full name, for invoices and policies: 'Kanuka Photo Products'. */
  readonly shopFullName: string;
  readonly shopTown: string;
  /** The town with its state, where that is known: 'Tenali, Andhra Pradesh'. */
  readonly shopPlace: string;
  readonly openingHours: OpeningHours;
};

/**
 * How the shop's name appears as a logo: as the drawing, which exists for one name only, or as letters, smaller if the
 * name does not fit on one line.
 */
type Sign = 'drawn' | 'short' | 'long';

/** How many letters fit on one line of a phone's header, and beside the hero's slides on home. */
const SHORT_NAME = 8;

/** 'Asha Photo Products'; a name that already says what it sells is unchanged. */
function fullNameOf(name: string): string {
  return /\b(?:gifts?|photos?)\b/i.test(name) ? name : `${name} Photo Gifts`;
}

/** A shorter one is probably incomplete: .env reads what follows a # as a comment. */
const SHORTEST_ADDRESS = 15;

type TextOf = (name: string) => string;

function readTown(town: string, isDemosName: boolean): Reading<string> {
  if (town !== '') return asSet(town);
  const isPlaceholder = !isDemosName;
  return reading(
    isPlaceholder ? 'placeholder' : 'default',
    DEMO_SHOP.town,
    isPlaceholder ? `not set: yours; the demo's is ${DEMO_SHOP.town}` : DEMO_SHOP.town,
  );
}

function readState(state: string, isDemosTown: boolean): Reading<string> {
  if (state !== '') return asSet(state);
  return isDemosTown ? reading('default', DEMO_SHOP.state, DEMO_SHOP.state) : reading('off', '', 'no state is named');
}

function readAddressLines(address: string, demo: string): Reading<string> {
  if (address === '') return reading('placeholder', demo, 'not set: yours, with street, town and PIN code');
  if (address.includes(DEMO_SHOP.addressLine))
    return reading('placeholder', address, "the demo's: no parcel and no customer finds you");
  return address.length < SHORTEST_ADDRESS
    ? reading('doubtful', address, `${address}: cut off? A value with a # in it needs double quotes`)
    : asSet(address);
}

function readSocialLinks(text: string, isDemosName: boolean): Reading<readonly string[]> {
  if (text === '' && isDemosName)
    return reading('placeholder', DEMO_SHOP.socialLinks, 'not set: the addresses of your profiles, or none');
  if (text === '' || isNone(text)) return reading('off', [], 'no links');
  const links = readLinks(text);
  const isDemos = links.value.some((link) => /kanuka\.example/i.test(link));
  return isDemos ? reading('placeholder', links.value, "the demo's: yours, or none") : links;
}

function readShopMap(text: string, isDemosTown: boolean): Reading<string | null> {
  if (text === '' && !isDemosTown) return reading('off', null, 'a sentence takes the place of the map');
  if (text === '')
    return reading('placeholder', DEMO_SHOP.mapUrl, 'not set: yours, which “Share”, “Embed a map” gives, or none');
  const map = readMap(text);
  return map.value === DEMO_SHOP.mapUrl
    ? reading('placeholder', map.value, "the demo's, of Tenali: yours, or none")
    : map;
}

function readPayee(text: string, fullName: string, isNamed: boolean): Reading<string> {
  const payee = text || fullName;
  if (payee === DEMO_SHOP.fullName && !isNamed)
    return reading('placeholder', payee, `the demo's, ${payee}: the name that your bank has`);
  return text === '' ? reading('default', payee, payee) : asSet(payee);
}

/** Reads the shop's identity. @param textOf the text of a setting, '' for a missing one */
function readShop(textOf: TextOf) {
  const writtenName = textOf('VITE_SHOP_NAME');
  const name =
    writtenName === ''
      ? reading('doubtful', DEMO_SHOP.name, `not set: the shop is called ${DEMO_SHOP.name}`)
      : asSet(writtenName);
  const isDemosName = name.value === DEMO_SHOP.name;
  const fullName = textOf('VITE_SHOP_FULL_NAME');
  const shopFullName = fullName || fullNameOf(name.value);
  const town = readTown(textOf('VITE_SHOP_TOWN'), isDemosName);
  const isDemosTown = town.value === DEMO_SHOP.town;
  const state = readState(textOf('VITE_SHOP_STATE'), isDemosTown);
  const place = state.value === '' ? town.value : `${town.value}, ${state.value}`;
  const pinCode = isDemosTown ? ` ${DEMO_SHOP.pinCode}` : '';
  return {
    VITE_SHOP_NAME: name,
    VITE_SHOP_FULL_NAME: fullName === '' ? reading('default', shopFullName, shopFullName) : asSet(shopFullName),
    VITE_SHOP_TOWN: town,
    VITE_SHOP_STATE: state,
    VITE_SHOP_ADDRESS: readAddressLines(
      textOf('VITE_SHOP_ADDRESS'),
      `${shopFullName}, ${DEMO_SHOP.addressLine}, ${place}${pinCode}`,
    ),
    VITE_SHOP_PHONE: readPhone(textOf('VITE_SHOP_PHONE')),
    VITE_SHOP_EMAIL: readEmail(textOf('VITE_SHOP_EMAIL'), isDemosName ? DEMO_SHOP.email : DEMO_SHOP.otherEmail),
    VITE_SOCIAL_LINKS: readSocialLinks(textOf('VITE_SOCIAL_LINKS'), isDemosName),
    VITE_MAP_URL: readShopMap(textOf('VITE_MAP_URL'), isDemosTown),
    VITE_UPI_ID: readUpiId(textOf('VITE_UPI_ID'), isDemosName ? DEMO_SHOP.upiId : null),
    VITE_UPI_PAYEE_NAME: readPayee(textOf('VITE_UPI_PAYEE_NAME'), shopFullName, writtenName === DEMO_SHOP.name),
  };
}

/** The facts from which texts, logos and pictures of the shop are derived. */
function shopFrom(read: ReturnType<typeof readShop>) {
  const shopName = read.VITE_SHOP_NAME.value;
  const shopTown = read.VITE_SHOP_TOWN.value;
  const state = read.VITE_SHOP_STATE.value;
  const isDrawn = shopName === DEMO_SHOP.name;
  const facts: ShopFacts = {
    shopName,
    shopFullName: read.VITE_SHOP_FULL_NAME.value,
    shopTown,
    shopPlace: state === '' ? shopTown : `${shopTown}, ${state}`,
    openingHours,
  };
  const sign: Sign = isDrawn ? 'drawn' : shopName.length > SHORT_NAME ? 'long' : 'short';
  return {
    ...facts,
    sign,
    /** The preview picture of links without their own: 1200 x 630, JPEG. */
    shareCard: isDrawn ? '/share-card.jpg' : '/share-card-plain.jpg',
  };
}

/** What VITE_* variables may hold before they are read: texts, or nothing. */
export type Env = Readonly<Record<string, unknown>>;

/** Every fact about the shop, most of which a deployment can change. `.env.example` explains each. */
export type Settings = Readonly<ReturnType<typeof settingsFrom>>;

/** The text of a setting, without outer spaces and invisible characters; '' for a missing one. */
export function textIn(env: Env, name: string): string {
  const value = env[name];
  return typeof value === 'string' ? withoutInvisibleMarks(value) : '';
}

const NO_LINKS = 'Canonical links and preview addresses are left out';

function readSite(text: string): Reading<string> {
  const read = readUrl(text, reading('doubtful', '', `not set. ${NO_LINKS}`), NO_LINKS);
  return (parsed(read.value)?.pathname ?? '/') === '/'
    ? read
    : reading('doubtful', read.value, `${read.value}: the shop works at the root of its address, not below a path`);
}

function readBackend(text: string): Reading<string> {
  const missing = reading('default', '', "the site's own origin");
  const read = readUrl(text, missing, "The site's own origin is asked");
  return read.value !== '' && read.value.endsWith('/api')
    ? reading('doubtful', read.value, `${read.value}: every call adds /api by itself, so this asks …/api/api/…`)
    : read;
}

function readMediaOrigins(text: string): Reading<readonly string[]> {
  return text === '' ? reading('off', [], 'none') : readOrigins(text, /^https?:/, 'web address');
}

function readCardOrigins(text: string): Reading<readonly string[]> {
  const stripes = 'https://checkout.stripe.com';
  return text === '' ? reading('default', [stripes], stripes) : readOrigins(text, /^https:/, 'https address');
}

const EMAILJS = ['VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'VITE_EMAILJS_PUBLIC_KEY'] as const;

/** The account of the e-mail service: all three of its settings or none. */
function readEmailjs(textOf: (name: string) => string) {
  const missing = EMAILJS.filter((name) => textOf(name) === '');
  const read = (name: string): Reading<string | null> => {
    const text = textOf(name);
    if (missing.length === EMAILJS.length) return reading('off', null, 'the contact form hands over to other ways');
    if (missing.length === 0) return asSet(text);
    const note =
      text === '' ? 'missing, and the others are of no use without it' : `of no use without ${missing.join(', ')}`;
    return reading('unusable', null, `${note}. The contact form cannot send`);
  };
  const orderTemplate = textOf('VITE_EMAILJS_ORDER_TEMPLATE_ID');
  return {
    VITE_EMAILJS_SERVICE_ID: read('VITE_EMAILJS_SERVICE_ID'),
    VITE_EMAILJS_TEMPLATE_ID: read('VITE_EMAILJS_TEMPLATE_ID'),
    VITE_EMAILJS_PUBLIC_KEY: read('VITE_EMAILJS_PUBLIC_KEY'),
    VITE_EMAILJS_ORDER_TEMPLATE_ID:
      orderTemplate === ''
        ? reading('off', null, 'no order e-mail')
        : mapReading(asSet(orderTemplate), (id): string | null => id),
  };
}

/** The backend that pages are prerendered from, which browsers never see; '' if none is named or readable. */
function readBuildBackend(text: string): Reading<string> {
  return readUrl(text, reading('off', '', 'none is named'), 'No page can be written from it');
}

/** The command that publishing runs for the web server; '' for none. scripts/deploy/publishing.mjs */
function readCommand(text: string): Reading<string> {
  return text === ''
    ? reading('off', '', 'after publishing, have the web server read the headers yourself')
    : asSet(text);
}

/** The shop's own folder; '' for the demo's. scripts/build/ownFolder.mjs checks it. */
function readFolder(text: string): Reading<string> {
  return text === '' ? reading('off', '', "texts and hours are the demo's") : asSet(text);
}

/**
 * Every setting by its name, with its value and how it was read. Missing and unusable settings have a working value.
 * Never throws.
 */
export function readingsFrom(env: Env) {
  const textOf = (name: string): string => textIn(env, name);
  return {
    VITE_SITE_URL: readSite(textOf('VITE_SITE_URL')),
    VITE_BACKEND_URL: readBackend(textOf('VITE_BACKEND_URL')),
    KANUKA_BUILD_BACKEND: readBuildBackend(textOf('KANUKA_BUILD_BACKEND')),
    KANUKA_AFTER_PUBLISH: readCommand(textOf('KANUKA_AFTER_PUBLISH')),
    KANUKA_SHOP_FOLDER: readFolder(textOf('KANUKA_SHOP_FOLDER')),
    VITE_MEDIA_ORIGINS: readMediaOrigins(textOf('VITE_MEDIA_ORIGINS')),
    ...readShop(textOf),
    VITE_WHATSAPP_NUMBER: readWhatsapp(textOf('VITE_WHATSAPP_NUMBER')),
    VITE_DELIVERY_FEE: readDeliveryFee(textOf('VITE_DELIVERY_FEE')),
    VITE_STRIPE_ENABLED: readSwitch(textOf('VITE_STRIPE_ENABLED'), 'Card payment'),
    VITE_CARD_ORIGINS: readCardOrigins(textOf('VITE_CARD_ORIGINS')),
    VITE_RAZORPAY_KEY_ID: readRazorpayKey(textOf('VITE_RAZORPAY_KEY_ID')),
    ...readEmailjs(textOf),
    VITE_SPLASH_MS: readMilliseconds(textOf('VITE_SPLASH_MS'), 2500),
  };
}

/** Origins of pictures and clips beside the site and its backend. The storefront itself needs none of them. */
export function mediaOriginsFrom(env: Env): readonly string[] {
  return readMediaOrigins(textIn(env, 'VITE_MEDIA_ORIGINS')).value;
}

/** Reads the settings; missing or malformed values get a working default or switch their feature off. Never throws. */
export function settingsFrom(env: Env) {
  const read = readingsFrom(env);
  const serviceId = read.VITE_EMAILJS_SERVICE_ID.value;
  const templateId = read.VITE_EMAILJS_TEMPLATE_ID.value;
  const publicKey = read.VITE_EMAILJS_PUBLIC_KEY.value;
  return {
    /** Origin and path of the REST backend without a trailing slash; '' is the site itself. */
    backendUrl: read.VITE_BACKEND_URL.value,
    /** Public URL of the storefront without a trailing slash; '' omits canonical links. */
    siteUrl: read.VITE_SITE_URL.value,
    ...shopFrom(read),
    shopAddress: read.VITE_SHOP_ADDRESS.value,
    shopPhone: read.VITE_SHOP_PHONE.value,
    shopEmail: read.VITE_SHOP_EMAIL.value,
    socialLinks: read.VITE_SOCIAL_LINKS.value,
    /** URL of a map that may be framed; null hides the map. */
    mapUrl: read.VITE_MAP_URL.value,
    upiId: read.VITE_UPI_ID.value,
    upiPayeeName: read.VITE_UPI_PAYEE_NAME.value,
    /** International number, digits only; null hides WhatsApp links. */
    whatsappNumber: read.VITE_WHATSAPP_NUMBER.value,
    razorpayKeyId: read.VITE_RAZORPAY_KEY_ID.value,
    isStripeEnabled: read.VITE_STRIPE_ENABLED.value,
    emailjs: serviceId && templateId && publicKey ? { serviceId, templateId, publicKey } : null,
    emailjsOrderTemplateId: read.VITE_EMAILJS_ORDER_TEMPLATE_ID.value,
    /** Origins that a card payment may redirect to, beside the site's and the backend's. */
    cardOrigins: read.VITE_CARD_ORIGINS.value,
    deliveryFee: read.VITE_DELIVERY_FEE.value,
    splashMs: read.VITE_SPLASH_MS.value,
  };
}
