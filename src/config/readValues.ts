import { formatPaise, paise, paiseFromRupees, type Paise } from '#domain/money/money.ts';
import { withPlainDigits } from '#domain/text/text.ts';
import { isWeb, parsed } from '#domain/text/url.ts';
import { EMBEDDED_WIDGET_KEY } from '#lib/razorpay.ts';
import { DEMO_SHOP } from './demoShop.ts';

/**
 * How a setting was read. `set`: as written. `default`, `off`: nothing was written, or `none`. `read`: written
 * differently, but the meaning is certain. `guessed`: the meaning is likely. `doubtful`: used, although probably a
 * mistake. `placeholder`: the demo's. `unusable`: it has no meaning.
 */
export type ReadingState = 'set' | 'default' | 'off' | 'read' | 'guessed' | 'doubtful' | 'placeholder' | 'unusable';

/** The value of a setting and how it was read, in one result, so that shop and doctor cannot disagree. */
export type Reading<T> = {
  readonly value: T;
  readonly state: ReadingState;
  /** What the owner reads: the value, or why there is none and what to write. */
  readonly note: string;
};

/** A setting as it was read. */
export function reading<T>(state: ReadingState, value: T, note: string): Reading<T> {
  return { state, value, note };
}

/** A value as it was written; the note repeats it. */
export function asSet<T>(value: T, note = String(value)): Reading<T> {
  return reading('set', value, note);
}

/** The same reading with a derived value. */
export function mapReading<T, U>({ state, value, note }: Reading<T>, to: (value: T) => U): Reading<U> {
  return { state, value: to(value), note };
}

/** An owner writes `none` to switch off a default. */
export function isNone(text: string): boolean {
  return /^none$/i.test(text);
}

/** 'shop.example', 'localhost:4000/x', '10.0.0.2': a host that lacks only its scheme. */
const BARE_HOST =
  /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]+)(?::\d+)?(?:[/?#]\S*)?$/u;
/** Hosts of this computer or its network, which rarely have a certificate. */
const LOCAL_HOST = /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

const EXAMPLE = 'such as https://shop.example';

/**
 * Normalises a URL: adds a missing scheme and removes a trailing slash; null for anything else. Only http and
 * https are accepted, without user info.
 */
function normalisedUrl(text: string): string | null {
  const hasScheme = /^https?:\/\/[^/]/i.test(text);
  const bare = text.replace(/^\/\//, '');
  if (!hasScheme && !BARE_HOST.test(bare)) return null;
  const whole = hasScheme ? text : `${LOCAL_HOST.test(bare) ? 'http' : 'https'}://${bare}`;
  const url = parsed(whole);
  return url && isWeb(url) ? whole.replace(/\/+$/, '') : null;
}

/** A URL as a setting, without query and fragment: paths are added to it. @param missing state and note of a shop without it */
export function readUrl(text: string, missing: Reading<string>, unusable: string): Reading<string> {
  if (text === '') return missing;
  const url = normalisedUrl(text.replace(/[?#].*$/s, ''));
  if (url === null) return reading('unusable', missing.value, `no web address, ${EXAMPLE}. ${unusable}`);
  return url === text.replace(/\/+$/, '') ? asSet(url) : reading('read', url, `read as ${url}`);
}

/** The parts of a list: commas, spaces and new lines separate them. */
function partsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

/** Reads each part of a list; unusable parts are left out and reported. */
function readParts(text: string, read: (part: string) => string | null, what: string): Reading<readonly string[]> {
  const parts = partsOf(text);
  const found = parts.map((part) => ({ part, value: read(part) }));
  const values = found.flatMap(({ value }) => value ?? []);
  const lost = found.flatMap(({ part, value }) => (value === null ? [part] : []));
  if (lost.length > 0) return reading('unusable', values, `left out: ${lost.join(', ')} (no ${what})`);
  const isAsWritten =
    values.join(',') ===
    text
      .split(',')
      .map((part) => part.trim().replace(/\/+$/, ''))
      .join(',');
  return isAsWritten ? asSet(values, values.join(', ')) : reading('read', values, `read as ${values.join(', ')}`);
}

/** URLs in a list. */
export function readLinks(text: string): Reading<readonly string[]> {
  return readParts(text, normalisedUrl, 'web address');
}

/** Origins in a list, whatever path follows them. */
export function readOrigins(text: string, schemes: RegExp, what: string): Reading<readonly string[]> {
  return readParts(
    text,
    (part) => {
      const origin = parsed(normalisedUrl(part) ?? '')?.origin ?? '';
      return schemes.test(origin) ? origin : null;
    },
    what,
  );
}

/** Google Maps refuses to be framed except at the URLs of 'Embed a map'. */
function isUnframed({ hostname, pathname, searchParams }: URL): boolean {
  if (/^(?:maps\.app\.goo\.gl|goo\.gl)$/.test(hostname)) return true;
  const isGoogles = /(?:^|\.)google\.[a-z.]+$/.test(hostname);
  return isGoogles && !pathname.startsWith('/maps/embed') && searchParams.get('output') !== 'embed';
}

/** A map that may be framed: its URL, or the whole <iframe> that a map site offers to copy. */
export function readMap(text: string): Reading<string | null> {
  if (isNone(text)) return reading('off', null, 'none: a sentence takes the place of the map');
  const frame = /<iframe\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text);
  const source = (frame?.[1] ?? frame?.[2] ?? text).replaceAll('&amp;', '&').trim();
  const url = normalisedUrl(source);
  const parts = parsed(url ?? '');
  if (url === null || parts === null)
    return reading('unusable', null, 'no address of a map: paste what “Share”, “Embed a map” gives, or none');
  if (isUnframed(parts))
    return reading(
      'unusable',
      null,
      'Google Maps does not let this address be shown: “Share”, “Embed a map” gives one that it does',
    );
  return url === text.replace(/\/+$/, '') ? asSet(url) : reading('read', url, `read as ${url}`);
}

/** Symbols and words around an amount in India: '₹49', 'Rs. 49', '49/-', '49 rupees only'. */
const BEFORE_AMOUNT = /^(?:₹|rs\.?|inr|rupees)\s*/i;
const AFTER_AMOUNT = /\s*(?:\/[-=]?|₹|rs\.?|inr|rupees?)?(?:\s*only)?\.?$/i;
/** '1299', '1,299.00', '1,29,900': the last group of a number has three digits in India as elsewhere. */
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2})?$/;

/** An Indian amount in rupees, in paise; null if it is not an amount. Zero is one. */
function rupeesAsWritten(text: string): Paise | null {
  const plain = withPlainDigits(text).replace(BEFORE_AMOUNT, '').replace(AFTER_AMOUNT, '').trim();
  if (/^(?:free|nil)$/i.test(plain)) return paise(0);
  if (!AMOUNT.test(plain)) return null;
  const digits = plain.replaceAll(',', '');
  return Number(digits) === 0 ? paise(0) : paiseFromRupees(digits);
}

/** The fee added to every purchase. */
export function readDeliveryFee(text: string): Reading<Paise> {
  if (text === '') return reading('default', paise(0), 'nothing: delivery is free');
  const fee = isNone(text) ? paise(0) : rupeesAsWritten(text);
  if (fee === null)
    return reading('unusable', paise(0), 'no amount in rupees, such as 49 or 49.50. Delivery counts as free');
  const shown = fee === 0 ? 'nothing: delivery is free' : formatPaise(fee);
  return /^\d+(?:\.\d+)?$/.test(text) ? asSet(fee, shown) : reading('read', fee, `read as ${shown}`);
}

const ON = /^(?:true|yes|on|1)$/i;
const OFF = /^(?:false|no|off|0|none)$/i;

/** On or off, in any of the usual words. */
export function readSwitch(text: string, what: string): Reading<boolean> {
  if (text === '') return reading('off', false, `${what} is not offered`);
  if (text === 'true') return asSet(true, `${what} is offered`);
  if (ON.test(text)) return reading('read', true, 'read as true');
  if (OFF.test(text)) return reading(text === 'false' ? 'set' : 'read', false, `${what} is not offered`);
  return reading('unusable', false, `neither true nor false. ${what} is not offered`);
}

/** Whole milliseconds, at most a minute. */
export function readMilliseconds(text: string, otherwise: number): Reading<number> {
  if (text === '') return reading('default', otherwise, String(otherwise));
  const value = Number(text);
  return /^\d+$/.test(text) && value <= 60_000
    ? asSet(value)
    : reading('unusable', otherwise, `no whole number from 0 to 60000. ${otherwise} is used`);
}

/** An international number with its spaces, if the country is India: '+91 98765 43210'. */
function shownNumber(digits: string): string {
  return /^91\d{10}$/.test(digits) ? `+91 ${digits.slice(2, 7)} ${digits.slice(7)}` : `+${digits}`;
}

const NO_WHATSAPP = 'There are no WhatsApp links';

/**
 * An international number, digits only; null hides WhatsApp. Ten digits, with or without a leading 0, are read as an
 * Indian number without its country code.
 */
export function readWhatsapp(text: string): Reading<string | null> {
  if (text === '') return reading('placeholder', DEMO_SHOP.whatsappNumber, 'not set: yours with +91 in front, or none');
  if (isNone(text)) return reading('off', null, 'none: there are no WhatsApp links');
  const written = withPlainDigits(text).replace(/^(?:https?:\/\/)?wa\.me\//i, '');
  const plain = written.replaceAll(/[\s().-]/g, '').replace(/^00(?=[1-9])/, '+');
  const digits = plain.replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return reading('unusable', null, `no number, such as +91 98765 43210. ${NO_WHATSAPP}`);
  if (digits === DEMO_SHOP.whatsappNumber || /^0+$/.test(digits))
    return reading('placeholder', DEMO_SHOP.whatsappNumber, "the demo's: yours with +91 in front, or none");
  const isInternational = plain.startsWith('+');
  const national = /^0?([1-9]\d{9})$/.exec(digits)?.[1];
  if (!isInternational && national !== undefined)
    return reading('guessed', `91${national}`, `10 digits: meant +91? Read as ${shownNumber(`91${national}`)}`);
  if (digits.startsWith('91') && digits.length !== 12)
    return reading('unusable', null, `${digits.length - 2} digits after 91, not 10. ${NO_WHATSAPP}`);
  if (!/^[1-9]\d{7,14}$/.test(digits))
    return reading('unusable', null, `${digits.length} digits: no number. ${NO_WHATSAPP}`);
  const isPlain = /^\+?[\d\s()-]+$/.test(text);
  if (!isPlain) return reading('read', digits, `read as ${shownNumber(digits)}`);
  return isInternational || digits.startsWith('91')
    ? asSet(digits, shownNumber(digits))
    : reading(
        'doubtful',
        digits,
        `read as ${shownNumber(digits)}, a number of another country: put + in front if it is meant`,
      );
}

/** A phone number as it is shown and called. */
export function readPhone(text: string): Reading<string> {
  if (text === '') return reading('placeholder', DEMO_SHOP.phone, 'not set: yours, such as +91 98765 43210');
  const digits = withPlainDigits(text).replaceAll(/\D/g, '');
  if (/^(?:91)?0+$/.test(digits)) return reading('placeholder', text, "the demo's");
  return digits.length >= 8 && digits.length <= 15
    ? asSet(text)
    : reading('unusable', DEMO_SHOP.phone, `${digits.length} digits: not one phone number, such as +91 98765 43210`);
}

const EMAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+$/;

/** An e-mail address. @param demo the value of a missing one */
export function readEmail(text: string, demo: string): Reading<string> {
  if (text === '') return reading('placeholder', demo, 'not set: yours, such as asha@gmail.com');
  const address = text.replace(/^mailto:/i, '');
  if (address === DEMO_SHOP.email || address === DEMO_SHOP.otherEmail)
    return reading('placeholder', address, "the demo's: nobody reads it");
  if (!EMAIL.test(address)) return reading('unusable', demo, 'not one e-mail address, such as asha@gmail.com');
  return address === text ? asSet(address) : reading('read', address, `read as ${address}`);
}

const UPI_ID = /^[\w.-]{2,256}@[a-z][a-z0-9-]{1,63}$/i;
const NO_UPI = 'UPI is not offered';

/** The payee of UPI payments; null offers none. @param demo the demo's id if the shop is the demo, otherwise null */
export function readUpiId(text: string, demo: string | null): Reading<string | null> {
  if (text === '' && demo !== null) return reading('placeholder', demo, 'not set: yours, such as asha@okbank, or none');
  if (text === '' || isNone(text)) return reading('off', null, NO_UPI);
  const link = /^upi:\/\/pay\?(?:[^#]*&)?pa=([^&#]+)/i.exec(text)?.[1];
  const id = (link ?? text).replaceAll(/\s|%20/g, '').replace(/%40/g, '@');
  if (id === DEMO_SHOP.upiId) return reading('placeholder', id, "the demo's: payments would not reach you");
  if (EMAIL.test(id))
    return reading(
      'unusable',
      null,
      `an e-mail address: a UPI id has no dot after the @, such as asha@okbank. ${NO_UPI}`,
    );
  if (!UPI_ID.test(id)) return reading('unusable', null, `not like name@bank. ${NO_UPI}`);
  return id === text ? asSet(id) : reading('read', id, `read as ${id}`);
}

/** Razorpay's public key; null offers no Razorpay. */
export function readRazorpayKey(text: string): Reading<string | null> {
  if (text === '' || isNone(text)) return reading('off', null, 'Razorpay is not offered');
  if (text === EMBEDDED_WIDGET_KEY)
    return reading('placeholder', text, "the embedded backend's widget, in which no money moves");
  if (!/^rzp_(?:test|live)_\w+$/.test(text))
    return reading('unusable', null, 'begins neither with rzp_live_ nor with rzp_test_. Razorpay is not offered');
  return text.startsWith('rzp_test_')
    ? reading('doubtful', text, `${text}: with a test key no money moves`)
    : asSet(text);
}
