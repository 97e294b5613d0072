import { useEffect, useState } from 'react';

import { listBannerNames } from '#api/catalogue.ts';
import { messageOf } from '#api/errors.ts';
import { dataOr } from '#domain/remote.ts';
import type { Category } from '#domain/shop.ts';
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
  const [own, setOwn] = useState<Names>([]);
  useEffect(() => {
    let isCurrent = true;
    void askOnce(shop).then((names) => isCurrent && setOwn(names));
    return () => {
      isCurrent = false;
    };
  }, [shop]);
  const chosen = [own, dataOr(footer, []), dataOr(startUp, [])].find((names) => names.length > 0) ?? [];
  return [...new Set(chosen.map(({ name }) => name))];
}
