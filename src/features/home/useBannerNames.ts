import { listBannerNames } from '#api/catalogue.ts';
import { messageOf } from '#api/errors.ts';
import { dataOr } from '#domain/remote.ts';
import type { Category } from '#domain/shop.ts';
import { useRemote } from '#lib/hooks/useRemote.ts';
import { useList, useShopActions } from '#shop/ShopContext.tsx';

type Names = readonly Category[];

/** The banner's own question, asked once for each shop, however often home is opened. */
const answers = new WeakMap<object, Promise<Names>>();

/** A failure is only logged; the banner then types what the shop knows anyway. */
function askOnce(shop: object): Promise<Names> {
  const asked = answers.get(shop);
  if (asked) return asked;
  const answer = listBannerNames().catch((error: unknown): Names => {
    console.warn(`typing banner: ${messageOf(error)}`);
    return [];
  });
  answers.set(shop, answer);
  return answer;
}

/** The names that the banner types: its own list, else the footer's, else those of the shop's categories. */
export function useBannerNames(): readonly string[] {
  const shop = useShopActions();
  const footer = useList('categoryNames');
  const startUp = useList('categories');
  const { remote } = useRemote({ subject: 'names', ask: () => askOnce(shop), reasonOf: messageOf });
  const chosen = [remote, footer, startUp].map((names) => dataOr(names, [])).find((names) => names.length > 0) ?? [];
  return [...new Set(chosen.map(({ name }) => name))];
}
