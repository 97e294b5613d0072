import { HOME_COUNTRY, type Address } from '#domain/address/address.ts';
import { cleanAddress } from '#domain/address/addressChecks.ts';
import { newestFirst, type Order } from './order.ts';

/**
 * The delivery address of the latest order, spelled as the form's lists do. Null without an order, or when the latest one has no
 * street or city: an earlier order's address may be out of date.
 */
export function lastAddressOf(orders: readonly Order[]): Address | null {
  const last = newestFirst(orders)[0]?.deliveryAddress;
  if (!last || last.street === '' || last.city === '') return null;
  return cleanAddress({ ...last, country: last.country || HOME_COUNTRY });
}
