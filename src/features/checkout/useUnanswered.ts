import { useEffect, useEffectEvent, useState } from 'react';

import { accountOf } from '#domain/account.ts';
import type { OrderNote } from '#domain/orderNote.ts';
import { onStorageChange } from '#lib/storage.ts';
import { orderNotes } from '#shop/orderNotes.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { NOTES_KEY } from '#shop/unansweredOrder.ts';

const unansweredOf = (token: string | null): OrderNote | null =>
  token === null ? null : orderNotes.unanswered(accountOf(token));

/** The shopper's order whose fate is unknown, and a way to look again; null when there is none. */
export function useUnanswered(): readonly [OrderNote | null, () => void] {
  const token = useShop((state) => state.token);
  const [seen, setSeen] = useState(() => ({ token, note: unansweredOf(token) }));
  const look = (): void => setSeen({ token, note: unansweredOf(token) });
  if (seen.token !== token) look();
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    // Another tab orders, or this page comes back from the browser's memory after a payment page.
    const here = new AbortController();
    onStorageChange({ [NOTES_KEY]: () => lookAgain() }, here.signal);
    return () => here.abort();
  }, []);
  return [seen.note, look];
}
