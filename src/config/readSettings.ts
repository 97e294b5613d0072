import { paiseFromRupees, paise } from '#domain/money.ts';
import { withoutInvisibleMarks } from '#domain/text.ts';
import { isWeb, parsed } from '#domain/url.ts';
import { shopFrom } from './readShop.ts';

/** What VITE_* variables may hold before they are read: texts, or nothing. */
type Env = Readonly<Record<string, unknown>>;

/** Every fact about the shop, most of which a deployment can change. An unusable value counts as missing. `.env.example` explains each. */
export type Settings = Readonly<ReturnType<typeof settingsFrom>>;

function textOf(env: Env, name: string): string {
  const value = env[name];
  return typeof value === 'string' ? withoutInvisibleMarks(value) : '';
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function webUrl(text: string): string | null {
  const url = parsed(text);
  return url && isWeb(url) ? text.replace(/\/+$/, '') : null;
}

function originsOf(text: string): readonly string[] {
  return listOf(text).flatMap((part) => {
    const url = parsed(part);
    return url && isWeb(url) ? [url.origin] : [];
  });
}

/** Origins of pictures and clips that neither the site nor its backend serves. The storefront itself needs none of them. */
export function mediaOriginsFrom(env: Env): readonly string[] {
  return originsOf(textOf(env, 'VITE_MEDIA_ORIGINS'));
}

function milliseconds(text: string, otherwise: number): number {
  const value = Number(text);
  return text !== '' && Number.isInteger(value) && value >= 0 && value <= 60_000 ? value : otherwise;
}

function emailjsOf(env: Env) {
  const serviceId = textOf(env, 'VITE_EMAILJS_SERVICE_ID');
  const templateId = textOf(env, 'VITE_EMAILJS_TEMPLATE_ID');
  const publicKey = textOf(env, 'VITE_EMAILJS_PUBLIC_KEY');
  return serviceId && templateId && publicKey ? { serviceId, templateId, publicKey } : null;
}

/** Reads the settings; missing or malformed values get a working default or switch their feature off. Never throws. */
export function settingsFrom(env: Env) {
  const shop = shopFrom((name) => textOf(env, name));
  const whatsapp = (textOf(env, 'VITE_WHATSAPP_NUMBER') || '910000000000').replaceAll(/[\s+()-]/g, '');
  const razorpayKeyId = textOf(env, 'VITE_RAZORPAY_KEY_ID');
  return {
    /** Origin and path of the REST backend without a trailing slash; '' is the site itself. */
    backendUrl: webUrl(textOf(env, 'VITE_BACKEND_URL')) ?? '',
    /** Public URL of the storefront without a trailing slash; '' leaves out canonical links. */
    siteUrl: webUrl(textOf(env, 'VITE_SITE_URL')) ?? '',
    ...shop,
    shopPhone: textOf(env, 'VITE_SHOP_PHONE') || '+91 00000 00000',
    socialLinks: listOf(shop.socialLinks).filter((link) => webUrl(link) !== null),
    /** URL of a map that may be framed; null hides the map. */
    mapUrl: webUrl(shop.mapUrl),
    upiId: /^[\w.-]{2,256}@[a-z][a-z0-9.-]{1,63}$/i.test(shop.upiId) ? shop.upiId : null,
    upiPayeeName: textOf(env, 'VITE_UPI_PAYEE_NAME') || shop.shopFullName,
    /** International number, digits only; null hides WhatsApp links. */
    whatsappNumber: /^\d{8,15}$/.test(whatsapp) ? whatsapp : null,
    razorpayKeyId: /^rzp_(test|live)_\w+$/.test(razorpayKeyId) ? razorpayKeyId : null,
    isStripeEnabled: textOf(env, 'VITE_STRIPE_ENABLED') === 'true',
    emailjs: emailjsOf(env),
    emailjsOrderTemplateId: textOf(env, 'VITE_EMAILJS_ORDER_TEMPLATE_ID') || null,
    /** Origins that a card payment may lead to, beside the site's and the backend's. */
    cardOrigins: originsOf(textOf(env, 'VITE_CARD_ORIGINS') || 'https://checkout.stripe.com').filter((origin) =>
      origin.startsWith('https://'),
    ),
    deliveryFee: paiseFromRupees(textOf(env, 'VITE_DELIVERY_FEE')) ?? paise(0),
    splashMs: milliseconds(textOf(env, 'VITE_SPLASH_MS'), 2500),
  };
}
