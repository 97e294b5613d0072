import { cartFrom, recordOf, type Cart, type LineKey } from '#domain/cart.ts';
import { deviceStorage, readJson } from '#lib/storage.ts';

/** Where things lie on the device; 'token' is the name every generation of the shop has used. */
export const KEYS = {
  token: 'token',
  cart: 'kanuka.cart',
  unsent: 'kanuka.cart.unsent',
  mergeOwed: 'kanuka.cart.merge',
} as const;

/** What the shop keeps on this device between visits. Unreadable values count as absent. */
export const kept = {
  token: (): string | null => deviceStorage.read(KEYS.token)?.trim() || null,
  keepToken: (token: string | null): void => {
    if (token === null) deviceStorage.remove(KEYS.token);
    else deviceStorage.write(KEYS.token, token);
  },
  cart: (): Cart => cartFrom(readJson(deviceStorage, KEYS.cart)),
  /** False when the device refuses to keep anything. */
  keepCart: (cart: Cart): boolean => deviceStorage.write(KEYS.cart, JSON.stringify(recordOf(cart))),
  /** Lines whose change the server has not confirmed, oldest change first. */
  unsent: (): readonly LineKey[] => {
    const raw = readJson(deviceStorage, KEYS.unsent);
    if (!Array.isArray(raw)) return [];
    return raw.flatMap((entry: unknown) => {
      const [productId, size] = Array.isArray(entry) ? (entry as unknown[]) : [];
      return typeof productId === 'string' && typeof size === 'string' ? [{ productId, size }] : [];
    });
  },
  keepUnsent: (lines: readonly LineKey[]): void => {
    if (lines.length === 0) deviceStorage.remove(KEYS.unsent);
    else deviceStorage.write(KEYS.unsent, JSON.stringify(lines.map(({ productId, size }) => [productId, size])));
  },
  /** True while a visitor's cart still has to be merged into the server's. */
  isMergeOwed: (): boolean => deviceStorage.read(KEYS.mergeOwed) === '1',
  keepMergeOwed: (isOwed: boolean): void => {
    if (isOwed) deviceStorage.write(KEYS.mergeOwed, '1');
    else deviceStorage.remove(KEYS.mergeOwed);
  },
};
