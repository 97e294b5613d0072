import { settings } from '#config/settings.ts';

/** The shop's number as a link that a phone can call. */
export function phoneLink(): string {
  return `tel:${settings.shopPhone.replaceAll(/[^\d+]/g, '')}`;
}

/** A letter to the shop in the shopper's own mail, already written. */
export function mailLink(subject = '', body = ''): string {
  const parts = Object.entries({ subject, body }).filter(([, text]) => text !== '');
  const query = parts.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&');
  return `mailto:${settings.shopEmail}${query === '' ? '' : `?${query}`}`;
}
