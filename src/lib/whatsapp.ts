import { settings } from '#config/settings.ts';
import { addressPart } from '#domain/url.ts';

/** A WhatsApp conversation with the shop, the message already written; null when the shop has no number. */
export function whatsappLink(message: string): string | null {
  const { whatsappNumber } = settings;
  return whatsappNumber === null ? null : `https://wa.me/${whatsappNumber}?text=${addressPart(message)}`;
}
