import { settings } from '#config/settings.ts';
import { urlPart } from '#domain/text/url.ts';

/** URL of a WhatsApp conversation with the shop and a prepared message; null if the shop has no number. */
export function whatsappLink(message: string): string | null {
  const { whatsappNumber } = settings;
  return whatsappNumber === null ? null : `https://wa.me/${whatsappNumber}?text=${urlPart(message)}`;
}

/** URL of a prepared e-mail to the shop; RFC 6068 encodes its line breaks as %0D%0A. */
export function mailLink(subject = '', body = ''): string {
  const parts = Object.entries({ subject, body }).filter(([, text]) => text !== '');
  const query = parts.map(([name, text]) => `${name}=${urlPart(text.replaceAll(/\r?\n/g, '\r\n'))}`).join('&');
  return `mailto:${settings.shopEmail}${query === '' ? '' : `?${query}`}`;
}

/** The shop's number as a link that a phone can call. */
export function phoneLink(): string {
  return `tel:${settings.shopPhone.replaceAll(/[^\d+]/g, '')}`;
}
